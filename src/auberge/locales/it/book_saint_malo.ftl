### Il libro delle regole di Saint Malo e il suo promemoria. Le chiavi seguono rulebook/saint_malo.toml; fra ** sta ciò che si legge per primo.

## Lo scopo

book-saint_malo-goal = Lo scopo del gioco
book-saint_malo-goal-theme = Il porto di Saint Malo si arricchisce, e i pirati se ne sono accorti. Con i dadi e un pennarello disegni una città tutta tua: mura, chiese, case e gente che ci vive.
book-saint_malo-goal-win = Ciò che disegni riempie caselle e ti dà punti vittoria (PV), a volte subito, a volte alla fine. Appena una città è completa, si finisce il giro. A quel punto vince chi ha più PV.

## La preparazione

book-saint_malo-setup = La preparazione
book-saint_malo-setup-table = Prima del primo turno:
book-saint_malo-setup-table-boards = Metti la plancia principale alla portata di tutti. Ognuno prende una plancia città e un pennarello.
book-saint_malo-setup-table-pirates = Con meno di cinque giocatori, cancella con un tratto le colonne dei pirati previste per più giocatori.
book-saint_malo-setup-table-first = Comincia il giocatore più giovane: prende i cinque dadi e annerisce i tre tetti sopra il deposito di legname.
book-saint_malo-setup-table-spare = Rimetti nella scatola il materiale che avanza.
book-saint_malo-setup-start = Ogni città comincia con **3 monete** nella banca, **2 tronchi** nel deposito e 0 PV. Quattro casse ci sono già; le altre 41 caselle sono vuote. Nessun cannone è ancora cancellato.
book-saint_malo-setup-new = Una città appena nata. Le colonne vanno da A a G a partire da sinistra, le righe da 1 a 7 a partire dall’alto. Le quattro casse sono in B2, C2, B3 e B4. Tutte toccano la casella vuota C3.
book-saint_malo-setup-online = A un tavolo di Auberge è tutto già pronto. Chi apre il tavolo sceglie chi comincia oppure lo affida alla sorte.

## Il tuo turno in breve

book-saint_malo-turn = Il tuo turno in breve
book-saint_malo-turn-steps = Comincia il primo giocatore, poi si gioca in senso orario. Nel tuo turno:
book-saint_malo-turn-steps-roll = **Lancia** i dadi, al massimo tre volte. Tieni quelli che ti piacciono.
book-saint_malo-turn-steps-choose = **Scegli** un simbolo. Per 2 monete ciascuno, puoi modificare altri dadi e dar loro quel simbolo.
book-saint_malo-turn-steps-use = **Usalo**: ricevi tronchi, piazza casse o mura, costruisci una chiesa o ingaggia un personaggio.
book-saint_malo-turn-steps-pirates = **Spunta** una casella dei pirati per ogni dado con spade incrociate.
book-saint_malo-turn-steps-on = **Passa** i dadi a chi siede alla tua sinistra.
book-saint_malo-turn-faces = Ogni dado ha le stesse sei facce:
book-saint_malo-turn-faces-log = **Tronco:** legno per le case. Ogni dado porta un tronco.
book-saint_malo-turn-faces-crate = **Cassa:** merci per i mercanti. Con ogni dado piazzi una cassa.
book-saint_malo-turn-faces-wall = **Muro:** con ogni dado piazzi una sezione di mura in una casella scura.
book-saint_malo-turn-faces-cross = **Croce:** con tutti i dadi usati costruisci una sola chiesa.
book-saint_malo-turn-faces-head = **Testa:** con tutti i dadi usati ingaggi un solo personaggio.
book-saint_malo-turn-faces-swords = **Spade incrociate:** i pirati! Questo simbolo non si sceglie, ma conta sempre.
book-saint_malo-turn-alone = Quando hai una sola scelta possibile, Auberge la fa per te e va avanti.

## La tua città

