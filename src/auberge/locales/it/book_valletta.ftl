### Il libretto delle regole e l’aiuto di gioco di Valletta, con parole nostre. Il testo esatto è in rules_valletta.ftl.

## Lo scopo

book-valletta-goal = Lo scopo del gioco
book-valletta-goal-theme = Malta, 1566. Il grande assedio è finito e Jean Parisot de Valette fonda una nuova capitale: Valletta. Artigiani, mercanti e nobili si affollano lungo la strada principale. A te il compito di riunirli e di costruire.
book-valletta-goal-win = Giochi personaggi, raccogli beni e costruisci edifici. Ogni nuovo edificio ti porta un personaggio, e così le tue carte diventano sempre più forti. **Alla fine vince chi ha più punti.** È un gioco da due a quattro giocatori.
book-valletta-goal-points = I punti si fanno in quattro modi:
book-valletta-goal-points-buildings = **I tuoi edifici** danno punti alla fine della partita; se sono migliorati, il doppio.
book-valletta-goal-points-yellow = **I personaggi gialli** danno punti appena li giochi.
book-valletta-goal-points-bonus = **Il bonus di costruzione**: 2 punti ogni volta che costruisci o migliori dove sta Jean.
book-valletta-goal-points-goods = **I beni che ti restano**: 1 punto ogni tre.

## La preparazione

book-valletta-setup = La preparazione
book-valletta-setup-program = Qui il programma prepara tutto per te. Con la scatola del gioco si procede in quest’ordine.
book-valletta-setup-steps = Per preparare una partita:
book-valletta-setup-steps-street = **La strada.** Mettila al centro. Mescola i 25 barili e mettine uno su ogni spazio, a faccia in giù, senza guardarlo. I gettoni punti vanno sulle torri alle due estremità.
book-valletta-setup-steps-buildings = **Gli edifici.** Pesca da ogni colore il numero indicato nella tabella e mescola insieme queste carte. Disponile in file da cinque, con la pergamena in vista: sopra la strada, sotto, di nuovo sopra, sempre verso l’esterno.
book-valletta-setup-steps-characters = **I personaggi.** Metti su ogni edificio il personaggio con la stessa lettera. Costo, icone rendita e punti restano in vista.
book-valletta-setup-steps-pool = **La riserva dei personaggi.** Metti accanto alla strada, a faccia in su, i quattro Costruttori senza icona giocatore.
book-valletta-setup-steps-player = **Il tuo posto.** Prendi la plancia giocatore, le otto case e le otto carte iniziali del tuo colore. Mescola le carte e pescane cinque.
book-valletta-setup-steps-figures = **Le pedine.** La tua aspetta davanti alla porta, a 0 punti. Jean sta sullo spazio torre, prima del primo barile.
book-valletta-setup-steps-goods = **I beni.** Prendi 1 moneta, 1 legno, 1 pietra e 1 mattone. Tutto il resto forma la riserva generale.
book-valletta-setup-steps-first = **Il primo giocatore.** Secondo le regole stampate comincia chi è stato per ultimo su un’isola. Qui si tira a sorte, a meno che non decida chi apre il tavolo.
book-valletta-setup-steps-draft = **Il bene iniziale in più.** Prepara un altro bene di ogni tipo. Ognuno ne prende uno: l’ultimo giocatore per primo, il primo giocatore alla fine. Ciò che avanza torna nella riserva.
book-valletta-setup-display-players = Giocatori
book-valletta-setup-display-green = Verdi
book-valletta-setup-display-blue = Blu
book-valletta-setup-display-yellow = Gialli
book-valletta-setup-display-rows = File
book-valletta-setup-display-two-players = 2
book-valletta-setup-display-two-green = 6
book-valletta-setup-display-two-blue = 8
book-valletta-setup-display-two-yellow = 6
book-valletta-setup-display-two-rows = 2 sopra la strada, 2 sotto
book-valletta-setup-display-three-players = 3
book-valletta-setup-display-three-green = 8
book-valletta-setup-display-three-blue = 10
book-valletta-setup-display-three-yellow = 7
book-valletta-setup-display-three-rows = 3 sopra la strada, 2 sotto
book-valletta-setup-display-four-players = 4
book-valletta-setup-display-four-green = 10
book-valletta-setup-display-four-blue = 12
book-valletta-setup-display-four-yellow = 8
book-valletta-setup-display-four-rows = 3 sopra la strada, 3 sotto
book-valletta-setup-look = Le carte non pescate restano nella scatola. Prima del primo turno guarda i personaggi sugli edifici: ognuno di loro può ancora diventare tuo.
book-valletta-setup-draft = L’avversario ha preso 1 legno in più. Tu hai in mano un Costruttore e scegli la moneta: con 2 monete, 1 legno, 1 pietra e 1 mattone puoi costruire subito l’edificio del Banchiere.

