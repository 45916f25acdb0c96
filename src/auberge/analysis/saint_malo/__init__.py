"""What there is to say about a position of Saint Malo."""