book-saint_malo-city = La tua città
book-saint_malo-city-cells = La tua città ha 45 caselle. All’interno ci sono 25 **caselle chiare**, intorno 20 **caselle scure**: quattro lati da cinque caselle, ognuno fra due torri. Le mura vanno solo nelle caselle scure. Tutto il resto può stare ovunque.
book-saint_malo-city-stay = Si disegna solo nelle caselle vuote, una cosa per casella. Ciò che è disegnato resta fino alla fine: niente si sposta e niente si cancella. Le torri non sono caselle. Monete e tronchi non occupano caselle.
book-saint_malo-city-dark-title = Attenzione alle caselle scure
book-saint_malo-city-dark = In una casella scura, tutto ciò che non è una sezione di mura distrugge subito quel lato. Non darà mai più né bonus né difesa, anche se riempi il resto di mura. Gli altri tre lati non ne risentono.
book-saint_malo-city-destroyed = In alto c’erano quattro sezioni di mura, e solo F1 era vuota. Lì è finita una cassa. Ora il lato superiore è distrutto: niente bonus e niente difesa, per sempre.
book-saint_malo-city-near-title = Fianco a fianco o intorno?
book-saint_malo-city-near = Due caselle sono **fianco a fianco** se hanno un lato in comune. **Intorno** a una casella ci sono tutte quelle che la toccano, anche solo con un angolo: al massimo otto. Chiare o scure, non importa. Anche le caselle scure ai due lati di una torre si toccano con un angolo.

## I lanci

book-saint_malo-dice = I lanci
book-saint_malo-dice-rolls = Per prima cosa lancia tutti e cinque i dadi. Poi tieni quelli che vuoi e rilancia gli altri. Puoi farlo due volte: in tutto hai al massimo tre lanci. Puoi anche fermarti prima.
book-saint_malo-dice-again = Prima di ogni lancio scegli di nuovo. Puoi rilanciare anche un dado che avevi tenuto, e perfino le spade incrociate. Dopo l’ultimo lancio i dadi restano come sono; solo le monete possono ancora modificarli.
book-saint_malo-dice-swords = Primo lancio: tre spade incrociate e due teste. Nessuno ti obbliga a tenere le spade. Tieni le teste, rilancia gli altri tre dadi e incrocia le dita.

## Un simbolo, e a che cosa servono le monete

book-saint_malo-choose = Un simbolo, e a che cosa servono le monete
book-saint_malo-choose-one = Scegli un simbolo, ma mai le spade incrociate. Dei suoi dadi usa quanti ne vuoi, almeno uno. Servono tutti a una cosa sola: con quattro teste ingaggi un personaggio, non due. Gli altri dadi, spade incrociate a parte, non hanno effetto.
book-saint_malo-choose-coins-title = Modificare i dadi
book-saint_malo-choose-coins = Con **2 monete** modifichi un dado, che prende il simbolo scelto. Puoi modificarne più d’uno, anche se nessun dado mostra ancora quel simbolo. Le spade incrociate non si modificano mai, e nessun dado può diventare spade.
book-saint_malo-choose-bank = Le monete pagano soltanto i dadi modificati e le consegne di tronchi. Si paga sempre tutto, prima di disegnare. Le monete guadagnate in un turno arrivano troppo tardi per quel turno.
book-saint_malo-choose-third = Dopo i lanci hai due casse, un muro, una testa e un dado con le spade incrociate. Con 2 monete un altro dado diventa una cassa, e così ne piazzi tre. Le spade restano: alla fine ti fanno spuntare una casella dei pirati.
book-saint_malo-choose-announce = Per prima cosa annuncia il simbolo e il numero di dadi. Ci dev’essere posto per tutto. Poi piazza tutto ciò che hai annunciato, un elemento alla volta.
book-saint_malo-choose-pass-title = Passare
book-saint_malo-choose-pass = Puoi passare solo se nessun simbolo si può usare senza pagare. I tronchi si pagano sempre, e il muro richiede una casella scura vuota. Nessuno è mai costretto a spendere monete.

## Mura e torri

