### Il regolamento e il promemoria di Malta!, con parole nostre; `**` racchiude ciò che si legge per primo.

## Lo scopo

book-malta-goal = Lo scopo del gioco
book-malta-goal-aim = Una piccola plancia piena di frecce, dove ognuno cerca di buttare fuori gli altri. Non ci sono punti né tesori. **Resisti finché tutti gli altri non hanno perso: vince chi rimane in gioco per ultimo.**
book-malta-goal-lose = Sei fuori dal gioco appena ti succede una di queste due cose:
book-malta-goal-lose-cards = **Niente carte**: nel tuo turno, in qualsiasi momento dopo la pesca, la tua mano è vuota.
book-malta-goal-lose-exit = **Niente uscite**: devi muoverti e non puoi.
book-malta-goal-players = Malta! è un gioco da due a sei giocatori, dagli otto anni circa. Una partita dura mezz’ora. Non c’è un secondo posto: tutti quelli che perdono sono ultimi a pari merito.

## La preparazione

book-malta-setup = La preparazione
book-malta-setup-order = A un tavolo di Auberge è tutto già pronto. Con la tua scatola, segui quest’ordine:
book-malta-setup-order-start = Metti in fila le sette caselle di partenza, con l’1 in vista. È la fila inferiore della plancia.
book-malta-setup-order-rows = Mescola le altre caselle. Disponine sei file da sette sopra le caselle di partenza, con il numero in vista e diritto.
book-malta-setup-order-rest = Rimetti nella scatola le cinque caselle avanzate.
book-malta-setup-order-pawns = Ognuno prende una pedina e la piazza su una casella di partenza. Ci si può stare in più d’uno, senza pagare nulla.
book-malta-setup-order-cards = Mescola le 108 carte e danne quattro a ogni giocatore.
book-malta-setup-order-first = Comincia il giocatore più giovane; a un tavolo di Auberge sceglie chi lo ha aperto, oppure la sorte. Si gioca in senso orario.
book-malta-setup-look = Scegli la casella di partenza prima di vedere le carte. Guarda dunque la fila di sopra: i suoi numeri dicono quante carte potrai pescare dopo.
book-malta-setup-doors = Tre giocatori scelgono la casella di partenza. Due pedine sono già insieme su quella sotto il 4, e nessuno paga. Il terzo giocatore può raggiungerle o partire da un’altra.

## Il turno in breve

book-malta-turn = Il tuo turno in breve
book-malta-turn-phases = Un turno ha tre fasi, sempre in quest’ordine:
book-malta-turn-phases-draw = **Pesca** tante carte quante ne indica il numero sotto la tua pedina.
book-malta-turn-phases-play = **Gioca** metà della mano, arrotondata per eccesso, una carta dopo l’altra.
book-malta-turn-phases-move = **Muovi** la pedina di una casella seguendo una freccia.
book-malta-turn-next = Poi tocca al prossimo giocatore in senso orario che è ancora in gioco. Fra un tuo turno e l’altro puoi rispondere alle carte altrui.

## Le caselle