## Il tuo turno

book-valletta-turn = Il tuo turno
book-valletta-turn-glance = **Giochi tre carte dalla mano, una dopo l’altra.** Esegui ogni carta fino in fondo prima di scegliere la seguente. Non puoi passare né giocarne di meno. Poi tocca a chi siede alla tua sinistra.
book-valletta-turn-course = Un turno si svolge così:
book-valletta-turn-course-play = **Gioca una carta** a faccia in su sul primo spazio libero della tua plancia.
book-valletta-turn-course-do = **Esegui la sua azione.** Puoi rinunciare solo se la carta dice «puoi».
book-valletta-turn-course-again = **Gioca una seconda e una terza carta** allo stesso modo.
book-valletta-turn-course-discard = **Metti tutte e tre le carte** nella pila degli scarti, vicino alla porta aperta.
book-valletta-turn-course-draw = **Pesca** finché non hai di nuovo cinque carte in mano.
book-valletta-turn-turn = La prima carta del tuo turno è stata la Negoziante: ti ha dato 1 moneta, e ora ne hai 2. La carta resta sulla tua plancia fino alla fine del turno. Ne restano due da giocare.
book-valletta-turn-nothing-title = Quando una carta serve a poco
book-valletta-turn-nothing = Una carta che al momento non serve a niente vale comunque come una delle tre. Se puoi eseguirne solo una parte, esegui quella. Un prezzo, invece, si paga per intero o non si paga.
book-valletta-turn-new-title = I nuovi personaggi
book-valletta-turn-new = Un personaggio appena ottenuto va dritto nella tua mano, e puoi giocarlo nello stesso turno. Conta fra le tue cinque carte: dopo ne peschi quindi una in meno.
book-valletta-turn-piles-title = Quando il mazzo di pesca è vuoto
book-valletta-turn-piles = Se devi pescare e non ci sono più carte, mescola la pila degli scarti e continua. Ne fanno parte anche le tre carte appena giocate. Se in tutto hai meno di cinque carte, peschi quelle che ci sono.

## Le prime carte

book-valletta-first = Le prime carte e i beni
book-valletta-first-eight = Tutti cominciano con le stesse otto carte, una per tipo: sei rosse e due viola. Le rosse sono semplici aiutanti. Quattro danno un bene ciascuna, la Cameriera un bene a scelta, e il Costruttore costruisce.
book-valletta-first-kinds = Ci sono quattro tipi di beni. Anche le monete sono beni.
book-valletta-first-kinds-gold = **Le monete** vengono dalla Negoziante. Servono per costruire, mai per migliorare.
book-valletta-first-kinds-wood = **Il legno** viene dal Taglialegna.
book-valletta-first-kinds-stone = **Le pietre** vengono dallo Scalpellino.
book-valletta-first-kinds-brick = **I mattoni** vengono dall’Addetto alla fornace.
book-valletta-first-goods = I beni vengono dalla riserva generale e ci tornano quando paghi. Stanno davanti a te, in vista di tutti. Puoi averne quanti ne vuoi.
book-valletta-first-supply = La riserva non si esaurisce. Se i pezzi finiscono, un barile messo da parte vale come un bene del tipo che mostra. Dopo, va bene qualunque segnalino.

## Costruire

book-valletta-build = Costruire
book-valletta-build-any = Con un Costruttore puoi **costruire un nuovo edificio o migliorare uno dei tuoi**. Puoi anche rinunciare. Va bene qualsiasi edificio senza casa, ovunque sia e di qualunque colore: i colori degli edifici non hanno nulla a che fare con il tuo.
book-valletta-build-steps = Per costruire, quattro passi:
book-valletta-build-steps-choose = **Scegli** un edificio senza casa.
book-valletta-build-steps-pay = **Paga** il costo sulla pergamena, in alto a sinistra.
book-valletta-build-steps-character = **Prendi in mano il personaggio** che ci sta sopra.
book-valletta-build-steps-house = **Metti una tua casa** sull’edificio: ora è tuo.
book-valletta-build-build = Hai giocato il Costruttore e pagato 2 monete, 1 legno, 1 pietra e 1 mattone. La tua casa è sull’edificio, te ne restano sette, e il Banchiere è nella tua mano. Puoi giocarlo in questo turno.
book-valletta-build-all = Se costruisci, fai tutti e quattro i passi: il personaggio non si può lasciare lì. Un edificio resta tuo fino alla fine. Quando hai piazzato le otto case, puoi solo migliorare.

## Migliorare