book-saint_malo-walls = Mura e torri
book-saint_malo-walls-place = Con ogni dado muro che usi piazzi una **sezione di mura** in una casella scura vuota. Le sezioni non devono per forza toccarsi. Se hai più dadi che caselle scure vuote, usane meno.
book-saint_malo-walls-complete = Cinque sezioni fra due torri formano **mura complete**. Ti danno 2 punti di difesa per il resto della partita. Inoltre ricevi subito il bonus di quel lato: è disegnato nella torre la cui freccia corre lungo il lato. Puoi finire le mura in più turni; finché sono incomplete non danno nulla.
book-saint_malo-walls-bonus-title = Il bonus di ogni lato
book-saint_malo-walls-bonus-side = Lato
book-saint_malo-walls-bonus-bonus = Bonus
book-saint_malo-walls-bonus-top-side = Superiore
book-saint_malo-walls-bonus-top-bonus = un personaggio che costa 1, 2 o 3 teste
book-saint_malo-walls-bonus-right-side = Destro
book-saint_malo-walls-bonus-right-bonus = 2 monete
book-saint_malo-walls-bonus-bottom-side = Inferiore
book-saint_malo-walls-bonus-bottom-bonus = 3 PV
book-saint_malo-walls-bonus-left-side = Sinistro
book-saint_malo-walls-bonus-left-bonus = 2 monete
book-saint_malo-walls-bottom = Il lato inferiore aveva quattro sezioni di mura; con un’altra in F7 è completo. Guadagni subito 3 PV, e la tua difesa ora è 2.
book-saint_malo-walls-guest-title = Un personaggio come bonus
book-saint_malo-walls-guest = Il lato superiore ti dà un personaggio, come se avessi usato fino a tre teste. Scegli un cittadino, un soldato, un prete, un architetto o un mercante e piazzalo in una casella vuota qualsiasi. Il suo effetto è immediato. Puoi anche rinunciare; allora il bonus è perso.
book-saint_malo-walls-top = L’ultima sezione va in F1 e completa il lato superiore. Come bonus si piazza un mercante in C3. Intorno a lui ci sono quattro casse: 4 monete subito.
book-saint_malo-walls-order = Piazza le sezioni una alla volta. Quando una completa un lato, prendi prima il bonus e poi continua. Se il personaggio bonus o le sue case occupano le ultime caselle scure, le sezioni rimaste sono perse. Le monete pagate non tornano indietro.

## Le chiese

book-saint_malo-churches = Le chiese
book-saint_malo-churches-build = Con le croci costruisci **una sola chiesa**, in una casella vuota qualsiasi. La sua grandezza è il numero di dadi usati, da 1 a 5. Non servono né tronchi né architetto. Puoi avere più chiese della stessa grandezza.
book-saint_malo-churches-series = Le chiese contano alla fine, in una **serie** che parte dalla grandezza 1 e non ha salti: 1, 2, 3 e così via. Non importa dove si trovano. Puoi avere più serie, ma ogni chiesa conta in una sola.
book-saint_malo-churches-worth-title = Quanto vale una serie
book-saint_malo-churches-worth-series = Serie da 1 a
book-saint_malo-churches-worth-one = 1
book-saint_malo-churches-worth-two = 2
book-saint_malo-churches-worth-three = 3
book-saint_malo-churches-worth-four = 4
book-saint_malo-churches-worth-five = 5
book-saint_malo-churches-worth-points-series = PV in tutto
book-saint_malo-churches-worth-points-one = 1
book-saint_malo-churches-worth-points-two = 4
book-saint_malo-churches-worth-points-three = 8
book-saint_malo-churches-worth-points-four = 13
book-saint_malo-churches-worth-points-five = 20
book-saint_malo-churches-nine = Nove chiese: tre di grandezza 1, due di grandezza 2, una di grandezza 3, una di grandezza 4 e due di grandezza 5. La serie da 1 a 5 vale 20 PV, quella da 1 a 2 ne vale 4. L’ultima chiesa di grandezza 1 vale 1 PV. In tutto sono 25 PV. La seconda chiesa di grandezza 5, in F5, non vale nulla.

## Le casse

book-saint_malo-crates = Le casse
book-saint_malo-crates-place = Con ogni dado cassa che usi piazzi una cassa in una casella vuota. Tutte le casse di un turno formano **un solo gruppo**, fianco a fianco; toccarsi con un angolo non basta. Se non ci stanno tutte, usa meno dadi.
book-saint_malo-crates-shape = Quattro casse in un turno: C3, D3 ed E3 in fila, D4 sotto. La forma è libera, purché le casse nuove formino un solo gruppo, fianco a fianco.
book-saint_malo-crates-old = Il gruppo può toccare casse più vecchie, ma non è obbligatorio. Una cassa vecchia non ne collega due nuove.
book-saint_malo-crates-corner = La prima di due casse nuove è in D2. La seconda non può andare in C3: si toccherebbero solo con un angolo, e la vecchia cassa in C2 non le collega. D3 andrebbe bene.
book-saint_malo-crates-worth = Una cassa da sola non vale nulla, nemmeno alla fine. Sono i mercanti a trasformare le casse in monete.

