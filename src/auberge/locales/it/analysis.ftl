### Parole dei consigli e dei bilanci: che cosa farebbe un buon giocatore e perché, e una partita finita rivista.

## Consigli

analysis-ask = Tu che faresti?
analysis-thinking = Ci sto pensando …
analysis-hint-come = Ecco il consiglio. { $move }, vittoria: { $percent }%.
analysis-chance = vittoria: { $percent }%
analysis-between = tra { $low }% e { $high }%
analysis-steady = varia appena da una partita immaginata all’altra
analysis-worlds = Soppesato in { $worlds } partite immaginate, da ciò che questo posto vede.
analysis-worlds-few = Solo una prima impressione: soppesato in { $worlds } partite immaginate, da ciò che questo posto vede.
analysis-close = Poca differenza: queste mosse si equivalgono quasi.
analysis-nothing = Nessuna ragione spicca da sola.
analysis-only = Non c’è un’altra mossa.
analysis-on-average = in media { $number }
analysis-play-this = Gioca questa mossa
analysis-hint-line = { $place }. { $move } · vittoria: { $percent }% (tra { $low }% e { $high }%)
analysis-hint-line-steady = { $place }. { $move } · vittoria: { $percent }%
analysis-not-this-game = Nessuno ha ancora imparato a riflettere su { $game }.
analysis-hints = Consigli
analysis-hints-on = A questo tavolo i consigli sono permessi.
analysis-hints-off = I consigli sono esclusi finché non sono tutti d’accordo.
analysis-hints-agrees = d’accordo con i consigli
analysis-hints-agree = Tutti possono chiedere consiglio
analysis-key-hint = tu che faresti?
cli-command-hint = consiglio
cli-command-hint-help = tu che faresti? Le mosse migliori, e perché
server-hints-off = A questo tavolo i consigli sono esclusi: prima devono essere d’accordo tutti quelli che giocano.
analysis-hint-not-due = Un consiglio c’è solo quando tocca a te decidere.
server-hint-failed = Questa volta non si è trovato un consiglio. Riprova.
server-hint-asked = Hai già chiesto; la risposta è in arrivo.
bug-no-hint = Errore interno: un consiglio per { $game } non è riuscito ({ $problem }). Segnalalo, per favore.

## Bilanci

cli-help-review = Rivede una partita finita: le probabilità di vincere nel tempo, le decisioni più costose, la fortuna.
cli-help-review-seconds = Quanto tempo dedicarvi, circa, in secondi (predefinito: 60).
cli-help-review-tries = Guarda invece esattamente così da vicino: tanti tentativi per ogni posizione; lo stesso numero e lo stesso seme danno lo stesso bilancio.
analysis-not-over = La partita non è finita: si rivede solo una partita finita.
analysis-review = Bilancio
analysis-review-show = Rivedi la partita
analysis-review-begun = La partita viene rivista. Può volerci un minuto.
analysis-review-working = La partita viene rivista: { $percent }%
analysis-review-come = Il bilancio è pronto: probabilità di vincere, decisioni costose, fortuna.
analysis-review-failed = Non è stato possibile rivedere la partita.
analysis-curve = Probabilità di vincere nel corso della partita
analysis-curve-note = La fascia mostra con quale precisione la misurano le partite immaginate, 19 volte su 20; quanto bene siano giocate è un’altra faccenda.
analysis-as-table = Come tabella
analysis-step = Passo
analysis-percent = { $percent }%
analysis-costly = Le decisioni più costose
analysis-costly-of = { $name }: le decisioni più costose
analysis-costly-none = Nulla che sia costato anche solo un centesimo della probabilità di vincere.
analysis-costly-made = Passo { $step } · { $made }
analysis-costly-better = Meglio: { $better }
analysis-costly-cost = costo: { $percent ->
    [one] { $percent } punto
   *[other] { $percent } punti
} di probabilità di vincere (tra { $low } e { $high })
analysis-costly-cost-steady = costo: { $percent ->
    [one] { $percent } punto
   *[other] { $percent } punti
} di probabilità di vincere
analysis-look-there = Guarda quel momento
analysis-luck = Fortuna di dadi e pescate
analysis-luck-line = { $name }: { $points } { $number ->
    [one] punto
   *[other] punti
} (tra { $low } e { $high }), { $verdict ->
    [good] fortuna
    [bad] sfortuna
   *[fair] più o meno come atteso
}
analysis-luck-nil = { $name }: proprio come atteso, nulla di dato e nulla di tolto
analysis-luck-unclear = { $name }: troppo pochi tentativi per distinguere fortuna e sfortuna
analysis-luck-note = Ciò che dadi e carte hanno dato o tolto, in punti di probabilità di vincere, rispetto a ciò che ci si poteva attendere ogni volta.

