### Le regole di Malta! con parole nostre, secondo i numeri di docs/rules/malta.md.

## Materiale

rule-M-COMP-01 = Possono giocare da due a sei persone.
rule-M-COMP-02 = C’è un mazzo di 108 carte.
rule-M-COMP-03 = Per la plancia ci sono 54 caselle.
rule-M-COMP-04 = Ci sono 6 pedine, al massimo una per giocatore.
rule-M-COMP-05 = Sette delle caselle sono caselle di partenza (giallo su viola).
rule-M-COMP-06 = Una casella di partenza mostra sul fronte il numero 1.
rule-M-COMP-07 = Ogni casella ha due facce; una delle due è il cerchio 0.
rule-M-COMP-08 = Il fronte di una casella mostra un numero e delle frecce.
rule-M-COMP-09 = Un cerchio 0 non ha frecce, quindi non offre nessun movimento.
rule-M-COMP-10 = Un cerchio 0 ha il numero 0.
rule-M-COMP-11 = Le caselle sono sottili tessere rotonde, posate con il numero dritto.
rule-M-COMP-12 = La forma sul fronte (stella, corona o goccia) corrisponde alle direzioni che la casella offre; il cerchio non ne offre nessuna.
rule-M-COMP-13 = Età indicata: da 8 anni in su; durata: 30 minuti.
rule-M-COMP-14 = Ci sono carte che fanno scambiare la mano con un altro giocatore e carte che fanno scambiare il posto.
rule-M-COMP-15 = Le carte possono spostare, girare e far sparire caselle.

## Scopo del gioco

rule-M-GOAL-01 = Lo scopo è restare in gioco quando tutti gli altri hanno già perso.
rule-M-GOAL-02 = Appena resta un solo giocatore che non ha perso, quel giocatore vince e la partita finisce.
rule-M-GOAL-03 = Tutti quelli che hanno perso condividono l’ultimo posto; l’ordine delle eliminazioni non è una classifica.

## Preparazione

rule-M-SETUP-01 = Le sette caselle di partenza si posano in una riga orizzontale con il numero 1 in vista.
rule-M-SETUP-02 = La riga delle caselle di partenza è la fila inferiore della plancia.
rule-M-SETUP-03 = Sopra la fila inferiore si posano sei righe di sette altre caselle ciascuna, per un totale di 7 × 7 = 49.
rule-M-SETUP-04 = Tutte le caselle della plancia si posano con la faccia del cerchio 0 verso il basso.
rule-M-SETUP-05 = Le caselle avanzate restano fuori dalla partita (54 − 49 = 5).
rule-M-SETUP-06 = Ogni giocatore, senza un ordine fisso, prende una pedina e la piazza su una casella di partenza a scelta.
rule-M-SETUP-07 = Più pedine possono stare sulla stessa casella di partenza.
rule-M-SETUP-08 = Per una casella di partenza condivisa durante la preparazione non si paga il pizzo.
rule-M-SETUP-09 = Il mazzo si mescola e ogni giocatore riceve quattro carte.
rule-M-SETUP-10 = Il giocatore più giovane gioca il primo turno.
rule-M-SETUP-11 = I turni si susseguono in senso orario.
rule-M-SETUP-12 = Opzione per due giocatori: una plancia 5 × 5 invece di 7 × 7; con più giocatori non è disponibile.
rule-M-SETUP-13 = Sulla plancia 5 × 5 la fila inferiore è formata da cinque caselle di partenza; sopra ci sono quattro righe di cinque caselle.
rule-M-SETUP-14 = Ordine: si dispone la plancia, si piazzano le pedine, si mescola il mazzo, si distribuiscono quattro carte a testa e si gioca il primo turno; nessuno ha ancora visto carte quando piazza la pedina.
rule-M-SETUP-15 = Le caselle mescolate si posano riga per riga a partire da (1,0) verso destra; ogni giocatore riceve quattro carte in una volta, in senso orario a partire dal primo giocatore; le carte si pescano dalla cima del mazzo.

## Perdere