## I sette personaggi

book-saint_malo-characters = I sette personaggi
book-saint_malo-characters-recruit = Con le teste ingaggi **un solo personaggio**, in una casella vuota qualsiasi. Il numero di teste usate decide chi puoi scegliere. In una casella scura un personaggio distrugge il lato, come tutto ciò che non è una sezione di mura.
book-saint_malo-characters-heads-title = Quante teste?
book-saint_malo-characters-heads-heads = Teste
book-saint_malo-characters-heads-who = Personaggio
book-saint_malo-characters-heads-one-heads = 1
book-saint_malo-characters-heads-one-who = cittadino
book-saint_malo-characters-heads-two-heads = 2
book-saint_malo-characters-heads-two-who = soldato o prete
book-saint_malo-characters-heads-three-heads = 3
book-saint_malo-characters-heads-three-who = architetto o mercante
book-saint_malo-characters-heads-four-heads = 4
book-saint_malo-characters-heads-four-who = giocoliere
book-saint_malo-characters-heads-five-heads = 5
book-saint_malo-characters-heads-five-who = nobile
book-saint_malo-characters-seven-title = Che cosa fanno
book-saint_malo-characters-around-title = Si guardano intorno una volta
book-saint_malo-characters-around = Preti, mercanti e giocolieri contano ciò che hanno intorno, angoli compresi. Lo fanno una volta sola, quando li piazzi. Ciò che aggiungi dopo non rende più nulla. Prepara quindi prima una buona casella!
book-saint_malo-characters-priest = Il prete viene piazzato in D4. Intorno a lui ci sono chiese in E4, D5 e C3, l’ultima in diagonale. Tre chiese danno subito 3 PV.
book-saint_malo-characters-merchants = Il primo mercante è arrivato in C3, con sette casse intorno: 7 monete. Più tardi un altro è arrivato in C4. Anche lui ha intorno quattro delle stesse casse: altre 4 monete.
book-saint_malo-characters-juggler = Intorno al giocoliere in F4 ci sono due architetti, un soldato e un cittadino. Sono tre tipi, quindi 6 PV; il secondo architetto non aggiunge nulla.
book-saint_malo-characters-more = Buono a sapersi:
book-saint_malo-characters-more-soldier = **I soldati** difendono in ogni attacco, ovunque si trovino.
book-saint_malo-characters-more-priest = **I preti** contano le chiese; la grandezza non importa.
book-saint_malo-characters-more-merchant = **I mercanti** non consumano le casse. Contano anche le quattro casse iniziali.
book-saint_malo-characters-more-juggler = **I giocolieri** contano un altro giocoliere come un tipo, ma mai sé stessi.

## Tronchi e case

book-saint_malo-houses = Tronchi e case
book-saint_malo-houses-logs = Ogni dado tronco che usi porta un tronco nel deposito. L’intera consegna costa **2 monete**, che porti un tronco o cinque. I dadi modificati si pagano a parte. Se non puoi pagare tutto, non puoi usare i tronchi.
book-saint_malo-houses-build = Un **architetto** costruisce nel momento in cui lo piazzi, e poi mai più. Costruisce fino a tre case. Ognuna usa un tronco e dà subito **3 PV**. Costruire non costa monete e non è obbligatorio.
book-saint_malo-houses-group = Le sue case formano un solo gruppo, fianco a fianco. Almeno una deve toccarlo; basta un angolo. Possono toccare case e architetti più vecchi, ma ciò non sostituisce il contatto con lui.
book-saint_malo-houses-two = L’architetto viene piazzato in C4. La sua prima casa va in D3 e lo tocca con un angolo, la seconda accanto, in E3. Due tronchi diventano due case: 6 PV.

## I pirati

