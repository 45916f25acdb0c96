"""What every game shares. No game's name appears here."""