book-malta-spaces = Le caselle
book-malta-spaces-front = Ogni casella mostra un numero e delle frecce. Il numero dice quante carte peschi lì. Le frecce dicono dove puoi andare poi. **Più uscite, meno carte.**
book-malta-spaces-kinds-kind = Casella
book-malta-spaces-kinds-number = Numero
book-malta-spaces-kinds-exits = Frecce
book-malta-spaces-kinds-start-kind = Casella di partenza
book-malta-spaces-kinds-start-number = 1
book-malta-spaces-kinds-start-exits = a sinistra, in alto e a destra
book-malta-spaces-kinds-star-kind = Stella
book-malta-spaces-kinds-star-number = 1
book-malta-spaces-kinds-star-exits = tutte e quattro le direzioni
book-malta-spaces-kinds-crown-kind = Corona
book-malta-spaces-kinds-crown-number = 2
book-malta-spaces-kinds-crown-exits = tre direzioni
book-malta-spaces-kinds-drop-kind = Goccia
book-malta-spaces-kinds-drop-number = 3 o 4
book-malta-spaces-kinds-drop-exits = una sola direzione
book-malta-spaces-kinds-circle-kind = Cerchio 0
book-malta-spaces-kinds-circle-number = 0
book-malta-spaces-kinds-circle-exits = nessuna
book-malta-spaces-back = Il retro di ogni casella è un cerchio 0: niente carte e niente frecce. Una casella rimossa si volta da quel lato. Non è un buco: ci si può ancora andare, ma nessuna freccia porta via.
book-malta-spaces-home = Una casella di partenza è una casella come le altre: si può rimuovere, girare, spostare. Solo «Si torna a casa» e «Di nuovo fra noi» ricordano di chi è.
book-malta-spaces-four = Da sinistra a destra: la stella ha un 1 e quattro frecce. La corona ha un 2 e tre frecce, la goccia un 3 e una freccia. Il cerchio 0 non ha proprio nulla.

## La pesca

book-malta-draw = Prima si pesca
book-malta-draw-number = Guarda il numero sotto la tua pedina e pesca altrettante carte. Su un cerchio 0 non peschi nulla.
book-malta-draw-short = Se nel mazzo di pesca non ce ne sono abbastanza, prendi quelle rimaste. **La pila degli scarti non si rimescola**, a meno che non lo dica una carta.
book-malta-draw-empty = Puoi cominciare il turno con la mano vuota, perché prima peschi. Se dopo la pesca non hai ancora nessuna carta, sei fuori dal gioco.
book-malta-draw-three = La tua pedina è su un 3. Avevi una carta, ne hai pescate tre e ora ne hai quattro. La metà di quattro è due: devi giocare due carte.

## Le carte

book-malta-play = Poi si gioca metà della mano
book-malta-play-half = Conta la mano una volta sola, subito dopo la pesca. **Devi giocarne esattamente la metà, arrotondata per eccesso**: né di più né di meno.
book-malta-play-halves-hand = Carte in mano
book-malta-play-halves-plays = Carte da giocare
book-malta-play-halves-two-hand = 1 o 2
book-malta-play-halves-two-plays = 1
book-malta-play-halves-four-hand = 3 o 4
book-malta-play-halves-four-plays = 2
book-malta-play-halves-six-hand = 5 o 6
book-malta-play-halves-six-plays = 3
book-malta-play-halves-eight-hand = 7 o 8
book-malta-play-halves-eight-plays = 4
book-malta-play-halves-ten-hand = 9 o 10
book-malta-play-halves-ten-plays = 5
book-malta-play-fixed = Nel corso del turno la mano può crescere o calare: il numero di carte da giocare resta lo stesso. Perciò pesca presto: le carte nuove, per questo turno, puoi tenerle.
book-malta-play-grow = Avevi quattro carte, due da giocare, e hai cominciato con «Pesca due». Ora ne hai cinque, e una sola è ancora da giocare.
book-malta-play-card-title = Una carta alla volta
book-malta-play-card = Porta a termine ogni carta prima di giocare la seguente:
book-malta-play-card-announce = **Annuncia** la carta e i suoi bersagli: il giocatore, la casella, la direzione.
book-malta-play-card-respond = **Aspetta**: gli altri giocatori possono rispondere.
book-malta-play-card-effect = **Fai** ciò che dice la carta, poi scartala. Le carte da scartare o da dare si scelgono solo adesso.
book-malta-play-card-check = **Verifica**: se in gioco resta un solo giocatore, ha vinto. Altrimenti, se la tua mano è vuota, sei fuori dal gioco.
book-malta-play-target = Un avversario è qualsiasi altro giocatore ancora in gioco. Se una carta ha un bersaglio possibile, devi sceglierne uno. Se non ne ha, puoi giocarla lo stesso: non succede nulla, ma conta.
book-malta-play-secret = Decidi tu quali carte giocare, in che ordine e su che cosa. Le mani sono segrete, ma tutti vedono quante carte hai. Una carta che passa di mano la vedono solo chi la dà e chi la riceve.
book-malta-play-text = Se una carta contraddice questo regolamento, ha ragione la carta.