book-valletta-upgrade = Migliorare
book-valletta-upgrade-why = Migliorare un edificio vuol dire girarlo sul lato migliore: **due icone rendita invece di una, e il doppio dei punti alla fine.**
book-valletta-upgrade-steps = Per migliorare, tre passi:
book-valletta-upgrade-steps-choose = **Scegli** un tuo edificio non ancora migliorato.
book-valletta-upgrade-steps-pay = **Paga** legno, pietre e mattoni del costo stampato. Un miglioramento non costa mai monete.
book-valletta-upgrade-steps-turn = **Gira la carta** sul lato con lo stemma della città e rimetti la tua casa.
book-valletta-upgrade-upgrade = Questo edificio costa 2 monete, 1 legno, 1 pietra e 1 mattone. Per migliorarlo paghi il legno, la pietra e il mattone; la tua moneta resta a te. Ora mostra due icone moneta.
book-valletta-upgrade-same = Non ottieni un altro personaggio e non ti serve un’altra casa. Ogni edificio si migliora una volta sola. Il colore non cambia, e l’edificio resta tuo.

## Il costo

book-valletta-cost = Quanto costa un edificio
book-valletta-cost-neighbours-title = Accanto ai tuoi edifici si risparmia
book-valletta-cost-neighbours = **Paga 1 moneta in meno per ogni tuo edificio adiacente a quello nuovo.** Adiacente vuol dire lato contro lato, dalla stessa parte della strada. Non contano gli angoli, né gli edifici degli altri, né quelli di fronte.
book-valletta-cost-two-neighbours = L’edificio dell’Architetto costa 4 monete, 3 legno, 1 pietra e 1 mattone. I tuoi edifici a sinistra e sopra ti fanno risparmiare 2 monete. Quello che lo tocca solo con un angolo non conta.
book-valletta-cost-floor = Le monete possono scendere a zero, non sotto. Lo sconto riguarda solo le monete, e un edificio migliorato ne fa risparmiare una come gli altri. I miglioramenti non costano monete: lì gli edifici adiacenti non contano.
book-valletta-cost-replace-title = Tre per uno
book-valletta-cost-replace = Quando paghi un edificio o un miglioramento, **tre altri beni possono sostituirne uno**. Possono essere uguali o diversi. Le monete possono sostituire ed essere sostituite. Puoi farlo più volte, anche se il bene richiesto ce l’hai.
book-valletta-cost-wood-for-stone = Avevi 3 monete, 4 legno, 1 mattone e nessuna pietra. L’edificio del Banchiere costa 2 monete, 1 legno, 1 pietra e 1 mattone. Hai sostituito la pietra con 3 legno, e ti resta 1 moneta.
book-valletta-cost-only = Ne servono sempre esattamente tre, di tipo diverso dai beni sostituiti. Si può fare solo per edifici e miglioramenti. I prezzi dei personaggi si pagano così come sono.
book-valletta-cost-order-title = In quale ordine
book-valletta-cost-order = Un costo si calcola così:
book-valletta-cost-order-printed = Parti dal costo stampato.
book-valletta-cost-order-gold = Togli 1 moneta per ogni tuo edificio adiacente. Per un miglioramento togli tutte le monete.
book-valletta-cost-order-craft = Con il Copritetto, il Muratore o il Carpentiere togli 2 mattoni, 2 pietre o 2 legno.
book-valletta-cost-order-pay = Paga ciò che resta. Solo ora puoi sostituire beni, tre per uno.

## L’Apprendista

book-valletta-apprentice = L’Apprendista
book-valletta-apprentice-purple = Due delle tue carte iniziali sono viola: l’Apprendista e Jean. A Jean è dedicato il prossimo capitolo.
book-valletta-apprentice-repeats = **L’Apprendista copia la carta rossa o verde giocata subito prima, nello stesso turno.** Scegli di nuovo: se la Cameriera ha preso una pietra, l’Apprendista può prendere una moneta.
book-valletta-apprentice-builder = Dopo un Costruttore costruisce o migliora un’altra volta, e tu paghi di nuovo per intero. Può farlo anche se non hai usato il Costruttore.
book-valletta-apprentice-twice = I tuoi due edifici mostrano tre icone moneta, due delle quali su quello migliorato. Il Banchiere ti ha dato 3 monete. L’Apprendista, giocato subito dopo, te ne ha date altre 3.
book-valletta-apprentice-idle = Come prima carta di un turno non fa nulla. Non fa nulla nemmeno dopo una carta blu, gialla o viola: quindi non copia mai Jean. Conta comunque come una delle tue tre carte.

## Jean

