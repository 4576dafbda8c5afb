"""The running table: what comes in, in order, becomes steps; what comes out, becomes views."""