## Il movimento

book-malta-move = Infine ci si muove
book-malta-move-arrow = Muovi la pedina esattamente di una casella, seguendo una freccia della casella su cui si trova. Se le frecce utilizzabili sono più d’una, scegli. **Se puoi muoverti, devi farlo.**
book-malta-move-edge = Nessuna pedina lascia mai la plancia. Una freccia che porta fuori non si può usare.
book-malta-move-ways = La tua pedina è su una corona, sul bordo sinistro. Le frecce portano in alto, in basso e a sinistra. A sinistra si esce dalla plancia: sali sulla stella o scendi sulla goccia.
book-malta-move-allowed = Puoi andare su un cerchio 0 e su una casella occupata. Su una casella possono stare quante pedine si vuole, ma la compagnia ha un prezzo: vedi il prossimo capitolo.
book-malta-move-stuck = **In trappola?** Se devi muoverti e sei su un cerchio 0, o se tutte le tue frecce portano fuori dalla plancia, sei fuori dal gioco.

## Il pizzo

book-malta-protection = Il pizzo
book-malta-protection-pay = Se muovendoti arrivi su una casella occupata, paghi il pizzo. **A ogni giocatore che sta lì dai tante carte della tua mano quante ne indica il numero della casella.**
book-malta-protection-two = La tua pedina è arrivata su un 2, dove ce ne sono altre due. Hai cinque carte: danne due a ciascuno dei proprietari e tieni l’ultima.
book-malta-protection-choose = Scegli tu quali carte dare, e le vede solo chi le riceve. Se non bastano, dalle tutte: decidi tu a chi va la prossima carta, fino all’ultima.
book-malta-protection-broke = Se dopo aver pagato non hai più carte, sei fuori dal gioco. Su un cerchio 0 il pizzo è di 0 carte.
book-malta-protection-free = Il pizzo si paga solo nella propria fase di movimento. Una pedina mossa da una carta non paga mai, chiunque l’abbia giocata.

## Le carte delle mani

book-malta-hands = Carte: mani piene, mani vuote
book-malta-hands-lead = Le carte in mano ti tengono in gioco. I dieci tipi che seguono riempiono le mani, le svuotano, le scambiano o riforniscono il mazzo di pesca. Nessuno cambia il numero di carte da giocare nel turno.
book-malta-hands-fewer = Se devi scartare o dare più carte di quante ne hai, se ne vanno tutte. Se il mazzo di pesca non basta, peschi quello che c’è.
book-malta-hands-whose = Un avversario con la mano vuota è ancora in gioco: quando tocca a lui, prima pesca. Ma se dopo una carta del tuo turno è vuota la tua mano, sei fuori dal gioco.
book-malta-hands-last = «Fate passare» era la tua ultima carta, e non avevi nulla da passare. Chi siede alla tua destra ti ha comunque passato una carta, «Passo di lato». Hai di nuovo una carta e sei ancora in gioco.

## Le carte delle pedine

book-malta-pawns = Carte: muovere le pedine
book-malta-pawns-lead = Queste carte muovono le pedine senza badare alle frecce e senza pizzo. Con «Passo di lato», «Spintone» e «Tutti si muovono» si fa un passo in alto, in basso, a sinistra o a destra.
book-malta-pawns-edge = Con «Passo di lato» e «Spintone» scegli una direzione che resti sulla plancia. Con «Tutti si muovono» le pedine già su quel bordo restano semplicemente dove sono.
book-malta-pawns-shoved = L’avversario era nell’angolo in alto a destra, e hai giocato «Spintone» verso sinistra. Ora la sua pedina è su un cerchio 0. Per il momento non succede nulla: nel suo turno potrà giocare una carta per andarsene.
book-malta-pawns-home-title = «Si torna a casa»
book-malta-pawns-home = La casa della tua pedina è la casella di partenza scelta all’inizio. Se la casella è stata spostata, la pedina la raggiunge dov’è adesso. Se è stata rimossa, va nel punto in cui la casella era all’inizio.
book-malta-pawns-moved = La casella di partenza dell’avversario era finita molto più in alto. Hai giocato «Si torna a casa» sulla sua pedina: è andata là, non nella fila inferiore.