book-valletta-jean = Jean sulla strada
book-valletta-jean-steps = Quando giochi la tua carta di Jean, la sua pedina avanza lungo la strada:
book-valletta-jean-steps-walk = **Sposta Jean** avanti di uno spazio. È obbligatorio.
book-valletta-jean-steps-barrel = **Gira il barile** sul suo nuovo spazio. Prendi 1 bene del tipo che mostra e metti da parte il barile.
book-valletta-jean-steps-choose = **Poi puoi assumere o licenziare** un personaggio: l’una o l’altra cosa, o nessuna delle due.
book-valletta-jean-hire-title = Assumere
book-valletta-jean-hire = Prendi in mano un personaggio qualsiasi della riserva. È tuo, e puoi giocarlo subito. Nella riserva ci sono i Costruttori in più e tutte le carte licenziate. I personaggi sugli edifici non si possono assumere.
book-valletta-jean-hired = Jean è arrivato sul sesto spazio. Il barile mostrava una pietra, e tu ne hai presa una. Poi hai assunto un Costruttore dalla riserva. È nella tua mano e puoi giocarlo in questo turno.
book-valletta-jean-dismiss-title = Licenziare
book-valletta-jean-dismiss = Metti una carta della tua mano nella riserva dei personaggi. La sua azione non si esegue e la carta non è più tua; d’ora in poi chiunque può assumerla. Con meno carte deboli, quelle buone tornano prima.
book-valletta-jean-dismissed = Il barile di Jean ti ha dato 1 moneta. Poi hai licenziato la Negoziante, che ora sta nella riserva. Ognuno dei tuoi due Banchieri porta 3 monete, e adesso tornano più spesso.
book-valletta-jean-last = Sull’ultimo spazio Jean si ferma. Da quel momento non avanza più e non porta beni, ma puoi sempre assumere o licenziare.

## Il bonus di costruzione

book-valletta-bonus = Il bonus di costruzione
book-valletta-bonus-zone = La strada ha cinque aree di cinque spazi. A un’area appartengono tutti gli edifici della sua colonna, sopra e sotto la strada. **Se costruisci o migliori nell’area in cui sta Jean, ottieni subito 2 punti.**
book-valletta-bonus-second-zone = Jean sta sul sesto spazio, nella seconda area. Hai costruito l’edificio del Banchiere nella seconda colonna e ottenuto 2 punti. Lo stesso edificio, una colonna più a sinistra, non avrebbe dato bonus.
book-valletta-bonus-tower = Finché Jean è sulla torre non sta in nessuna area, e non c’è bonus. Sull’ultimo spazio resta nella quinta area. Ogni modo di costruire o migliorare dà il bonus, anche nella fase finale.

## I personaggi verdi

book-valletta-green = I personaggi verdi
book-valletta-green-icons = I personaggi verdi fanno fruttare i tuoi edifici. **Ognuno porta un bene per ogni icona del suo tipo sui tuoi edifici.** Contano gli edifici di tutti i colori. Guarda in basso a sinistra; i simboli del costo non contano.
book-valletta-green-earned = Il Falegname ha trovato un’icona legno su un edificio blu: 1 legno. L’Intagliatore ha trovato due icone pietra su un edificio giallo migliorato: 2 pietre. L’icona mattone aspetta il Mattonaio.
book-valletta-green-none = Un edificio semplice mostra un’icona, uno migliorato ne mostra due. Senza icone del tipo giusto non prendi nulla.

## I personaggi blu

book-valletta-blue = I personaggi blu
book-valletta-blue-many = I personaggi blu sono gli specialisti: a ciascuno il suo mestiere. L’Apprendista non li copia mai.
book-valletta-blue-crafts-title = Tre che costruiscono
book-valletta-blue-crafts = Copritetto, Muratore e Carpentiere costruiscono o migliorano come un Costruttore. Il primo fa risparmiare 2 mattoni, il secondo 2 pietre, il terzo 2 legno. Se il costo ne prevede meno, risparmi solo quelli: non ricevi nulla indietro.
book-valletta-blue-deals-title = Quattro che portano beni
book-valletta-blue-deals = La Commerciante e il Mercante chiedono un prezzo; puoi rinunciare. Lo scambio si fa una volta per ogni carta giocata. La Ricamatrice e la Madre badessa non chiedono nulla. Con la Madre badessa, però, anche ogni avversario prende 1 bene del tipo scelto.
book-valletta-blue-counts-title = Due che contano
book-valletta-blue-counts = Con il Caposquadra scegli un tipo di bene e conti le sue icone, proprio come con un personaggio verde. Il Tesoriere conta i tuoi edifici verdi; uno migliorato conta una volta.
book-valletta-blue-collectors-title = Tre che riscuotono
book-valletta-blue-collectors-who = Personaggio
book-valletta-blue-collectors-from = Ogni avversario con
book-valletta-blue-collectors-gives = Ti dà
book-valletta-blue-collectors-two = A due giocatori, in più
book-valletta-blue-collectors-monk-who = Monaco questuante
book-valletta-blue-collectors-monk-from = almeno 4 beni
book-valletta-blue-collectors-monk-gives = 1 bene a sua scelta
book-valletta-blue-collectors-monk-two = 1 bene a tua scelta
book-valletta-blue-collectors-innkeeper-who = Oste
book-valletta-blue-collectors-innkeeper-from = almeno 2 monete
book-valletta-blue-collectors-innkeeper-gives = 1 moneta
book-valletta-blue-collectors-innkeeper-two = 1 moneta
book-valletta-blue-collectors-tax-who = Gabelliere
book-valletta-blue-collectors-tax-from = almeno 3 legno, 3 pietre o 3 mattoni
book-valletta-blue-collectors-tax-gives = 1 bene di ogni tipo che arriva a 3 (monete escluse)
book-valletta-blue-collectors-tax-two = 1 legno, 1 pietra o 1 mattone
book-valletta-blue-must = Gli avversari non possono rifiutarsi. A due giocatori, il bene in più viene dalla riserva generale: ti spetta anche se l’avversario ha troppo poco per dare.
book-valletta-blue-tax = L’avversario aveva 1 moneta, 2 legno, 3 pietre e 4 mattoni. Il tuo Gabelliere ha preso 1 pietra e 1 mattone: 2 legno sono troppo pochi, e le monete non contano. A due giocatori hai preso anche 1 legno dalla riserva generale.