rule-M-LOSE-01 = Perde il giocatore che, in un qualsiasi momento del proprio turno dopo la fase di pesca, non ha carte in mano.
rule-M-LOSE-02 = Perde il giocatore che non può muoversi nella propria fase di movimento.
rule-M-LOSE-03 = Non c’è altro modo di perdere, a meno che non lo dica una carta (l’abbandono, M-AMB-43, è una possibilità del tavolo digitale).
rule-M-LOSE-04 = Un giocatore può perdere solo durante il proprio turno, a meno che una carta non dica altrimenti (l’abbandono, M-AMB-43, è una possibilità del tavolo digitale).
rule-M-LOSE-05 = Chi resta senza carte durante il turno di un altro giocatore non perde.
rule-M-LOSE-06 = Chi ha la mano vuota prima della propria fase di pesca o nel corso di essa non ha ancora perso.
rule-M-LOSE-07 = Chi ha ancora la mano vuota alla fine della fase di pesca perde.
rule-M-LOSE-08 = La pedina di chi perde viene tolta dalla plancia.
rule-M-LOSE-09 = Chi perde conserva le carte che ha in mano, nel caso venga reinvitato.
rule-M-LOSE-10 = Un giocatore che ha perso non gioca turni e non paga né riceve il pizzo finché è eliminato.
rule-M-LOSE-11 = Un giocatore che ha perso può tornare in gioco (essere «reinvitato») quando una carta lo prevede; la mano conservata torna a essere la sua.
rule-M-LOSE-12 = Il turno di un giocatore che perde finisce in quel momento.
rule-M-LOSE-13 = Un giocatore in gioco può abbandonare in qualsiasi momento, dalla preparazione alla fine della partita, durante il proprio turno o quello di un altro. Vale subito come sconfitta: la pedina lascia la plancia, la mano si conserva, «Fede cieca» decade e il giocatore non può più essere reinvitato. Se è il giocatore di turno, il turno finisce; una carta in risoluzione si scarta con la sua risposta, senza (ulteriore) effetto.
rule-M-LOSE-14 = Una carta il cui unico bersaglio ha abbandonato non ha effetto, a meno che qualcuno non ne prenda il controllo: la finestra di risposta, se è aperta, resta aperta (M-LOSE-16) e con «Boomerang» si sceglie un nuovo bersaglio. Se nessuno risponde, la carta si scarta e conta come giocata. Se abbandona chi ne ha preso il controllo con «Boomerang», la carta non ha più effetto e si scarta allo stesso modo.
rule-M-LOSE-15 = Le decisioni ancora aperte di un giocatore che abbandona decadono: non c’è nessuna risposta (si chiede al giocatore seguente) e nulla viene scartato, dato, passato o pagato. Ciò che è stato fatto prima resta fatto. «Fate passare»: chi abbandona prima che tutti abbiano scelto non passa e non riceve carte; quelle degli altri vanno al giocatore seguente in gioco. Pizzo: un beneficiario che abbandona non riceve altro; ciò che è dovuto agli altri resta dovuto.
rule-M-LOSE-16 = Gli abbandoni hanno effetto uno per uno, nell’ordine in cui arrivano, ciascuno durante la decisione aperta in quel momento; quella decisione resta aperta per il suo giocatore, con le scelte ora ammesse (se ne resta una sola, si esegue; se non ne resta nessuna, la decisione decade). Chi abbandona durante la preparazione non ha pedina e non riceve carte; se è il primo giocatore, il primo turno spetta al giocatore seguente in gioco in senso orario. Se resta un solo giocatore, quel giocatore vince subito e non succede altro: si scartano soltanto le carte in risoluzione. Chi è eliminato non può abbandonare, e dopo la fine non può farlo nessuno.

## Svolgimento di un turno

rule-M-TURN-01 = Un turno ha tre fasi in quest’ordine: pesca, carte e movimento.
rule-M-TURN-02 = Dopo il turno tocca al giocatore seguente in senso orario che è ancora in gioco.

## Fase di pesca