book-saint_malo-pirates = I pirati
book-saint_malo-pirates-boxes = Proprio alla fine del tuo turno, spunta una casella dei pirati per ogni dado con **spade incrociate**. Non puoi tralasciarne nessuno. Si spunta riga per riga, da sinistra a destra.
book-saint_malo-pirates-rows-title = Caselle per riga
book-saint_malo-pirates-rows-players = Giocatori
book-saint_malo-pirates-rows-two = 2
book-saint_malo-pirates-rows-three = 3
book-saint_malo-pirates-rows-four = 4
book-saint_malo-pirates-rows-five = 5
book-saint_malo-pirates-rows-boxes-players = Caselle
book-saint_malo-pirates-rows-boxes-two = 4
book-saint_malo-pirates-rows-boxes-three = 6
book-saint_malo-pirates-rows-boxes-four = 8
book-saint_malo-pirates-rows-boxes-five = 10
book-saint_malo-pirates-attack = L’ultima casella di una riga fa partire un attacco. Colpisce **tutti**, non solo chi ha spuntato la casella. Gli attacchi sono sei, sempre più forti.
book-saint_malo-pirates-strengths-title = La forza dei pirati
book-saint_malo-pirates-strengths-row = Attacco
book-saint_malo-pirates-strengths-first = 1
book-saint_malo-pirates-strengths-second = 2
book-saint_malo-pirates-strengths-third = 3
book-saint_malo-pirates-strengths-fourth = 4
book-saint_malo-pirates-strengths-fifth = 5
book-saint_malo-pirates-strengths-sixth = 6
book-saint_malo-pirates-strengths-strength-row = Forza
book-saint_malo-pirates-strengths-strength-first = 1
book-saint_malo-pirates-strengths-strength-second = 3
book-saint_malo-pirates-strengths-strength-third = 6
book-saint_malo-pirates-strengths-strength-fourth = 8
book-saint_malo-pirates-strengths-strength-fifth = 10
book-saint_malo-pirates-strengths-strength-sixth = 12
book-saint_malo-pirates-defence-title = Difendere la città
book-saint_malo-pirates-defence = La tua **difesa** è 1 per ogni soldato e 2 per ogni lato con mura complete. Se è almeno uguale alla forza dei pirati, la città resiste. Contano anche i soldati e le mura di questo stesso turno.
book-saint_malo-pirates-cannon = Se la tua difesa è minore, cancella **un cannone**, per quanto grande sia la differenza. Ogni cannone perso costa 5 PV alla fine. Niente lascia la tua città: soldati e mura la difenderanno ancora.
book-saint_malo-pirates-held = Tre giocatori, e nella seconda riga resta una casella da spuntare. Hai un soldato e completi il lato inferiore; solo dopo spunti la casella per le tue spade. Difesa 3 contro forza 3: la tua città resiste. Gli altri due perdono un cannone ciascuno.
book-saint_malo-pirates-more = Se dopo un attacco restano caselle da spuntare, continua nella riga successiva. Con due giocatori, un solo turno può perfino provocare due attacchi. Dopo il sesto le spade non hanno più effetto, ma non si possono comunque modificare.

## La fine e il punteggio

book-saint_malo-end = La fine e il punteggio
book-saint_malo-end-full = La fine arriva quando un giocatore riempie l’ultima casella vuota della sua città. Si finisce il giro, pirati compresi, così tutti giocano lo stesso numero di turni. Se era l’ultimo giocatore del giro, la partita finisce con quel turno.
book-saint_malo-end-last = Il primo di quattro giocatori costruisce una chiesa in D4, la sua ultima casella vuota. La città è completa. Gli altri tre giocano ancora un turno a testa; poi la partita è finita.
book-saint_malo-end-final-title = Il punteggio finale
book-saint_malo-end-final = Aggiungi ai PV del tuo tracciato:
book-saint_malo-end-final-city = **5 PV** se tutte le tue 45 caselle sono piene
book-saint_malo-end-final-coins = **1 PV** ogni due monete rimaste
book-saint_malo-end-final-logs = **1 PV** per ogni tronco non usato
book-saint_malo-end-final-churches = il valore delle tue **serie** di chiese
book-saint_malo-end-final-cannons = **−5 PV** per ogni cannone perso
book-saint_malo-end-rest = Tutti gli altri punti li hai segnati durante la partita, appena guadagnati. Casse, mura, case e personaggi ora non danno altro.
book-saint_malo-end-sum = L’ultimo giocatore del giro costruisce una chiesa di grandezza 3 in D4 e completa la città. Ha 40 PV sul tracciato, 5 monete, 2 tronchi, chiese di grandezza 1, 2 e 3 e due cannoni persi.
book-saint_malo-end-sheet-title = Il punteggio di questa città
book-saint_malo-end-sheet-what = Che cosa conta
book-saint_malo-end-sheet-points = PV
book-saint_malo-end-sheet-track-what = punti sul tracciato
book-saint_malo-end-sheet-track-points = 40
book-saint_malo-end-sheet-city-what = città completa
book-saint_malo-end-sheet-city-points = 5
book-saint_malo-end-sheet-coins-what = 5 monete: due coppie
book-saint_malo-end-sheet-coins-points = 2
book-saint_malo-end-sheet-logs-what = 2 tronchi non usati
book-saint_malo-end-sheet-logs-points = 2
book-saint_malo-end-sheet-churches-what = chiese 1, 2, 3
book-saint_malo-end-sheet-churches-points = 8
book-saint_malo-end-sheet-cannons-what = 2 cannoni persi
book-saint_malo-end-sheet-cannons-points = −10
book-saint_malo-end-sheet-total-what = **Totale**
book-saint_malo-end-sheet-total-points = 47
book-saint_malo-end-winner = Vince il totale più alto. In caso di parità vince chi ha più caselle vuote. Se c’è parità anche in questo, la vittoria è condivisa.