## Le carte delle caselle

book-malta-tiles = Carte: cambiare la plancia
book-malta-tiles-lead = Queste carte girano, voltano e spingono le caselle. **Le pedine restano dove sono**; cambia solo il terreno sotto di loro.
book-malta-tiles-occupied-title = Giù le mani dalle caselle occupate
book-malta-tiles-occupied = «Rimuovi una casella» vuole una casella senza pedine. «Scambia due caselle» e «Gira una casella» non toccano quelle degli altri; la tua va bene se non c’è nessun altro. «Ripristina una casella» vale per ogni cerchio 0. Solo «Sposta una linea» può sfilare la casella da sotto un avversario.
book-malta-tiles-shifted = Hai spostato un’intera riga di un passo a destra. La sua ultima casella è rientrata da sinistra. La pedina avversaria è rimasta al suo posto, e il cerchio 0 le è scivolato sotto.
book-malta-tiles-turned = Le caselle girano in senso orario, di uno, due o tre quarti di giro. Una casella girata resta così, anche se poi viene spostata, oppure rimossa e ripristinata.
book-malta-tiles-turn = L’unica freccia sotto la tua pedina portava fuori dalla plancia. Dopo un quarto di giro in senso orario porta in alto, alla stella: ora hai un’uscita.

## Le carte del turno

book-malta-tempo = Carte: fermarsi e bloccare
book-malta-tempo-lead = Tre carte cambiano il corso di un turno: due ti salvano, una blocca il giocatore seguente.
book-malta-tempo-stop-title = «Fine del turno» e «Resta dove sei»
book-malta-tempo-stop = Entrambe ti evitano la fase di movimento, anche su un cerchio 0. Con «Fine del turno» non giochi più nessuna carta. Con «Resta dove sei» giochi ancora quelle che ti restano da giocare.
book-malta-tempo-rescue = Sei su un cerchio 0 con due carte, e una va giocata. «Pesca due» ti lascerebbe in trappola. «Fine del turno» chiude il turno prima che tu debba muoverti, e ti resta una carta.
book-malta-tempo-last = «Fine del turno» come ultimissima carta non ti salva: la mano è vuota, e hai perso.
book-malta-tempo-blind-title = «Fede cieca»
book-malta-tempo-blind = Nel suo prossimo turno il giocatore seguente pesca e si muove come sempre, ma non gioca carte. Due «Fede cieca» valgono per due turni. Rispondere agli altri resta permesso. Chi perde se ne libera.
book-malta-tempo-whole = Avevi quattro carte, ne hai pescata una, e su cinque dovevi giocarne tre. «Rimuovi una casella» ha trasformato in cerchio 0 la casella a sinistra dell’avversario. «Tutti si muovono» ha spinto le due pedine di un passo a sinistra: l’avversario è sul cerchio 0. «Fede cieca» gli impedisce di giocare una carta per andarsene. Ora ti muovi tu.

## Le risposte