rule-M-DRAW-01 = Fase di pesca: pesca tante carte quante ne indica il numero sulla casella sotto la tua pedina.
rule-M-DRAW-02 = Se il mazzo ha meno carte di quelle dovute, pesca tutte quelle che ci sono.
rule-M-DRAW-03 = La pila degli scarti non si rimescola nel mazzo di pesca, a meno che non lo richieda una carta.
rule-M-DRAW-04 = Su un cerchio 0 non si pesca nulla.

## Fase delle carte

rule-M-PLAY-01 = La mano si conta una sola volta, subito dopo la fase di pesca.
rule-M-PLAY-02 = Va giocata esattamente la metà delle carte contate, arrotondata per eccesso: carte da giocare = ⌈mano / 2⌉.
rule-M-PLAY-03 = Le carte si giocano una dopo l’altra; ognuna si risolve prima della seguente.
rule-M-PLAY-04 = Risolto il suo effetto, una carta va nella pila degli scarti.
rule-M-PLAY-05 = I cambiamenti del numero di carte in mano durante la fase delle carte non cambiano il numero di carte da giocare.
rule-M-PLAY-06 = Dopo la risoluzione di ogni carta si controlla la mano del giocatore di turno: se è vuota, quel giocatore perde, che le carte siano state giocate, scartate, date o perse in altro modo.
rule-M-PLAY-07 = Chi gioca le carte ne sceglie l’ordine e i bersagli.
rule-M-PLAY-08 = Una carta senza effetto conta comunque come giocata.

## Fase di movimento

rule-M-MOVE-01 = Fase di movimento: muovi la tua pedina esattamente di una casella.
rule-M-MOVE-02 = La direzione del movimento deve essere mostrata da una freccia della casella su cui sta la pedina.
rule-M-MOVE-03 = Se più frecce sono utilizzabili, il giocatore ne sceglie una.
rule-M-MOVE-04 = Una pedina non lascia mai la plancia, né per una freccia né per una carta.
rule-M-MOVE-05 = Una freccia che punta fuori dalla plancia non è utilizzabile.
rule-M-MOVE-06 = Chi comincia la fase di movimento su un cerchio (senza frecce) perde.
rule-M-MOVE-07 = Chi comincia la fase di movimento su una casella le cui frecce puntano tutte fuori dalla plancia perde.
rule-M-MOVE-08 = Muoversi è obbligatorio quando è possibile.
rule-M-MOVE-09 = Entrare in un cerchio 0 è permesso.
rule-M-MOVE-10 = Entrare in una casella occupata è permesso; su una casella può stare un numero qualsiasi di pedine.

## Pizzo

rule-M-RACKET-01 = Se la tua fase di movimento ti porta su una casella con almeno un’altra pedina, devi pagare il pizzo.
rule-M-RACKET-02 = Per ogni altra pedina sulla casella in cui entri, dai al suo proprietario tante carte quante ne indica il numero della casella.
rule-M-RACKET-03 = Le carte del pizzo passano dalla tua mano a quella del proprietario dell’altra pedina.
rule-M-RACKET-04 = Pagato il pizzo, chi resta senza carte perde.
rule-M-RACKET-05 = Se devi il pizzo a più giocatori e le tue carte non bastano, scegli tu in quale ordine darle.
rule-M-RACKET-06 = Se le tue carte non bastano per il pizzo, le dai tutte (e quindi perdi).
rule-M-RACKET-07 = Il pizzo si paga solo per la fase di movimento, non per i movimenti dovuti alle carte.
rule-M-RACKET-08 = Chi paga sceglie quali carte dare.
rule-M-RACKET-09 = Su un cerchio 0 il pizzo è di 0 carte.

## Carte nominate