## Opzioni

book-saint_malo-variants = Opzioni
book-saint_malo-variants-options = Il regolamento di Saint Malo non prevede varianti. Con Auberge puoi attivare due opzioni quando apri un tavolo:
book-saint_malo-variants-options-pass = **Passare liberamente:** si può sempre passare, anche quando un simbolo si potrebbe usare senza pagare.
book-saint_malo-variants-options-bonus = **Personaggio bonus obbligatorio:** finché c’è una casella vuota, non si può rinunciare al personaggio del lato superiore.

## Domande e risposte

book-saint_malo-questions = Domande e risposte
book-saint_malo-questions-swords-again = Posso rilanciare le spade?
book-saint_malo-questions-swords-again-answer = Sì. Durante i lanci le spade sono una faccia come le altre. Solo dopo restano fisse: nessuna moneta può modificarle.
book-saint_malo-questions-kept-die = Ho tenuto un dado dopo il primo lancio. Posso ancora rilanciarlo la terza volta?
book-saint_malo-questions-kept-die-answer = Sì. Prima di ogni lancio scegli di nuovo quali dadi tenere.
book-saint_malo-questions-two-soldiers = Ho quattro teste. Posso ingaggiare due soldati?
book-saint_malo-questions-two-soldiers-answer = No. I dadi non si dividono mai: con le teste ingaggi un personaggio, con le croci costruisci una chiesa.
book-saint_malo-questions-fewer = Devo usare tutti i dadi del mio simbolo?
book-saint_malo-questions-fewer-answer = No, puoi usarne meno. Solo le spade incrociate contano sempre, tutte quante.
book-saint_malo-questions-pass = Posso semplicemente passare?
book-saint_malo-questions-pass-answer = Solo se nessun simbolo si può usare senza pagare, per esempio con nient’altro che tronchi e spade. Può permetterlo anche un’opzione del tavolo.
book-saint_malo-questions-not-rolled = Posso scegliere un simbolo che nessun dado mostra?
book-saint_malo-questions-not-rolled-answer = Sì. Ogni dado che modifichi costa 2 monete. Le monete guadagnate in questo turno arrivano troppo tardi.
book-saint_malo-questions-all-swords = Alla fine tutti i miei dadi mostrano le spade. E adesso?
book-saint_malo-questions-all-swords-answer = In questo turno non usi nessun simbolo, perché le spade non si modificano. Spunta cinque caselle e passa i dadi.
book-saint_malo-questions-log-price = Ogni tronco costa 2 monete?
book-saint_malo-questions-log-price-answer = No, è l’intera consegna a costare 2 monete. Ogni dado modificato in tronco ne costa altre 2.
book-saint_malo-questions-crates-touch = Le casse nuove devono toccare quelle vecchie? Gli angoli contano?
book-saint_malo-questions-crates-touch-answer = Non devono toccare quelle vecchie. Fra loro, però, servono lati in comune; né un angolo né una cassa vecchia le collega.
book-saint_malo-questions-too-many = Ho più casse o muri di quanti ce ne stiano. E adesso?
book-saint_malo-questions-too-many-answer = Usa meno dadi, solo per ciò che ci sta. Senza una casella scura vuota il simbolo muro non si può usare affatto.
book-saint_malo-questions-saved = Ho piazzato una cassa in una casella scura. Posso ancora salvare quel lato?
book-saint_malo-questions-saved-answer = No, è distrutto per sempre. Puoi ancora piazzarci sezioni di mura, ma solo per riempire la città.
book-saint_malo-questions-two-sides = Completo due lati in un turno. Ricevo entrambi i bonus?
book-saint_malo-questions-two-sides-answer = Sì, ciascuno nel momento in cui il suo lato è completo. L’ordine lo scegli tu.
book-saint_malo-questions-bonus-noble = Il personaggio bonus può essere un nobile o un giocoliere?
book-saint_malo-questions-bonus-noble-answer = No, solo un personaggio che costa da una a tre teste. Puoi anche rinunciare; le mura ti danno comunque 2 punti di difesa.
book-saint_malo-questions-old-architect = Un vecchio architetto può costruire di nuovo?
book-saint_malo-questions-old-architect-answer = No. Costruisce solo l’architetto appena piazzato, e una delle case nuove deve toccarlo.
book-saint_malo-questions-earn-again = Il mio mercante guadagna ancora se aggiungo casse?
book-saint_malo-questions-earn-again-answer = No. Come preti e giocolieri, conta una volta sola, quando lo piazzi. Ma un nuovo mercante conta di nuovo le stesse casse.
book-saint_malo-questions-church-twice = Una chiesa può contare in due serie?
book-saint_malo-questions-church-twice-answer = No. Per una seconda serie ti serve una seconda chiesa di grandezza 1, e così via.
book-saint_malo-questions-whom = Chi viene attaccato dai pirati, e che cosa posso perdere?
book-saint_malo-questions-whom-answer = Tutti. Se la tua difesa è troppo bassa, perdi un cannone, mai di più. Soldati e mura restano.
book-saint_malo-questions-in-time = Un soldato ingaggiato in questo turno difende già?
book-saint_malo-questions-in-time-answer = Sì. Le caselle si spuntano solo quando il resto del turno è concluso: il soldato arriva quindi in tempo.
book-saint_malo-questions-is-over = La mia città è completa. La partita è finita?
book-saint_malo-questions-is-over-answer = Solo quando è finito il giro. Se in quel giro anche altri completano la città, ricevono pure loro i 5 PV.
book-saint_malo-questions-below-zero = Posso finire con meno di 0 PV?
book-saint_malo-questions-below-zero-answer = Sì. Ogni cannone perso costa 5 PV, e non c’è un limite inferiore.