book-malta-responses = Rispondere fuori turno
book-malta-responses-when = Quando un altro giocatore annuncia una carta, puoi rispondere con «Annulla» o «Boomerang». Si chiede in senso orario, e vale la prima risposta. **Una sola risposta per carta**, e nessuna a una risposta.
book-malta-responses-negate-title = «Annulla»
book-malta-responses-negate = La carta annunciata resta senza effetto. Si scarta lo stesso e conta come giocata.
book-malta-responses-asked = L’avversario ha annunciato «Spintone», per spingerti a sinistra sul cerchio 0. Non si è ancora mosso nulla. Se rispondi con «Annulla», la tua pedina resta dov’è.
book-malta-responses-boomerang-title = «Boomerang»
book-malta-responses-boomerang = Prendi il controllo della carta, come se fosse tua, e scegli nuovi bersagli. Se richiede un avversario, dev’essere chi l’ha giocata. Conta comunque fra le carte giocate da lui.
book-malta-responses-returned = L’avversario ha giocato «Estorsione» contro di te, e hai risposto con «Boomerang». Così è stato lui a scartare due carte, e tu hai tenuto le tue.
book-malta-responses-special = Con alcune carte «Boomerang» ha una sorpresa in serbo:
book-malta-responses-special-stop = «Fine del turno» e «Resta dove sei» non fanno nulla: non è il tuo turno.
book-malta-responses-special-blind = «Fede cieca» colpisce il prossimo turno di chi l’ha giocata.
book-malta-responses-special-home = «Si torna a casa» muove la pedina di chi l’ha giocata.
book-malta-responses-extra = Una risposta non conta fra le tue carte da giocare. Può anche essere la tua ultima carta: nel turno altrui una mano vuota non fa perdere.
book-malta-responses-own = Nel tuo turno «Annulla» e «Boomerang» non fanno nulla. Contano comunque come giocate, e nessuno può rispondere. Contro le tue stesse carte non puoi usarle.
book-malta-responses-quiet = Si chiede a tutti quelli ancora in gioco, anche a chi non può rispondere. Nessuno viene a sapere se chi ha lasciato correre poteva scegliere. L’attesa non dipende mai dalle carte in mano: una pausa non tradisce nulla.

## Fuori e di nuovo dentro

book-malta-out = Fuori, e di nuovo in gioco
book-malta-out-gone = Quando perdi, il tuo turno finisce e la tua pedina lascia la plancia. **Tieni le tue carte.** Non hai turni, non paghi e non ricevi il pizzo, ma puoi tornare.
book-malta-out-when = Si perde solo nel proprio turno. In quello degli altri una mano vuota non fa danni, con un’eccezione: la carta «Ultimo giro».
book-malta-out-called = Era il tuo turno, e un altro giocatore non aveva carte. Hai giocato «Ultimo giro» contro di lui: fuori dal gioco, subito. Con una sola carta in mano non gli sarebbe successo nulla.
book-malta-out-back = «Di nuovo fra noi» riporta in gioco un giocatore. La pedina torna secondo le regole di «Si torna a casa». Il giocatore riprende le carte che ha tenuto e ne pesca altre due; il suo turno verrà nell’ordine consueto.
book-malta-out-again = Il terzo giocatore era fuori dal gioco, con una carta tenuta da parte. Hai giocato «Di nuovo fra noi»: la sua pedina è di nuovo sulla casella di partenza, e lui ha tre carte in mano.
book-malta-out-concede-title = Abbandonare
book-malta-out-concede = A un tavolo di Auberge puoi abbandonare in qualsiasi momento. Vale subito come sconfitta, e per sempre: nessuna carta ti riporta in gioco.

## La fine

book-malta-end = La fine della partita
book-malta-end-winner = La partita finisce appena in gioco resta un solo giocatore, anche a metà di un turno. Vince lui. Non ci sono punti da sommare, e tutti gli altri sono ultimi a pari merito.
book-malta-end-order = Dopo ogni carta si guarda prima se resta un solo giocatore, e solo poi la tua mano. Perciò la tua ultima carta può farti vincere.
book-malta-end-final = Eravate in due, e «Ultimo giro» era la tua unica carta. L’avversario non ne aveva nessuna: fuori dal gioco. In gioco rimani solo tu, e vinci, anche se la tua mano è vuota.
book-malta-end-three = Con un terzo giocatore in gioco, la stessa carta ti farebbe perdere. Dopo «Ultimo giro» restate in due: la tua mano vuota conta, sei fuori dal gioco, e vince il terzo.

