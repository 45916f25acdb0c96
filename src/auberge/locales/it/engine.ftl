### Parole degli errori del motore di gioco; chiavi che iniziano con `bug-`.

bug-unknown-fact = Errore interno: le regole del gioco ({ $game }) hanno annotato un fatto senza nome (numero { $fact }). Segnalalo, per favore.