## I personaggi gialli

book-valletta-yellow = I personaggi gialli
book-valletta-yellow-points = I personaggi gialli sono i grandi nomi del loro tempo. Danno punti subito, ogni volta che li giochi.
book-valletta-yellow-price = Architetto, Gran Balivo e Gran Maestro chiedono un prezzo. Puoi rinunciare. Si paga una volta per ogni carta giocata, e sempre esattamente ciò che chiede: qui il tre per uno non vale.
book-valletta-yellow-count = Il Re, l’Imperatore e il Papa contano i tuoi edifici così come sono ora; uno migliorato conta una volta. Di alcuni personaggi gialli esistono due copie. Puoi averle e usarle entrambe.
book-valletta-yellow-king = Tre dei tuoi quattro edifici sono verdi, e uno di questi è migliorato. Re Filippo II li conta una volta ciascuno: passi da 4 a 7 punti.

## Il tracciato dei punti

book-valletta-track = Il tracciato dei punti
book-valletta-track-moves = Per ogni punto la tua pedina avanza di uno spazio lungo la strada. Più pedine possono stare sullo stesso spazio. I punti non si perdono mai.
book-valletta-track-laps = Quando superi lo spazio 25, prendi un gettone che mostra 25 e riparti dallo spazio 1. Ogni volta che lo superi di nuovo, volti o cambi il gettone: 50, 75, 100. Quindi lo spazio 25 senza gettone vale 25 punti; lo spazio 1 con il gettone 25 ne vale 26.

## La fase finale

book-valletta-end = La fase finale
book-valletta-end-triggers = Basta uno di questi eventi per attivare la fase finale:
book-valletta-end-triggers-jean = **Jean** raggiunge l’ultimo spazio della strada.
book-valletta-end-triggers-points = Un giocatore raggiunge o supera **25 punti**.
book-valletta-end-triggers-houses = Un giocatore piazza la sua **ottava casa**.
book-valletta-end-knight = Avevi 23 punti. Ser Hieronymus te ne ha dati due, e con 25 punti si attiva la fase finale. Il tuo turno non è finito: ancora due carte, poi peschi come sempre.
book-valletta-end-begin-title = Come comincia
book-valletta-end-begin = Una volta attivata la fase finale:
book-valletta-end-begin-finish = **Il turno si conclude** come sempre: peschi fino ad avere cinque carte in mano e, se serve, mescoli.
book-valletta-end-begin-shuffle = **Ognuno mescola** insieme mazzo di pesca e pila degli scarti: è il suo nuovo mazzo di pesca. Le carte in mano restano in mano.
book-valletta-end-begin-next = **Il giocatore seguente** gioca il primo turno della fase finale.
book-valletta-end-once-title = Tutte le carte, un’ultima volta
book-valletta-end-once = Si gioca come prima, ma **la pila degli scarti non si mescola più**. Ognuno gioca un’ultima volta tutte le sue carte. I nuovi personaggi vanno in mano e si giocano anche loro; quelli licenziati no. Nell’ultimo turno potresti avere meno di tre carte: giocale tutte.
book-valletta-end-out = Giocata l’ultima carta, esci dal gioco. Non hai più turni, e le carte degli altri non ti riguardano più. Può capitare che qualcuno abbia più turni di altri. La partita finisce quando tutti sono fuori dal gioco.

