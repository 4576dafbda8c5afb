"""What people look at: layout turns a scene and a size into things to draw, paint draws them."""
