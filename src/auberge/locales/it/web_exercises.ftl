## Gli esercizi nel browser: decisioni costose da riprovare

server-no-such-exercise = Questo esercizio non c’è: la partita non è ancora stata analizzata, o non ha questa decisione costosa.
server-exercise-other-move = Non è la decisione richiesta qui.
bug-no-decision = Errore interno: il passo { $step } di una partita ({ $game }) non è la decisione analizzata. Segnalalo, per favore.
web-exercise = Esercizio
web-exercise-show = Fammi vedere
web-exercise-again = Riprova
web-exercise-next = Avanti
web-exercise-weighing = La tua mossa viene valutata…
web-exercise-best = La mossa migliore.
web-exercise-good = Altrettanto buona: nessuna differenza netta dalla mossa migliore.
web-exercise-worse = C’è una mossa migliore.
web-exercise-shown = La soluzione.
web-exercise-best-is = La mossa migliore: { $move }.
web-exercise-cost = La tua costa { $percent ->
    [one] { $percent } punto percentuale
   *[other] { $percent } punti percentuali
} di probabilità di vittoria (tra { $low } e { $high }).
web-exercise-cost-steady = La tua costa { $percent ->
    [one] { $percent } punto percentuale
   *[other] { $percent } punti percentuali
} di probabilità di vittoria.
web-exercise-weighed = Le mosse a confronto
web-exercise-judged = Conta solo questo passo; si suppone che poi si giochi bene.
web-exercise-seen = Probabilità di vittoria, in base a ciò che si vede da questo posto.
web-exercise-narrow = a meno di un punto percentuale
web-exercise-mark-best = la migliore
web-exercise-mark-yours = la tua risposta
web-exercise-mark-played = giocata nella partita
web-again = Riprova
web-again-title = Decisione { $number } di { $all }
web-again-text = { $name }, dopo il passo { $step }: c’era una mossa migliore. Che cosa giocheresti ora?
web-again-what = Quale mossa era migliore?
web-again-to-game = Torna alla partita

## I rompicapi

web-puzzles = Rompicapi
web-puzzles-lead = Posizioni tratte da partite tra giocatori automatici. In ognuna una mossa è nettamente la migliore.
web-puzzles-all = Tutti i rompicapi
web-puzzle = Rompicapo
web-puzzle-title = { $daily ->
    [yes] Il rompicapo del giorno
   *[no] Rompicapo
} ({ $level })
web-puzzle-text = Decidi tu: qual è la mossa migliore?
web-puzzle-next = Prossimo rompicapo
web-puzzle-other = Un altro rompicapo
web-puzzle-solve = Risolvi un rompicapo
web-puzzle-seen = Affrontati: { $seen } su { $all }
web-puzzle-solved = Risolti al primo tentativo: { $solved } su { $seen }
web-puzzle-rating = Il tuo punteggio: { $rating }
web-puzzle-rating-changed = Il tuo punteggio: { $rating } ({ $change })
web-puzzle-daily = Il rompicapo del giorno
web-puzzle-daily-of = { $game } ({ $level })
web-puzzle-daily-go = Vai al rompicapo
web-puzzle-daily-done = Fatto. Domani ce n’è uno nuovo.
web-puzzle-in-a-row = { $days ->
    [one] { $days } giorno di fila.
   *[other] { $days } giorni di fila.
}