## Il punteggio finale

book-valletta-score = Il punteggio finale
book-valletta-score-steps = Ognuno somma:
book-valletta-score-steps-track = **I punti** sul tracciato.
book-valletta-score-steps-buildings = **Gli edifici**: i punti in basso a destra sul lato visibile.
book-valletta-score-steps-goods = **I beni**: 1 punto ogni tre, di qualunque tipo. Uno o due beni avanzati non danno punti.
book-valletta-score-tie = **Vince chi ha più punti.** In caso di parità vince chi ha costruito più case. Se la parità resta, la vittoria è condivisa. Chi è uscito prima dal gioco conta i punti come tutti gli altri.
book-valletta-score-sum = Hai giocato l’ultima carta e la partita è finita. Hai 17 punti sul tracciato, sette edifici, due dei quali migliorati, e sette beni: 4 monete, 1 legno e 2 pietre. Arrivi a 44 punti.
book-valletta-score-worked-what = Che cosa
book-valletta-score-worked-how = Come
book-valletta-score-worked-points = Punti
book-valletta-score-worked-track-what = Tracciato
book-valletta-score-worked-track-how = ottenuti durante la partita
book-valletta-score-worked-track-points = 17
book-valletta-score-worked-basic-what = Cinque edifici semplici
book-valletta-score-worked-basic-how = 2 + 3 + 4 + 3 + 1
book-valletta-score-worked-basic-points = 13
book-valletta-score-worked-upgraded-what = Due edifici migliorati
book-valletta-score-worked-upgraded-how = 4 + 8
book-valletta-score-worked-upgraded-points = 12
book-valletta-score-worked-goods-what = Sette beni
book-valletta-score-worked-goods-how = due gruppi di tre, uno avanza
book-valletta-score-worked-goods-points = 2
book-valletta-score-worked-total-what = Totale
book-valletta-score-worked-total-how = 17 + 13 + 12 + 2
book-valletta-score-worked-total-points = 44

## Le varianti

book-valletta-variants = Varianti
book-valletta-variants-editions = Le edizioni stampate differiscono in qualche punto. Se non scegli altro, i tavoli seguono l’edizione tedesca. Le opzioni si scelgono quando si apre un tavolo.
book-valletta-variants-options = Puoi scegliere:
book-valletta-variants-options-french = **Edizione francese**: si può rinunciare a ogni azione tranne allo spostamento di Jean, e i miglioramenti non danno bonus di costruzione.
book-valletta-variants-options-effects = **Azioni delle carte**: si può rinunciare a tutte, tranne allo spostamento di Jean.
book-valletta-variants-options-upgrades = **Bonus di costruzione per i miglioramenti**: se lo togli, solo i nuovi edifici danno i 2 punti.
book-valletta-variants-options-shuffle = **Momento del rimescolamento**: appena il mazzo di pesca è vuoto, invece che quando serve una carta.
book-valletta-variants-options-supply = **Riserva generale**: se è limitata, si prendono solo i pezzi della scatola e i barili messi da parte. Ciò che manca è perso.
book-valletta-variants-options-chain = **Catena di Apprendisti**: un Apprendista giocato dopo un Apprendista copia ciò che ha copiato il primo.
book-valletta-variants-options-architect = **Prezzo dell’Architetto**: se puoi pagarlo, devi farlo.
book-valletta-variants-options-out = **Chi è fuori dal gioco conta come avversario**: dà e riceve ancora beni.
book-valletta-variants-options-discards = **Pile degli scarti**: tutti possono guardarle. Altrimenti vedi solo la tua.

## Domande