## Che cosa c’è nella scatola

book-saint_malo-box = Che cosa c’è nella scatola
book-saint_malo-box-parts = Saint Malo è un gioco da due a cinque giocatori. La scatola contiene:
book-saint_malo-box-parts-main = una plancia principale per tutti, con le caselle dei pirati e un riepilogo dei personaggi
book-saint_malo-box-parts-cities = cinque plance città, tutte uguali
book-saint_malo-box-parts-markers = cinque pennarelli; tutto ciò che si disegna si può cancellare
book-saint_malo-box-parts-dice = cinque dadi, ognuno con gli stessi sei simboli
book-saint_malo-box-board = Una plancia città mostra la città con le sue torri e, tutt’intorno, il tracciato dei PV. Accanto ci sono la banca, il deposito, tre tetti e sei cannoni, uno per attacco.

## Come si annota una partita

book-saint_malo-writing = Come si annota una partita
book-saint_malo-writing-cells = Sulla plancia e nella cronaca una casella ha una lettera per la colonna e un numero per la riga: C3 è nella terza colonna e nella terza riga. Gli angoli A1, G1, A7 e G7 sono le torri.
book-saint_malo-writing-record = Il registro di una partita contiene ogni lancio e ogni decisione, con il posto che l’ha presa: «1 use wall 2» vuol dire che il posto 1 usa due muri. Lì le caselle si scrivono con riga e colonna contate da 0: C3 diventa «(2,2)». Prezzi, guadagni e attacchi seguono dalle regole e non si annotano.

## Il promemoria: una pagina