rule-M-CARD-01 = Il testo di una carta prevale sulle regole dove lo dice (per esempio perdere fuori dal proprio turno o rimescolare).
rule-M-CARD-SWAPHANDS-1 = «Scambio di mani» non cambia il numero di carte da giocare in questo turno.
rule-M-CARD-DRAWTWO-1 = «Pesca due» non cambia il numero di carte da giocare in questo turno.
rule-M-CARD-DISCARDTWO-1 = «Scarta due delle tue» non cambia il numero di carte da giocare in questo turno.
rule-M-CARD-ENDTURN-1 = Chi gioca «Fine del turno» come ultima carta della mano perde; il turno non finisce «prima» della sconfitta.
rule-M-CARD-ENDTURN-2 = Se si gioca «Fine del turno» quando resta in mano almeno una carta, il turno finisce senza fase di movimento.
rule-M-CARD-ENDTURN-3 = «Fine del turno» salva così un giocatore che si trova su una casella senza frecce.
rule-M-CARD-ENDTURN-4 = Le carte ancora da giocare decadono quando «Fine del turno» ha effetto.
rule-M-CARD-NEGATE-1 = «Annulla» giocata come carta ordinaria nel proprio turno non ha effetto.
rule-M-CARD-NEGATE-2 = «Annulla» giocata come carta ordinaria nel proprio turno conta comunque come carta giocata.
rule-M-CARD-NEGATE-3 = Nel proprio turno un giocatore non può usare «Annulla» come carta giocata «fuori turno» per annullare una propria carta.
rule-M-CARD-NEGATE-4 = «Annulla» serve davvero fuori dal proprio turno, contro una carta che un avversario sta giocando.
rule-M-CARD-BOOMERANG-1 = «Boomerang» giocata come carta ordinaria nel proprio turno non ha effetto.
rule-M-CARD-BOOMERANG-2 = «Boomerang» giocata come carta ordinaria nel proprio turno conta comunque come carta giocata.
rule-M-CARD-BOOMERANG-3 = Nel proprio turno un giocatore non può usare «Boomerang» come carta giocata «fuori turno» contro una propria carta.
rule-M-CARD-BOOMERANG-4 = «Boomerang» serve davvero fuori dal proprio turno, contro una carta che un avversario sta giocando.
rule-M-CARD-GOINGHOME-1 = «Si torna a casa» manda una pedina sulla sua casella di partenza.
rule-M-CARD-GOINGHOME-2 = Se la casella di partenza di una pedina è stata spostata, con «Si torna a casa» la pedina va dove la casella si trova ora.
rule-M-CARD-GOINGHOME-3 = Se la casella di partenza di una pedina è stata rimossa, con «Si torna a casa» la pedina va nel punto in cui la casella si trovava in origine.
rule-M-CARD-REMOVE-1 = «Rimuovi una casella» trasforma una casella in un cerchio 0.
rule-M-CARD-EVERYONE-1 = «Tutti si muovono»: il giocatore indica una direzione e ogni pedina si muove da quella parte.
rule-M-CARD-EVERYONE-2 = Con «Tutti si muovono» si muove anche la pedina di chi gioca la carta.
rule-M-CARD-BLINDFAITH-1 = «Fede cieca»: il giocatore seguente non può giocare il prossimo turno (così dice la carta; per il significato: M-AMB-30).

## Caselle ricostruite

rule-M-TILE-01 = 7 caselle di partenza: corona, numero 1, frecce verso sinistra, verso l’alto e verso destra.
rule-M-TILE-02 = 11 stelle: numero 1, frecce verso l’alto, verso destra, verso il basso e verso sinistra.
rule-M-TILE-03 = 16 corone: numero 2, tre frecce; quattro per ognuna delle quattro direzioni in cui può mancare la freccia.
rule-M-TILE-04 = 12 gocce: numero 3, una freccia; tre per ogni direzione.
rule-M-TILE-05 = 8 gocce: numero 4, una freccia; due per ogni direzione.
rule-M-TILE-06 = Il retro di ogni casella, caselle di partenza comprese, è il cerchio 0.
rule-M-TILE-07 = Una casella di partenza differisce dalle altre solo per il colore, per il suo posto nella preparazione e perché è la meta di «Si torna a casa».

## Mazzo ricostruito

rule-M-DECK-01 = Il mazzo ha 27 tipi di carte e 108 carte in tutto; il file dei dati indica quante copie ci sono di ciascun tipo.
rule-M-DECK-02 = «Annulla» e «Boomerang» sono risposte; tutte le altre carte si giocano solo nel proprio turno.
rule-M-DECK-03 = I numeri delle copie sono una scelta del progetto e non provano nulla sul mazzo stampato; qualunque file che superi i controlli può sostituirli.