## Le varianti

book-malta-variants = Varianti
book-malta-variants-small-title = La plancia piccola
book-malta-variants-small = In due la plancia può sembrare troppo grande. Disponi allora cinque caselle di partenza e, sopra, quattro file da cinque. Con tre o più giocatori si usa la plancia 7 × 7.
book-malta-variants-skip-title = «Fede cieca» fa saltare il turno
book-malta-variants-skip = Se lo dicono le opzioni del tavolo, «Fede cieca» fa saltare tutto il turno seguente: niente pesca, niente carte, niente movimento e nessuna sconfitta. Per una pedina su un cerchio 0 è una tregua.
book-malta-variants-own-title = Le tue carte
book-malta-variants-own = Se possiedi il gioco, puoi inserire le sue carte e le sue caselle e giocare con quelle al posto delle nostre.

## Le domande

book-malta-questions = Domande e risposte
book-malta-questions-how-many = Quante carte devo giocare?
book-malta-questions-how-many-answer = La metà di quelle che hai dopo la pesca, arrotondata per eccesso. Con cinque carte ne giochi tre, né di più né di meno.
book-malta-questions-drew-more = Nel mio turno ho pescato altre due carte. Devo giocarne di più?
book-malta-questions-drew-more-answer = No. Il numero è fissato dopo la pesca iniziale. Le carte nuove, per ora, restano tue.
book-malta-questions-no-target = La mia carta non ha un bersaglio. Posso giocarla?
book-malta-questions-no-target-answer = Sì. Non fa nulla, ma conta. Se un bersaglio c’è, invece, devi sceglierne uno.
book-malta-questions-empty-hand = Non ho carte, e non è il mio turno. Sono fuori dal gioco?
book-malta-questions-empty-hand-answer = No, a meno che qualcuno non giochi «Ultimo giro» contro di te. Quando tocca a te, peschi prima che si guardi la tua mano.
book-malta-questions-last-card = La mia ultima carta può salvarmi?
book-malta-questions-last-card-answer = «Fine del turno» no: la tua mano è vuota, e hai già perso. «Pesca due» sì: la mano si guarda dopo che hai pescato.
book-malta-questions-on-circle = Comincio il turno su un cerchio 0. Sono fuori dal gioco?
book-malta-questions-on-circle-answer = Non ancora. Non peschi nulla, ma giochi le tue carte, e una di loro può portarti via. Perdi solo se non puoi muoverti quando devi.
book-malta-questions-must-move = Devo muovermi anche su un cerchio 0 o su un’altra pedina?
book-malta-questions-must-move-answer = Sì, se almeno una delle tue frecce resta sulla plancia. Se portano fuori tutte, sei fuori anche tu.
book-malta-questions-who-pays = Quando pago il pizzo, e chi sceglie le carte?
book-malta-questions-who-pays-answer = Solo quando ti muovi nella tua fase di movimento, mai quando ti muove una carta. Le carte da dare le scegli tu.
book-malta-questions-negate-negate = Posso rispondere con «Annulla» a un «Annulla»?
book-malta-questions-negate-negate-answer = No. Ogni carta riceve al massimo una risposta, e a una risposta non risponde nessuno.
book-malta-questions-own-card = Posso usare «Annulla» contro una mia carta?
book-malta-questions-own-card-answer = No. Nel tuo turno puoi solo giocarla come una carta qualsiasi. Non fa nulla, ma conta.
book-malta-questions-pile-empty = Il mazzo di pesca è vuoto. Si rimescola?
book-malta-questions-pile-empty-answer = No. Peschi quello che c’è, anche se non c’è nulla. Solo la carta «Nuova mescolata» riporta gli scarti nel mazzo.
book-malta-questions-under-pawn = Posso rimuovere, girare o scambiare la casella sotto una pedina?
book-malta-questions-under-pawn-answer = Non sotto un avversario: solo «Sposta una linea» può togliergliela. La tua puoi girarla o scambiarla, se lì non c’è nessun altro, ma mai rimuoverla.
book-malta-questions-after-out = Sono fuori dal gioco. È finita?
book-malta-questions-after-out-answer = Forse no. Tieni le tue carte: «Di nuovo fra noi» può riportarti sulla tua casella di partenza, con due carte in più.
book-malta-questions-who-sees = Che cosa posso sapere delle carte altrui?
book-malta-questions-who-sees-answer = Quante ne hanno gli altri, e tutto ciò che è nella pila degli scarti. Una carta passata di mano la conoscono solo quei due giocatori.