aid-saint_malo-turn = Il tuo turno
aid-saint_malo-turn-roll = **Lancia** cinque dadi, fino a tre volte; tieni quelli che vuoi.
aid-saint_malo-turn-choose = **Scegli** un simbolo. Modificare un dado: 2 monete.
aid-saint_malo-turn-use = **Usalo**, anche con meno dadi, ma senza dividerli.
aid-saint_malo-turn-swords = **Spade:** spunta una casella dei pirati per dado. Passa i dadi.

aid-saint_malo-dice = I dadi
aid-saint_malo-dice-log = **Tronco:** 1 tronco per dado; consegna 2 monete
aid-saint_malo-dice-crate = **Cassa:** 1 per dado, fianco a fianco
aid-saint_malo-dice-wall = **Muro:** 1 sezione per dado, caselle scure
aid-saint_malo-dice-cross = **Croce:** 1 chiesa, grandezza = dadi usati
aid-saint_malo-dice-head = **Testa:** 1 personaggio
aid-saint_malo-dice-swords = **Spade:** mai scelte, modificate o tralasciate

aid-saint_malo-city = La città
aid-saint_malo-city-light = **Caselle chiare:** tutto tranne le mura
aid-saint_malo-city-dark = **Caselle scure:** tutto tranne le mura distrugge il lato
aid-saint_malo-city-around = **Intorno:** lati e angoli, contati una volta sola

aid-saint_malo-sides = Mura complete
aid-saint_malo-sides-each = **2 di difesa** per lato, e subito:
aid-saint_malo-sides-top = superiore: un personaggio (da 1 a 3 teste)
aid-saint_malo-sides-flanks = destro, sinistro: 2 monete ciascuno
aid-saint_malo-sides-bottom = inferiore: 3 PV

aid-saint_malo-characters = I personaggi
aid-saint_malo-characters-who = Personaggio
aid-saint_malo-characters-heads = Teste
aid-saint_malo-characters-effect = Effetto
aid-saint_malo-characters-citizen-who = Cittadino
aid-saint_malo-characters-citizen-heads = 1
aid-saint_malo-characters-citizen-effect = 1 PV
aid-saint_malo-characters-soldier-who = Soldato
aid-saint_malo-characters-soldier-heads = 2
aid-saint_malo-characters-soldier-effect = 1 di difesa
aid-saint_malo-characters-priest-who = Prete
aid-saint_malo-characters-priest-heads = 2
aid-saint_malo-characters-priest-effect = 1 PV per chiesa intorno a lui
aid-saint_malo-characters-architect-who = Architetto
aid-saint_malo-characters-architect-heads = 3
aid-saint_malo-characters-architect-effect = fino a 3 case: 1 tronco e 3 PV ciascuna; fianco a fianco, almeno una a contatto con lui
aid-saint_malo-characters-merchant-who = Mercante
aid-saint_malo-characters-merchant-heads = 3
aid-saint_malo-characters-merchant-effect = 1 moneta per cassa intorno a lui
aid-saint_malo-characters-juggler-who = Giocoliere
aid-saint_malo-characters-juggler-heads = 4
aid-saint_malo-characters-juggler-effect = 2 PV per tipo di personaggio intorno a lui
aid-saint_malo-characters-noble-who = Nobile
aid-saint_malo-characters-noble-heads = 5
aid-saint_malo-characters-noble-effect = 7 PV

aid-saint_malo-pirates = I pirati
aid-saint_malo-pirates-boxes = **Caselle per riga:** 4/6/8/10 con 2/3/4/5 giocatori
aid-saint_malo-pirates-strengths = **Forze:** 1, 3, 6, 8, 10, 12
aid-saint_malo-pirates-defence = **Difesa:** 1 per soldato, 2 per lato completo; la parità basta
aid-saint_malo-pirates-cannon = Difesa troppo bassa: un cannone perso

aid-saint_malo-end = La fine
aid-saint_malo-end-round = **Città completa:** si finisce il giro, poi aggiungi:
aid-saint_malo-end-city = città completa: 5 PV
aid-saint_malo-end-coins = ogni due monete: 1 PV
aid-saint_malo-end-logs = ogni tronco: 1 PV
aid-saint_malo-end-churches = serie di chiese fino a 1/2/3/4/5: 1/4/8/13/20 PV
aid-saint_malo-end-cannons = cannone perso: −5 PV
aid-saint_malo-end-tie = Parità: vince chi ha più caselle vuote