book-valletta-questions = Domande e risposte
book-valletta-questions-three = Devo proprio giocare tre carte?
book-valletta-questions-three-answer = Sì, in ogni turno. Solo nel tuo ultimo turno della fase finale possono essere meno.
book-valletta-questions-at-once = Posso giocare un personaggio appena ottenuto?
book-valletta-questions-at-once-answer = Sì. Che tu abbia costruito o assunto, la carta è subito nella tua mano. Se non hai ancora giocato tre carte, puoi giocarla.
book-valletta-questions-exchange = Posso scambiare tre beni per uno in qualsiasi momento?
book-valletta-questions-exchange-answer = No, solo mentre paghi un edificio o un miglioramento. I tre beni possono essere uguali, e valgono anche le monete.
book-valletta-questions-cheaper = Quali edifici fanno risparmiare?
book-valletta-questions-cheaper-answer = I tuoi, lato contro lato e dalla stessa parte della strada. Quelli agli angoli o di fronte no.
book-valletta-questions-second = Quanto costa un miglioramento, e ottengo un altro personaggio?
book-valletta-questions-second-answer = Paghi il costo stampato senza le monete. Non ottieni personaggi e non piazzi case.
book-valletta-questions-same-turn = Posso migliorare un edificio nel turno in cui l’ho costruito?
book-valletta-questions-same-turn-answer = Sì, con un’altra carta che costruisce, o con l’Apprendista subito dopo un Costruttore.
book-valletta-questions-repeat = Che cosa copia l’Apprendista?
book-valletta-questions-repeat-answer = La carta rossa o verde giocata subito prima. Non copia carte blu o gialle né Jean, e come prima carta non fa nulla.
book-valletta-questions-idle-builder = Non ho usato il mio Costruttore. L’Apprendista può costruire lo stesso?
book-valletta-questions-idle-builder-answer = Sì. Conta solo il colore della carta precedente. Paghi il costo intero.
book-valletta-questions-two-apprentices = Ho assunto un secondo Apprendista. Uno copia l’altro?
book-valletta-questions-two-apprentices-answer = No, gli Apprendisti sono viola. Solo l’opzione «Catena di Apprendisti» lo permette.
book-valletta-questions-hire = Chi posso assumere, e posso anche licenziare?
book-valletta-questions-hire-answer = Chiunque sia nella riserva, ma non chi sta sugli edifici. Con una carta di Jean assumi o licenzi, mai tutt’e due le cose.
book-valletta-questions-bonus = Quando ottengo i due punti di bonus?
book-valletta-questions-bonus-answer = Quando costruisci o migliori nella colonna dell’area di Jean. Finché lui sta sulla torre, mai.
book-valletta-questions-banker = Il Banchiere conta solo gli edifici verdi?
book-valletta-questions-banker-answer = No, conta le icone moneta su tutti i tuoi edifici: una su un edificio semplice, due su uno migliorato.
book-valletta-questions-poor = A due giocatori, l’avversario ha troppo poco per dare. Ho diritto al bene in più?
book-valletta-questions-poor-answer = Sì. Viene dalla riserva generale e non dipende dall’avversario.
book-valletta-questions-empty-pile = Il mio mazzo di pesca è vuoto. E adesso?
book-valletta-questions-empty-pile-answer = Mescola la pila degli scarti, con le carte di questo turno, e continua a pescare. Nella fase finale non si mescola mai.
book-valletta-questions-over = Qualcuno ha 25 punti. È finita?
book-valletta-questions-over-answer = No. Quel turno si conclude. Poi ognuno gioca ancora una volta tutte le sue carte.
book-valletta-questions-past-25 = Passo da 24 a 26 punti. Vale come 25?
book-valletta-questions-past-25-answer = Sì, anche superare lo spazio 25 attiva la fase finale. Prendi un gettone 25 e vai sullo spazio 1.
book-valletta-questions-last-builder = La mia ultimissima carta è un Costruttore, e ottengo un personaggio. Sono fuori dal gioco?
book-valletta-questions-last-builder-answer = Non ancora. La nuova carta è nella tua mano: giocala in questo turno se non hai ancora giocato tre carte. Altrimenti ti spetta un altro turno.
book-valletta-questions-counts = Che cosa conta alla fine?
book-valletta-questions-counts-answer = I punti sul tracciato, quelli dei tuoi edifici e un punto ogni tre beni. In caso di parità vince chi ha più case.

## La scatola

book-valletta-box = Che cosa c’è nella scatola
book-valletta-box-pieces = Il gioco pubblicato contiene:
book-valletta-box-pieces-street = 1 plancia strada in due metà, con 25 spazi, uno spazio torre e il tracciato dei punti
book-valletta-box-pieces-barrels = 25 gettoni barile, ognuno con un bene nascosto
book-valletta-box-pieces-tokens = 4 gettoni da 25 e 50 punti, 4 da 75 e 100
book-valletta-box-pieces-buildings = 37 carte edificio a due lati: verdi, blu e gialle
book-valletta-box-pieces-characters = 73 carte personaggio: quattro serie di 8 carte iniziali, 4 Costruttori in più e 37 che appartengono agli edifici
book-valletta-box-pieces-boards = 4 plance giocatore con mazzo di pesca, tre spazi per le carte e pila degli scarti
book-valletta-box-pieces-houses = 32 case e 4 pedine: blu, gialle, verdi e rosse
book-valletta-box-pieces-goods = 42 monete, 30 legno, 30 pietre e 30 mattoni
book-valletta-box-pieces-jean = 1 pedina viola di Jean Parisot de Valette
book-valletta-box-building-title = Come si legge un edificio
book-valletta-box-building = In alto a sinistra: il costo. In basso a sinistra: le icone rendita. In basso a destra: i punti alla fine. Il quadrato accoglie la tua casa, e la lettera nel cerchio indica il personaggio. Il lato migliorato mostra lo stemma della città al posto del costo.
book-valletta-box-values = I regolamenti stampati non mostrano le carte. Per questo la maggior parte dei costi, delle icone e dei punti degli edifici, e i beni sui barili, sono ricostruiti.