## Il materiale

book-malta-box = Che cosa c’è nella scatola
book-malta-box-parts = C’è poco che possa finire sotto il divano:
book-malta-box-parts-cards = 108 carte di 27 tipi; la tabella qui sotto dice quante ce ne sono di ciascuno.
book-malta-box-parts-spaces = 54 caselle rotonde: 7 di partenza, 11 stelle, 16 corone e 20 gocce, di cui 12 con un 3 e 8 con un 4.
book-malta-box-parts-pawns = 6 pedine, una per giocatore.
book-malta-box-deck-copies = Copie
book-malta-box-deck-cards = Carte
book-malta-box-deck-twelve-copies = 12
book-malta-box-deck-twelve-cards = Pesca due
book-malta-box-deck-nine-copies = 9
book-malta-box-deck-nine-cards = Annulla
book-malta-box-deck-eight-copies = 8
book-malta-box-deck-eight-cards = Passo di lato
book-malta-box-deck-seven-copies = 7
book-malta-box-deck-seven-cards = Fine del turno
book-malta-box-deck-five-copies = 5 ciascuna
book-malta-box-deck-five-cards = Boomerang, Gira una casella, Rimuovi una casella, Ripristina una casella
book-malta-box-deck-four-copies = 4 ciascuna
book-malta-box-deck-four-cards = Resta dove sei, Scambio di posti, Si torna a casa, Spintone, Un giro per tutti
book-malta-box-deck-three-copies = 3 ciascuna
book-malta-box-deck-three-cards = Fate passare, Prendine una, Scambia due caselle, Sposta una linea, Tutti si muovono
book-malta-box-deck-two-copies = 2 ciascuna
book-malta-box-deck-two-cards = Cedine una, Di nuovo fra noi, Estorsione, Fede cieca, Nuova mescolata, Scambio di mani, Scarta due delle tue, Tabula rasa
book-malta-box-deck-one-copies = 1
book-malta-box-deck-one-cards = Ultimo giro
book-malta-box-known = Le regole pubblicate nominano dieci carte e non ne spiegano per intero nessuna. I loro dettagli, le altre 17 carte, il numero delle copie e la maggior parte delle caselle sono ricostruiti. Sono opera nostra, non il gioco stampato.

## Come si annota una partita

book-malta-record = Come si annota una partita
book-malta-record-names = Ogni casella ha un nome: una lettera per la colonna, da sinistra, e un numero per la riga, dal basso. Sulla plancia grande la casella di partenza al centro è D1.
book-malta-record-log = La cronaca mostra a tutti ciò che è successo: quante carte si sono pescate, le carte giocate con i bersagli, movimenti, pagamenti, sconfitte. Non dice mai chi ha lasciato correre.
book-malta-record-file = A partita finita, il registro riporta tutte le decisioni in ordine. Le caselle si dispongono riga per riga da sinistra, a partire da A2. Ogni giocatore riceve quattro carte in una volta, in senso orario a partire dal primo giocatore.

## Il promemoria

