"""What people hear: cues become synthesized sounds and, if wanted, a voice."""