## Ragioni a Saint Malo; $here con questa mossa, $other con le altre

analysis-saint_malo-houses = Più punti dalle case: { $here } invece di { $other }.
analysis-saint_malo-churches = Più punti dalle serie di chiese: { $here } invece di { $other }.
analysis-saint_malo-characters = I personaggi portano più punti: { $here } invece di { $other }.
analysis-saint_malo-towers = Più punti come bonus delle torri: { $here } invece di { $other }.
analysis-saint_malo-sides = Più mura complete: { $here } invece di { $other }.
analysis-saint_malo-walls = Più sezioni nelle mura ancora da completare: { $here } invece di { $other }.
analysis-saint_malo-defence = Una difesa migliore contro il prossimo attacco: { $here } invece di { $other }.
analysis-saint_malo-cannons = Meno cannoni perduti contro i pirati: { $here } invece di { $other }.
analysis-saint_malo-coins = Più monete per cambiare i dadi: { $here } invece di { $other }.
analysis-saint_malo-logs = Più tronchi per le case: { $here } invece di { $other }.
analysis-saint_malo-crates = Un posto migliore per un mercante, con più casse attorno: { $here } invece di { $other }.
analysis-saint_malo-priest-place = Un posto migliore per un prete, con più chiese attorno: { $here } invece di { $other }.
analysis-saint_malo-juggler-place = Un posto migliore per un giocoliere, con più tipi di personaggi attorno: { $here } invece di { $other }.
analysis-saint_malo-filled = La città si riempie più in fretta, con più caselle costruite: { $here } invece di { $other }.

## Ragioni a Valletta

analysis-valletta-building-points = Più punti sugli edifici: { $here } invece di { $other }.
analysis-valletta-track = Più avanti sul tracciato dei punti: { $here } invece di { $other }.
analysis-valletta-jean-bonus = Più punti per aver costruito accanto a Jean: { $here } invece di { $other }.
analysis-valletta-buildings = Più edifici: { $here } invece di { $other }.
analysis-valletta-upgrades = Più edifici migliorati: { $here } invece di { $other }.
analysis-valletta-production = Più icone rendita: { $here } invece di { $other }.
analysis-valletta-neighbours = Gli edifici vicini fanno risparmiare più monete su ciò che resta da costruire: { $here } invece di { $other }.
analysis-valletta-goods = Più merci in riserva: { $here } invece di { $other }.
analysis-valletta-kinds = Più tipi diversi di merci in riserva: { $here } invece di { $other }.
analysis-valletta-cards = Carte migliori nel mazzo, ognuna di più punti: { $here } invece di { $other }.
analysis-valletta-thin-stack = Meno carte nel mazzo, così quelle buone tornano prima: { $here } invece di { $other }.
analysis-valletta-rivals-points = Meno punti per l’avversario migliore: { $here } invece di { $other }.
analysis-valletta-rivals-goods = Agli altri restano meno merci a testa: { $here } invece di { $other }.

## Ragioni a Malta!

analysis-malta-safe = Più probabilmente ancora in gioco: { $here }% delle partite immaginate invece di { $other }%.
analysis-malta-exits = Più uscite al prossimo turno: { $here } invece di { $other }.
analysis-malta-ways-on = Più frecce portano avanti dalla casella seguente: { $here } invece di { $other }.
analysis-malta-next-number = Una casella a un passo dà più carte: { $here } invece di { $other }.
analysis-malta-cards = Più carte in mano: { $here } invece di { $other }.
analysis-malta-answers = Più risposte tenute in mano: { $here } invece di { $other }.
analysis-malta-hand-worth = Restano in mano carte migliori, ognuna pari a tante carte comuni: { $here } invece di { $other }.
analysis-malta-space-number = La pedina sta su una casella che dà più carte: { $here } invece di { $other }.
analysis-malta-racket = Meno carte da pagare come pizzo al prossimo passo: { $here } invece di { $other }.
analysis-malta-blind = Meno carte «Fede cieca» in vigore: { $here } invece di { $other }.
analysis-malta-rivals-out = Più avversari sono eliminati: { $here } invece di { $other }.
analysis-malta-rivals-stuck = Più avversari restano senza uscite: { $here } invece di { $other }.
analysis-malta-rivals-cards = Gli altri hanno meno carte a testa: { $here } invece di { $other }.
analysis-malta-rivals-blind = Più carte «Fede cieca» in vigore contro gli altri: { $here } invece di { $other }.
