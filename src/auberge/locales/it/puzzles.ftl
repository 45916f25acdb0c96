### I rompicapi: posizioni in cui una mossa è nettamente la migliore. Il giudizio sulle risposte e il comando `auberge puzzles`.

unknown-puzzle = Non c’è nessun rompicapo «{ $name }».
puzzles-none = Per { $game } non ci sono ancora rompicapi di questo tipo.
puzzles-other-set = Il file contiene già altri rompicapi (gioco: { $game }, seme: { $seed }). Scegli un altro file, oppure lo stesso gioco e lo stesso seme.
puzzle-no-answer = Non è una risposta a questo rompicapo: scegli una delle mosse possibili.
bug-puzzle = Errore interno: il rompicapo { $puzzle } non riporta alla sua posizione. Segnalalo, per favore.

## Le risposte

puzzle-level = { $level ->
    [easy] facile
    [medium] medio
   *[hard] difficile
}
puzzle-verdict-best = Risolto: è la mossa migliore.
puzzle-verdict-as_good = Risolto: le partite simulate non mostrano una differenza netta dalla mossa migliore.
puzzle-verdict-worse = Non è la mossa migliore: costa circa { $points ->
    [one] { $points } punto percentuale
   *[other] { $points } punti percentuali
} di probabilità di vittoria.
puzzle-answer = La mossa migliore: { $move }
puzzle-why = Perché è la migliore:
puzzle-why-than = Perché è migliore di questa: { $move }

## Il comando

cli-help-puzzles = Rompicapi da risolvere: posizioni in cui una mossa è nettamente la migliore.
cli-help-puzzles-solve = Propone rompicapi adatti al tuo punteggio, uno dopo l’altro.
cli-help-puzzles-daily = Il rompicapo del giorno, uguale per tutti.
cli-help-puzzles-level = Solo rompicapi di questo livello: easy (facile), medium (medio) o hard (difficile).
cli-help-puzzles-mine = Cerca nuovi rompicapi nelle partite tra giocatori automatici.
cli-help-puzzles-check = Riesamina più a lungo tutti i rompicapi e dice quante volte la mossa migliore resta la stessa.
cli-help-puzzles-count = Numero di rompicapi da trovare.
cli-help-puzzles-easy = Quota massima di rompicapi facili, in percento (predefinita: 35).
cli-help-puzzles-out = File per i rompicapi. Se esiste già, la ricerca riprende da dove si era fermata.
cli-help-puzzles-times = Per quanto moltiplicare la durata dell’esame.
cli-help-puzzles-file = File con i rompicapi, al posto di quelli predefiniti.
cli-value-level = LIVELLO
puzzles-bad-level = «{ $value }» non è un livello. Livelli: { $known }.
puzzles-daily-game = Il rompicapo del giorno è uguale per tutti: non indicare né gioco né livello.
puzzles-standing = { $game }, rompicapi visti: { $seen } su { $all }, punteggio: { $rating }
puzzles-how-to-start = Per risolvere rompicapi: { $command }
puzzle-ribbon = Rompicapo { $id } ({ $level }). Giochi come { $name }. Qual è la mossa migliore?
puzzle-ribbon-daily = Rompicapo del giorno ({ $level }). Giochi come { $name }. Qual è la mossa migliore?
puzzle-command-moves = mosse
puzzle-command-show = mostra
puzzle-command-skip = salta
puzzle-command-quit = esci
puzzle-keys = Puoi anche digitare: { $keys }.
puzzle-yours = la tua mossa
puzzle-rating = Il tuo punteggio: { $rating } ({ $change })
puzzle-next = Premi Invio per il prossimo rompicapo.
puzzles-left = Alla prossima. Per continuare: { $command }
puzzles-not-kept = Non è possibile salvare il tuo punteggio in { $file }: { $problem }.
puzzles-mining = Rompicapi trovati
puzzles-mined = Partite: { $games } · decisioni esaminate: { $decisions } · candidate: { $candidates } · confermate: { $proved } · tenute: { $kept }
puzzles-checking = Rompicapi riesaminati
puzzles-disagreed = { $id }: ora la mossa migliore è { $move }
puzzles-agreed = Con un esame più lungo (×{ $times }) la mossa migliore resta la stessa: { $agreed } su { $all } ({ $share }). Nettamente la migliore: { $clear }.