aid-malta-turn = Il tuo turno
aid-malta-turn-draw = **Pesca** tante carte quante ne indica la tua casella.
aid-malta-turn-play = **Gioca** metà della mano, arrotondata per eccesso.
aid-malta-turn-move = **Muoviti** di una casella seguendo una freccia. È obbligatorio.
aid-malta-spaces = Caselle
aid-malta-spaces-kind = Casella
aid-malta-spaces-cards = Peschi
aid-malta-spaces-exits = Uscite
aid-malta-spaces-start-kind = Partenza
aid-malta-spaces-start-cards = 1
aid-malta-spaces-start-exits = 3
aid-malta-spaces-star-kind = Stella
aid-malta-spaces-star-cards = 1
aid-malta-spaces-star-exits = 4
aid-malta-spaces-crown-kind = Corona
aid-malta-spaces-crown-cards = 2
aid-malta-spaces-crown-exits = 3
aid-malta-spaces-drop-kind = Goccia
aid-malta-spaces-drop-cards = 3 o 4
aid-malta-spaces-drop-exits = 1
aid-malta-spaces-circle-kind = Cerchio 0
aid-malta-spaces-circle-cards = 0
aid-malta-spaces-circle-exits = 0
aid-malta-out = Fuori dal gioco
aid-malta-out-cards = Nel tuo turno, dalla pesca in poi: mano vuota.
aid-malta-out-move = Nella fase di movimento: nessuna uscita.
aid-malta-out-others = Nei turni altrui: solo con «Ultimo giro».
aid-malta-protection = Il pizzo
aid-malta-protection-pay = Ti muovi su una casella occupata? A ogni giocatore lì dai tante carte quante ne indica la casella.
aid-malta-protection-choose = Le carte le scegli tu. Se non bastano, dalle tutte.
aid-malta-protection-free = Se ti muove una carta, niente pizzo.
aid-malta-responses = Risposte
aid-malta-responses-negate = **Annulla**: la carta non fa nulla.
aid-malta-responses-boomerang = **Boomerang**: la carta diventa tua; l’«avversario» è chi l’ha giocata.
aid-malta-responses-once = Una risposta per carta, nessuna a una risposta.
aid-malta-responses-own = Nel tuo turno: nessun effetto, ma contano.
aid-malta-cards = Giocare una carta
aid-malta-cards-play = Annuncio con bersagli, risposte, effetto, scarto.
aid-malta-cards-target = Nessun bersaglio possibile: giocala lo stesso, senza effetto.
aid-malta-cards-pawns = I passi dovuti alle carte ignorano le frecce e restano sulla plancia.
aid-malta-cards-spaces = Se cambiano le caselle, le pedine restano.
aid-malta-cards-occupied = Rimuovere: casella senza pedine. Scambiare, girare: non sotto la pedina altrui. Spostare: ovunque.
aid-malta-special = Da sapere
aid-malta-special-end = **Fine del turno**: niente più carte né movimento.
aid-malta-special-stay = **Resta dove sei**: niente movimento; giochi ancora.
aid-malta-special-blind = **Fede cieca**: il giocatore seguente pesca e si muove, ma non gioca carte.
aid-malta-special-home = **Si torna a casa**: casella di partenza rimossa? Si va dov’era all’inizio.
aid-malta-special-back = **Di nuovo fra noi**: casella di partenza, carte tenute, altre due.
aid-malta-special-call = **Ultimo giro**: un avversario senza carte perde.
aid-malta-deck = Le carte più frequenti
aid-malta-deck-copies = Copie
aid-malta-deck-cards = Carte
aid-malta-deck-twelve-copies = 12
aid-malta-deck-twelve-cards = Pesca due
aid-malta-deck-nine-copies = 9
aid-malta-deck-nine-cards = Annulla
aid-malta-deck-eight-copies = 8
aid-malta-deck-eight-cards = Passo di lato
aid-malta-deck-seven-copies = 7
aid-malta-deck-seven-cards = Fine del turno
aid-malta-deck-five-copies = 5 ciascuna
aid-malta-deck-five-cards = Boomerang, Gira, Rimuovi, Ripristina una casella
aid-malta-end = La fine
aid-malta-end-last = Chi rimane in gioco per ultimo vince subito.
aid-malta-end-check = Si verifica dopo ogni carta, prima di guardare la tua mano.
