"""Stands in for the library safetensors where it is not installed, as on Debian 12: what our programs use of it."""
