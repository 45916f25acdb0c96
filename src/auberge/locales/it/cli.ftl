### Parole del client da terminale; le chiavi cominciano con `cli-`.