## Il registro

book-valletta-records = Come si annota una partita
book-valletta-records-file = Il registro di una partita è un piccolo file di testo. Ogni voce indica un posto e ciò che il giocatore ha deciso. Ci sono anche le mescolate, nel loro ordine.
book-valletta-records-lines = Per esempio:
book-valletta-records-lines-play = «1 play maid», «1 maid stone»: il posto 1 gioca la Cameriera e prende una pietra.
book-valletta-records-lines-build = «1 build building_g01»: il posto 1 costruisce l’edificio verde numero 1; b sta per blu, y per giallo.
book-valletta-records-lines-payment = «1 payment 2 1 1 1»: monete, legno, pietre e mattoni pagati, in quest’ordine.
book-valletta-records-lines-jean = «2 hire builder», «2 dismiss shopkeeper»: il posto 2 assume o licenzia con Jean.
book-valletta-records-lines-decline = «1 decline»: il posto 1 rinuncia a un’azione.
book-valletta-records-follows = Ciò che segue dalle regole non si annota: beni presi, punti, carte pescate. E nemmeno una decisione con una sola risposta possibile.

## L’aiuto di gioco

aid-valletta-turn = Il tuo turno
aid-valletta-turn-play = **Gioca 3 carte**, una dopo l’altra. Rinunci solo dove c’è scritto «puoi».
aid-valletta-turn-discard = **Scarta** tutte e tre.
aid-valletta-turn-draw = **Pesca** fino ad avere 5 carte in mano. Mazzo vuoto: mescola gli scarti.
aid-valletta-build = Costruire
aid-valletta-build-choose = Scegli un edificio senza casa.
aid-valletta-build-pay = Paga il costo.
aid-valletta-build-character = Prendi in mano il personaggio.
aid-valletta-build-house = Mettici la tua casa.
aid-valletta-upgrade = Migliorare, una volta per edificio
aid-valletta-upgrade-cost = Paga il costo **senza monete**.
aid-valletta-upgrade-side = Gira la carta: 2 icone, punti doppi.
aid-valletta-cost = Costi
aid-valletta-cost-neighbour = **−1 moneta** per ogni tuo edificio lato contro lato, dalla stessa parte della strada
aid-valletta-cost-replace = **3 per 1**: quando paghi, tre beni di altro tipo ne sostituiscono uno
aid-valletta-jean = Jean
aid-valletta-jean-walk = 1 spazio avanti; prendi il bene del barile.
aid-valletta-jean-choose = Poi puoi assumere **o** licenziare 1 personaggio.
aid-valletta-jean-zone = Costruisci o migliora nella sua area: **2 punti**
aid-valletta-cards = Personaggi
aid-valletta-cards-apprentice = **Apprendista**: copia la carta rossa o verde giocata subito prima
aid-valletta-cards-green = **Verdi**: 1 bene per ogni icona del loro tipo su tutti i tuoi edifici
aid-valletta-cards-crafts = **Copritetto, Muratore, Carpentiere**: costruisci o migliora con 2 mattoni, 2 pietre, 2 legno in meno
aid-valletta-cards-collectors = **Monaco, Oste, Gabelliere**: prendi 1 da ogni avversario con almeno 4 beni, 2 monete, 3 di un tipo (monete escluse)
aid-valletta-yellow = Personaggi gialli
aid-valletta-yellow-architect = **Architetto**: 4 legno, 4 pietre o 4 mattoni per 4 punti
aid-valletta-yellow-bailiff = **Gran Balivo**: 4 monete per 4 punti
aid-valletta-yellow-master = **Gran Maestro**: 1 bene di ogni tipo per 5 punti
aid-valletta-yellow-king = **Re, Imperatore, Papa**: 1 punto per edificio verde, blu, migliorato
aid-valletta-yellow-knight = **Ser Hieronymus**: 2 punti
aid-valletta-end = La fine
aid-valletta-end-triggers = Jean sull’ultimo spazio, 25 punti o 8 case: il turno si conclude.
aid-valletta-end-shuffle = Ognuno mescola insieme mazzo e scarti; le carte in mano restano.
aid-valletta-end-once = Tutte le carte un’ultima volta; non si mescola più.
aid-valletta-score = Punteggio finale
aid-valletta-score-track = punti sul tracciato
aid-valletta-score-buildings = punti degli edifici
aid-valletta-score-goods = 1 punto ogni 3 beni
aid-valletta-score-tie = Parità: vince chi ha più case.