## Giocare carte

rule-M-CARD-02 = Una carta si gioca in quest’ordine: si annunciano la carta e i bersagli; la carta lascia la mano; si apre la finestra di risposta; la carta si risolve e si scarta; infine si fanno le verifiche (M-CARD-05).
rule-M-CARD-03 = Se non esiste nessun bersaglio ammesso, la carta si può giocare lo stesso, senza effetto; se ne esiste uno, va indicato un bersaglio ammesso.
rule-M-CARD-04 = «Tu» è chi gioca la carta; «avversario» è un altro giocatore ancora in gioco. Solo «Di nuovo fra noi» ha effetto sui giocatori eliminati.
rule-M-CARD-05 = Verifiche dopo ogni risoluzione, in quest’ordine: (a) un solo giocatore in gioco: quel giocatore vince; (b) la mano del giocatore di turno è vuota: quel giocatore perde.
rule-M-CARD-06 = I movimenti dovuti alle carte sono singoli passi in orizzontale o in verticale, ignorano le frecce, non portano mai fuori dalla plancia e non fanno pagare il pizzo; dove si sceglie una direzione per una sola pedina, questa deve restare sulla plancia.
rule-M-CARD-07 = Le pedine restano al loro posto quando le caselle vengono scambiate, spostate, girate, rimosse o ripristinate.
rule-M-CARD-08 = Chi pesca per effetto di una carta prende ciò che c’è nel mazzo; non si rimescola nulla.
rule-M-CARD-09 = «Tutte se ne hai di meno»: chi deve scartare o dare più carte di quante ne ha le scarta o le dà tutte.
rule-M-CARD-10 = Una casella conserva la sua rotazione quando viene spostata, rimossa e ripristinata; i quarti di giro si contano in senso orario (alto, destra, basso, sinistra).
rule-M-CARD-11 = Una carta che passa da una mano all’altra è vista solo da chi la dà e da chi la riceve; le carte scartate sono viste da tutti.

## Rispondere alle carte

rule-M-RESP-01 = Dopo l’annuncio di una carta gli altri giocatori ancora in gioco vengono interpellati in senso orario a partire dal giocatore di turno; vale la prima risposta. Tutti quelli in gioco vengono interpellati, anche chi non ha una carta di risposta (e può solo lasciare correre); da fuori non si può distinguere chi è costretto a lasciare correre da chi lo sceglie.
rule-M-RESP-02 = Si può giocare al massimo una risposta per carta; a una risposta non si può rispondere.
rule-M-RESP-03 = Una risposta può svuotare la mano di chi risponde, che non perde per questo.
rule-M-RESP-04 = «Annulla» e «Boomerang» giocate nel proprio turno non aprono una finestra di risposta; ogni altra carta la apre, anche se giocata senza un bersaglio ammesso.
rule-M-RESP-05 = La risposta si posa accanto alla carta a cui risponde; dopo la risoluzione vanno entrambe nella pila degli scarti, per prima la carta a cui si è risposto.
rule-M-RESP-06 = Una risposta non conta come carta giocata da chi risponde e non cambia per nessuno il numero di carte da giocare.
rule-M-RESP-07 = La finestra di risposta è una decisione per ogni avversario: lasciare correre o rispondere. Una decisione in cui l’unica scelta è lasciare correre viene chiesta come ogni altra, anche con la mano vuota; nessuno viene a sapere se a lasciare correre sia stato un giocatore, il programma o l’orologio.
rule-M-RESP-08 = Impostazione automatica: il programma lascia correre per un giocatore che non può rispondere, dopo un’attesa che non dipende né dalla mano, né dalla carta, né dal giocatore. La rinuncia a rispondere, scelta, automatica o dovuta all’orologio, non ha mai effetto prima che l’attesa sia finita; gli altri vedono solo che la finestra di risposta è aperta. A un tavolo dove neppure una lunga riflessione deve rivelare nulla, il limite di tempo della finestra è uguale all’attesa.

## Effetti delle carte

