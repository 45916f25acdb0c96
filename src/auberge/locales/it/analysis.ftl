### Parole dei consigli e delle analisi: che cosa farebbe un buon giocatore e perché, e una partita finita analizzata.

## Consigli

analysis-ask = Tu che faresti?
analysis-thinking = Ci sto pensando…
analysis-hint-not-yet = Non so ancora dirlo. Ci sto ancora pensando…
analysis-hint-come = Ecco il consiglio: { $move }. Probabilità di vittoria: { $percent }%.
analysis-chance = vittoria: { $percent }%
analysis-between = intervallo: { $low }–{ $high }%
analysis-steady = varia pochissimo da una partita simulata all’altra
analysis-worlds = { $worlds ->
    [one] Valutazione basata su { $worlds } partita simulata e su ciò che si vede da questo posto.
   *[other] Valutazione basata su { $worlds } partite simulate e su ciò che si vede da questo posto.
}
analysis-worlds-few = { $worlds ->
    [one] Solo una prima impressione: valutazione basata su { $worlds } partita simulata e su ciò che si vede da questo posto.
   *[other] Solo una prima impressione: valutazione basata su { $worlds } partite simulate e su ciò che si vede da questo posto.
}
analysis-close = Poca differenza: queste mosse quasi si equivalgono.
analysis-nothing = Nessun motivo spicca in particolare.
analysis-only = È l’unica mossa possibile.
analysis-on-average = in media { $number }
analysis-play-this = Gioca questa mossa
analysis-hint-line = { $place }. { $move } · vittoria: { $percent }% (intervallo: { $low }–{ $high }%)
analysis-hint-line-steady = { $place }. { $move } · vittoria: { $percent }%
analysis-not-this-game = Per { $game } non ci sono ancora consigli.
analysis-hints = Consigli
analysis-hints-on = A questo tavolo i consigli sono permessi.
analysis-hints-off = I consigli sono disattivati finché non sono tutti d’accordo.
analysis-hints-agrees = d’accordo con i consigli
analysis-hints-agree = Permetti i consigli a tutti
analysis-key-hint = tu che faresti?
cli-command-hint = consiglio
cli-command-hint-help = tu che faresti? Le mosse migliori, e perché
server-hints-off = A questo tavolo i consigli sono disattivati: prima devono essere d’accordo tutti quelli che giocano.
analysis-hint-not-due = Puoi chiedere un consiglio solo quando tocca a te decidere.
analysis-hint-unsure = Non riesco a dire quale di queste mosse sia la migliore. Scegli quella che preferisci.
server-hint-failed = Questa volta non è arrivato nessun consiglio. Riprova.
server-hint-asked = Hai già chiesto un consiglio: è in arrivo.
bug-no-hint = Errore interno: non è stato possibile preparare un consiglio per { $game } ({ $problem }). Segnalalo, per favore.

## Analisi

cli-help-review = Analizza una partita finita: la probabilità di vittoria nel tempo, le decisioni più costose e la fortuna.
cli-help-review-seconds = Durata approssimativa dell’analisi, in secondi (predefinito: 60).
cli-help-review-tries = Fissa invece il numero di simulazioni per ogni posizione; lo stesso numero e lo stesso seme danno la stessa analisi.
analysis-not-over = La partita non è finita: si analizzano solo le partite finite.
analysis-review = Analisi
analysis-review-show = Analizza la partita
analysis-review-begun = Analisi in corso. Può volerci un minuto.
analysis-review-working = Analisi in corso: { $percent }%
analysis-review-come = L’analisi è pronta: probabilità di vittoria, decisioni costose e fortuna.
analysis-review-failed = Non è stato possibile analizzare la partita.
analysis-curve = Probabilità di vittoria nel corso della partita
analysis-curve-note = La fascia è l’intervallo di confidenza al 95% della probabilità di vittoria; non dice quanto bene siano giocate le partite simulate.
analysis-as-table = Come tabella
analysis-step = Passo
analysis-percent = { $percent }%
analysis-costly = Le decisioni più costose
analysis-costly-of = { $name }: le decisioni più costose
analysis-costly-none = Nessuna decisione è costata neppure un punto percentuale di probabilità di vittoria.
analysis-costly-made = Passo { $step } · { $made }
analysis-costly-better = Meglio: { $better }
analysis-costly-cost = costo: { $percent ->
    [one] { $percent } punto percentuale
   *[other] { $percent } punti percentuali
} di probabilità di vittoria (tra { $low } e { $high })
analysis-costly-cost-steady = costo: { $percent ->
    [one] { $percent } punto percentuale
   *[other] { $percent } punti percentuali
} di probabilità di vittoria
analysis-look-there = Vedi quel momento
analysis-luck = Fortuna con dadi e carte
analysis-luck-line = { $name }: { $points } { $number ->
    [one] punto percentuale
   *[other] punti percentuali
} (tra { $low } e { $high }), { $verdict ->
    [good] fortuna
    [bad] sfortuna
   *[fair] più o meno come atteso
}
analysis-luck-nil = { $name }: proprio come atteso, né fortuna né sfortuna
analysis-luck-unclear = { $name }: troppo poche simulazioni per distinguere la fortuna dalla sfortuna
analysis-luck-note = Ciò che dadi e carte hanno dato o tolto, in punti percentuali di probabilità di vittoria, rispetto a quanto ci si poteva aspettare ogni volta.

