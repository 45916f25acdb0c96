"""What the server says in whole games, recorded frame by frame: proof that moving its code changed nothing.

`server.py` alone knows the server's modules; `script.py` plays as browsers do; `recording.py` writes and compares.
"""