rule-M-CARD-SWAPHANDS-2 = Scegli un avversario; le carte rimaste nella tua mano si scambiano con quelle rimaste nella sua.
rule-M-CARD-SWAPHANDS-3 = Si possono scambiare anche mani vuote; se resti con la mano vuota, perdi alla verifica.
rule-M-CARD-DRAWTWO-2 = Peschi 2 carte.
rule-M-CARD-DISCARDTWO-2 = Scarti 2 carte a tua scelta, o tutte se ne hai di meno.
rule-M-CARD-ENDTURN-5 = «Fine del turno» termina solo il turno del giocatore di turno che l’ha giocata.
rule-M-CARD-NEGATE-5 = «Annulla» come risposta: la carta a cui si risponde non ha effetto; si scarta e conta come giocata.
rule-M-CARD-BOOMERANG-5 = «Boomerang» come risposta: chi risponde diventa il «tu» della carta a cui risponde e ne indica di nuovo i bersagli insieme alla risposta; M-CARD-03 vale per chi risponde.
rule-M-CARD-BOOMERANG-6 = Se la carta di cui si prende il controllo richiede un avversario o la pedina di un avversario, il bersaglio dev’essere il giocatore di turno o la sua pedina.
rule-M-CARD-BOOMERANG-7 = Una carta di cui si prende il controllo conta come giocata dal giocatore di turno, il solo per cui poi si verifica se la mano è vuota.
rule-M-CARD-BOOMERANG-8 = «Fine del turno» e «Resta dove sei» non hanno effetto quando se ne prende il controllo.
rule-M-CARD-BOOMERANG-9 = «Fede cieca», quando se ne prende il controllo, colpisce il prossimo turno del giocatore di turno.
rule-M-CARD-BOOMERANG-10 = «Si torna a casa», quando se ne prende il controllo, muove la pedina del giocatore di turno.
rule-M-CARD-GOINGHOME-4 = Scegli una pedina qualsiasi sulla plancia, compresa la tua.
rule-M-CARD-GOINGHOME-5 = «Rimossa» significa: la casella di partenza mostra il suo cerchio 0. Quando è di nuovo scoperta, non conta più come rimossa.
rule-M-CARD-REMOVE-2 = Scegli una casella scoperta qualsiasi senza pedine, caselle di partenza comprese.
rule-M-CARD-EVERYONE-3 = Scegli alto, destra, basso o sinistra; ogni pedina in gioco fa un passo in quella direzione; le pedine già sul bordo da quella parte restano ferme.
rule-M-CARD-BLINDFAITH-2 = «Fede cieca» in modalità «no_play» (predefinita): il giocatore seguente ancora in gioco, determinato quando la carta si risolve, salta la fase delle carte del proprio prossimo turno; la pesca, la verifica della mano e il movimento hanno luogo.
rule-M-CARD-BLINDFAITH-3 = Più carte «Fede cieca» si sommano: una fase delle carte saltata per ogni carta.
rule-M-CARD-BLINDFAITH-4 = Le carte «Fede cieca» decadono quando il giocatore che le subisce viene eliminato.
rule-M-CARD-SWAPPLACES-1 = Scegli un avversario; la tua pedina e la sua si scambiano di posto.
rule-M-CARD-SWAPSPACES-1 = Scegli due caselle diverse della plancia, qualunque faccia mostrino (M-CARD-SWAPSPACES-3); le due caselle si scambiano di posto.
rule-M-CARD-SWAPSPACES-2 = Le facce e le rotazioni si conservano; un cerchio 0 può così finire sotto la tua stessa pedina.
rule-M-CARD-SWAPSPACES-3 = Non si può scegliere una casella sotto la pedina di un altro giocatore; quella sotto la tua pedina sì, se non ci sta nessun altro. Quando si prende il controllo della carta, «tu» è chi risponde.
rule-M-CARD-TURNSPACE-1 = Scegli una casella scoperta (M-CARD-TURNSPACE-2) e girala di 90, 180 o 270 gradi.
rule-M-CARD-TURNSPACE-2 = Non si può scegliere una casella sotto la pedina di un altro giocatore; quella sotto la tua pedina sì, se non ci sta nessun altro. Quando si prende il controllo della carta, «tu» è chi risponde.
rule-M-CARD-SHIFTLINE-1 = Scegli una riga (verso sinistra o verso destra) o una colonna (verso l’alto o verso il basso); tutte le sue caselle si spostano di un posto; la casella spinta fuori rientra dall’altra parte.
rule-M-CARD-SHIFTLINE-2 = Le pedine che si trovano sulla riga o sulla colonna spostata restano al loro posto.
rule-M-CARD-SIDESTEP-1 = Muovi la tua pedina di un passo in una direzione a tua scelta.
rule-M-CARD-SHOVE-1 = Scegli un avversario e muovi la sua pedina di un passo in una direzione a tua scelta.
rule-M-CARD-RESTORE-1 = Scegli un cerchio 0, con o senza pedine; la casella mostra di nuovo la faccia numerata, con la rotazione di prima.
rule-M-CARD-TAKEONE-1 = Scegli un avversario e prendi a caso 1 carta della sua mano, ogni carta con la stessa probabilità; da una mano vuota non prendi nulla.
rule-M-CARD-GIVEONE-1 = Scegli un avversario e dagli 1 carta a tua scelta; con la mano vuota non dai nulla.
rule-M-CARD-SHAKEDOWN-1 = Scegli un avversario, che scarta 2 carte a sua scelta, o tutte se ne ha di meno.
rule-M-CARD-DRINKS-1 = Ogni giocatore in gioco pesca 1 carta, prima tu, poi in senso orario, finché ci sono carte nel mazzo.
rule-M-CARD-PASSITON-1 = Ogni giocatore in gioco passa 1 carta a sua scelta al giocatore seguente in gioco alla sua sinistra (in senso orario), tutti insieme. Le scelte si chiedono in senso orario a partire da te e ognuna resta nascosta finché non sono state fatte tutte; le carte passate arrivano insieme.
rule-M-CARD-PASSITON-2 = Chi ha la mano vuota non passa nulla, ma riceve ciò che gli viene passato.
rule-M-CARD-STAYPUT-1 = In questo turno non hai fase di movimento; le carte ancora da giocare vanno giocate.
rule-M-CARD-FRESHSHUFFLE-1 = La pila degli scarti, senza questa carta e la sua risposta, viene mescolata nel mazzo di pesca.
rule-M-CARD-WELCOMEBACK-1 = Scegli un giocatore eliminato (non uno che ha abbandonato); quel giocatore è di nuovo in gioco e la sua pedina torna sulla plancia secondo le regole di «Si torna a casa».
rule-M-CARD-WELCOMEBACK-2 = Chi torna in gioco riprende la mano conservata e pesca 2 carte; il suo prossimo turno arriva secondo l’ordine dei posti.
rule-M-CARD-LASTCALL-1 = Scegli un avversario; se la sua mano è vuota, quel giocatore perde subito, anche fuori dal proprio turno.
rule-M-CARD-LASTCALL-2 = Se l’avversario scelto ha carte, non succede nulla. Quando si prende il controllo di «Ultimo giro», il bersaglio può essere solo il giocatore di turno, che con la mano vuota perderebbe comunque.
rule-M-CARD-CLEANSLATE-1 = Scarti il resto della tua mano e peschi tante carte quante ne hai scartate.

## Decisioni citate da rifiuti e opzioni

rule-M-AMB-30 = Impostazione predefinita di «Fede cieca» («no_play»), finché il testo della carta non è noto: il giocatore seguente pesca, poi si verifica che la sua mano non sia vuota; non gioca carte e si muove come al solito. Con l’opzione «skip_turn»: nessuna fase e nessuna verifica. Più carte di questo tipo si sommano, un turno ciascuna (M-CARD-BLINDFAITH-3).
rule-M-AMB-46 = Prima della finestra di risposta si annunciano i bersagli: giocatore, pedina, casella, direzione, linea o rotazione. Le scelte fra le carte in mano (scartare, dare, passare) e le estrazioni a caso si fanno alla risoluzione. Una carta di cui si prende il controllo riceve nuovi bersagli, indicati insieme alla risposta.
