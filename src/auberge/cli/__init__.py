"""The terminal: play, replay, rules, data and measurements. Meets a game only through core.protocol and games.load."""