## Ragioni a Saint Malo; $here con questa mossa, $other con le altre

analysis-saint_malo-houses = Più punti dalle case: { $here } invece di { $other }.
analysis-saint_malo-churches = Più punti dalle serie di chiese: { $here } invece di { $other }.
analysis-saint_malo-characters = I personaggi portano più punti: { $here } invece di { $other }.
analysis-saint_malo-towers = Più punti dai bonus delle torri: { $here } invece di { $other }.
analysis-saint_malo-sides = Più lati completi: { $here } invece di { $other }.
analysis-saint_malo-walls = Più sezioni nelle mura che si possono ancora completare: { $here } invece di { $other }.
analysis-saint_malo-defence = Una difesa migliore contro il prossimo attacco: { $here } invece di { $other }.
analysis-saint_malo-cannons = Meno cannoni persi contro i pirati: { $here } invece di { $other }.
analysis-saint_malo-coins = Più monete per modificare i dadi: { $here } invece di { $other }.
analysis-saint_malo-logs = Più tronchi per le case: { $here } invece di { $other }.
analysis-saint_malo-crates = Un posto migliore per un mercante, con più casse intorno: { $here } invece di { $other }.
analysis-saint_malo-priest-place = Un posto migliore per un prete, con più chiese intorno: { $here } invece di { $other }.
analysis-saint_malo-juggler-place = Un posto migliore per un giocoliere, con più tipi di personaggi intorno: { $here } invece di { $other }.
analysis-saint_malo-filled = La città si riempie più in fretta, con più caselle piene: { $here } invece di { $other }.

## Ragioni a Valletta

analysis-valletta-building-points = Più punti dagli edifici: { $here } invece di { $other }.
analysis-valletta-track = Più avanti sul tracciato dei punti: { $here } invece di { $other }.
analysis-valletta-jean-bonus = Più punti per aver costruito nell’area di Jean: { $here } invece di { $other }.
analysis-valletta-buildings = Più edifici: { $here } invece di { $other }.
analysis-valletta-upgrades = Più edifici migliorati: { $here } invece di { $other }.
analysis-valletta-production = Più icone rendita: { $here } invece di { $other }.
analysis-valletta-neighbours = Gli edifici adiacenti fanno risparmiare più monete su ciò che resta da costruire: { $here } invece di { $other }.
analysis-valletta-goods = Più beni a disposizione: { $here } invece di { $other }.
analysis-valletta-kinds = Più tipi diversi di beni a disposizione: { $here } invece di { $other }.
analysis-valletta-cards = Carte migliori nel mazzo, che valgono più punti ciascuna: { $here } invece di { $other }.
analysis-valletta-thin-stack = Meno carte nel mazzo, così quelle buone tornano prima: { $here } invece di { $other }.
analysis-valletta-rivals-points = Meno punti per l’avversario migliore: { $here } invece di { $other }.
analysis-valletta-rivals-goods = Agli altri restano meno beni a testa: { $here } invece di { $other }.

## Ragioni a Malta!

analysis-malta-safe = Più probabilità di restare in gioco nelle partite simulate: { $here }% invece di { $other }%.
analysis-malta-exits = Più uscite al prossimo turno: { $here } invece di { $other }.
analysis-malta-ways-on = Più frecce per proseguire dalla casella seguente: { $here } invece di { $other }.
analysis-malta-next-number = Una casella a un passo dà più carte: { $here } invece di { $other }.
analysis-malta-cards = Più carte in mano: { $here } invece di { $other }.
analysis-malta-answers = Più carte di risposta in mano: { $here } invece di { $other }.
analysis-malta-hand-worth = Restano in mano carte migliori (valore medio per carta): { $here } invece di { $other }.
analysis-malta-space-number = La pedina sta su una casella che dà più carte: { $here } invece di { $other }.
analysis-malta-racket = Meno carte da pagare come pizzo al prossimo passo: { $here } invece di { $other }.
analysis-malta-blind = Meno carte «Fede cieca» in vigore: { $here } invece di { $other }.
analysis-malta-rivals-out = Più avversari fuori dal gioco: { $here } invece di { $other }.
analysis-malta-rivals-stuck = Più avversari senza uscite: { $here } invece di { $other }.
analysis-malta-rivals-cards = Gli altri hanno meno carte a testa: { $here } invece di { $other }.
analysis-malta-rivals-blind = Più carte «Fede cieca» in vigore contro gli altri: { $here } invece di { $other }.
