### Le regole di Saint Malo con parole nostre, secondo i numeri di docs/rules/saint_malo.md.

## Lettura del regolamento

rule-SM-META-01 = La colonna destra del regolamento riassume soltanto il testo principale; se i due differiscono, decide il testo principale.

## Materiale

rule-SM-COMP-01 = C’è una plancia principale cancellabile, comune a tutti.
rule-SM-COMP-02 = Ci sono cinque plance città cancellabili.
rule-SM-COMP-03 = Ci sono cinque pennarelli cancellabili, uno per ogni possibile giocatore.
rule-SM-COMP-04 = Ci sono cinque dadi; ogni dado porta sei simboli diversi, quindi ogni simbolo si trova su una sola faccia (probabilità 1/6 con un dado regolare).
rule-SM-COMP-05 = I sei simboli dei dadi sono tronco (marrone), cassa di merci (arancione), muro (grigio), croce (viola), testa (verde) e spade incrociate.
rule-SM-COMP-06 = I cinque simboli diversi dalle spade incrociate sono i simboli «a scelta».
rule-SM-COMP-07 = La plancia principale contiene la tabella dei pirati (sei righe di caselle da spuntare) e un riepilogo dei personaggi.
rule-SM-COMP-08 = Una plancia città contiene un tracciato dei punti vittoria attorno alla città, una banca, un deposito di legname, 45 caselle, torri con i bonus, cannoni, tre tetti per indicare il primo giocatore e promemoria di prezzi, punteggio e difesa.
rule-SM-COMP-09 = Possono giocare da 2 a 5 persone (cinque plance città; le colonne della tabella dei pirati portano i numeri da 2 a 5).
rule-SM-COMP-10 = Le plance si cancellano fra una partita e l’altra; una nuova partita comincia senza alcun segno della precedente.
rule-SM-COMP-11 = Su ogni plancia città sono stampati sei cannoni, uno per ogni possibile attacco (attendibilità media: contati su una fotografia).
rule-SM-COMP-12 = Le cinque plance città hanno lo stesso contenuto; sono stampate su entrambi i lati, in tedesco da una parte e in inglese/francese dall’altra (attendibilità media).

## Scopo del gioco

rule-SM-GOAL-01 = Vince chi ha più punti vittoria (PV) nel punteggio finale.

## Preparazione

rule-SM-SETUP-01 = La plancia principale si mette alla portata di tutti i giocatori.
rule-SM-SETUP-02 = Ogni giocatore prende una plancia città e un pennarello.
rule-SM-SETUP-03 = Il materiale avanzato non si usa in questa partita.
rule-SM-SETUP-04 = Il giocatore più giovane è il primo giocatore e riceve i cinque dadi.
rule-SM-SETUP-05 = Il primo giocatore annerisce i tre tetti sopra il deposito di legname, così si sa sempre chi ha cominciato.
rule-SM-SETUP-06 = Con meno di cinque giocatori, le colonne della tabella dei pirati previste per più giocatori si barrano e non si usano mai.
rule-SM-SETUP-07 = Ogni giocatore comincia con 3 monete.
rule-SM-SETUP-08 = Ogni giocatore comincia con 2 tronchi.
rule-SM-SETUP-09 = Ogni giocatore comincia con 4 casse di merci già in città.
rule-SM-SETUP-10 = Le 4 casse iniziali occupano 4 delle 45 caselle, quindi all’inizio 41 caselle sono vuote.
rule-SM-SETUP-11 = Le 4 casse iniziali sono stampate nelle caselle chiare (1,1), (1,2), (2,1) e (3,1); tutte e quattro toccano (2,2), almeno in diagonale.
rule-SM-SETUP-12 = A parte le casse iniziali, una città comincia vuota: niente mura, chiese, case o personaggi.
rule-SM-SETUP-13 = Ogni giocatore comincia con 0 PV.
rule-SM-SETUP-14 = Ogni giocatore comincia senza alcun cannone cancellato.
rule-SM-SETUP-15 = All’inizio nessun lato è distrutto o cominciato: tutte le 20 caselle scure sono vuote, come pure 21 delle 25 caselle chiare.

## Città

rule-SM-CITY-01 = Una città ha 25 caselle interne chiare in un quadrato di 5 × 5.
rule-SM-CITY-02 = Una città ha 20 caselle periferiche scure: quattro lati di 5 caselle.
rule-SM-CITY-03 = Una città ha in tutto 45 caselle.
rule-SM-CITY-04 = Ogni lato di 5 caselle scure si trova fra due torri.
rule-SM-CITY-05 = Una torre non è una casella: non ci si piazza mai nulla e non conta fra le 45 caselle.
rule-SM-CITY-06 = Una casella scura può contenere qualunque cosa si possa piazzare: personaggio, mura, cassa, chiesa o casa.
rule-SM-CITY-07 = Una casella chiara può contenere qualunque cosa si possa piazzare, tranne le mura.
rule-SM-CITY-08 = Si può piazzare qualcosa solo nelle caselle vuote.
rule-SM-CITY-09 = Una casella piena resta piena per il resto della partita; il suo contenuto non si sposta, non si sostituisce e non si toglie mai.
rule-SM-CITY-10 = Una casella contiene al massimo un elemento.
rule-SM-CITY-11 = Piazzare in una casella scura qualcosa che non sia una sezione di mura distrugge subito il lato di quella casella.
rule-SM-CITY-12 = Un lato distrutto non può mai dare il bonus della sua torre.
rule-SM-CITY-13 = Un lato distrutto non dà mai i 2 punti di difesa.
rule-SM-CITY-14 = La distruzione di un lato è definitiva, anche se ogni casella rimasta di quel lato riceve una sezione di mura.
rule-SM-CITY-15 = Distruggere un lato non ha effetto sugli altri tre.
rule-SM-CITY-16 = Nelle caselle libere di un lato distrutto si possono ancora piazzare sezioni di mura.
rule-SM-CITY-17 = Le mura complete non possono più essere distrutte (le loro cinque caselle sono piene e tali restano).
rule-SM-CITY-18 = Monete e tronchi si tengono nella banca e nel deposito di legname e non occupano caselle della città.
rule-SM-CITY-19 = Per l’adiacenza il colore delle caselle non conta: una casella scura e una chiara che si toccano sono adiacenti.

## Svolgimento di un turno

rule-SM-TURN-01 = Il primo turno spetta al primo giocatore.
rule-SM-TURN-02 = Si gioca a turno in senso orario.
rule-SM-TURN-03 = Un turno consiste in: lanciare i dadi; se si vuole, pagare per modificare uno o più dadi; usare un simbolo; spuntare le caselle dei pirati per le spade; infine, passare i dadi.
rule-SM-TURN-04 = Tutti gli effetti del simbolo scelto, bonus delle mura compresi, si concludono prima di spuntare le caselle dei pirati.
rule-SM-TURN-05 = Se in un passo c’è una sola scelta permessa, non si chiede nulla: la scelta si esegue automaticamente. Così i lanci finiscono da soli dopo il terzo, la costruzione finisce da sola quando non è possibile nessun’altra casa, e si passa automaticamente quando passare è l’unica scelta.

## Lanci

rule-SM-DICE-01 = Un giocatore lancia almeno una volta per turno.
rule-SM-DICE-02 = Un giocatore lancia al massimo tre volte per turno.
rule-SM-DICE-03 = Il primo lancio si fa con tutti e cinque i dadi.
rule-SM-DICE-04 = Dopo il primo lancio il giocatore mette da parte quanti dadi vuole, da 0 a 5.
rule-SM-DICE-05 = Il secondo lancio si fa con i dadi non messi da parte.
rule-SM-DICE-06 = Dopo il secondo lancio il giocatore mette di nuovo da parte quanti dadi vuole.
rule-SM-DICE-07 = Il terzo lancio si fa con i dadi non messi da parte.
rule-SM-DICE-08 = I dadi messi da parte dopo il primo lancio si possono riprendere per il terzo.
rule-SM-DICE-09 = Perciò prima del secondo e prima del terzo lancio si può scegliere quali dei cinque dadi lanciare, almeno uno.
rule-SM-DICE-10 = Durante i lanci le spade incrociate sono una faccia come le altre: si possono tenere o rilanciare.
rule-SM-DICE-11 = Un giocatore può fermarsi dopo il primo o il secondo lancio.
rule-SM-DICE-12 = Quando i lanci finiscono, il risultato di tutti e cinque i dadi è definitivo, salvo modifiche a pagamento.

## Scegliere un simbolo e modificare dadi

rule-SM-PICK-01 = In ogni turno si usa al massimo uno dei cinque simboli a scelta, ed esattamente uno, a meno che il giocatore non passi (SM-PICK-18) o che tutti i dadi non mostrino spade.
rule-SM-PICK-02 = Inoltre, in ogni turno, hanno effetto tutte le spade incrociate visibili.
rule-SM-PICK-03 = Prima di usare il simbolo, il giocatore può modificare uno o più dadi perché mostrino il simbolo scelto.
rule-SM-PICK-04 = Ogni dado modificato costa 2 monete, che si cancellano nella banca.
rule-SM-PICK-05 = Un dado che mostra spade incrociate non si può modificare.
rule-SM-PICK-06 = Nessun dado si può modificare perché mostri spade incrociate.
rule-SM-PICK-07 = Un dado modificato può mostrare solo il simbolo scelto per questo turno.
rule-SM-PICK-08 = Le modifiche si fanno dopo l’ultimo lancio; dopo una modifica non si lancia più nulla.
rule-SM-PICK-09 = Si possono usare meno dadi di quanti mostrano il simbolo scelto.
rule-SM-PICK-10 = Non si può invece tralasciare nessun dado che mostri spade incrociate.
rule-SM-PICK-11 = I dadi del simbolo scelto non si dividono mai fra più azioni.
rule-SM-PICK-12 = Con le croci si costruisce quindi una sola chiesa per turno, mai due più piccole.
rule-SM-PICK-13 = Con le teste si ingaggia quindi un solo personaggio per turno, mai due meno cari (il personaggio bonus delle mura è un caso a parte: SM-WALL-09).
rule-SM-PICK-14 = I dadi che non mostrano né il simbolo scelto né spade non hanno effetto.
rule-SM-PICK-15 = Le monete guadagnate in un turno arrivano troppo tardi per pagare le modifiche o la consegna di tronchi di quello stesso turno.
rule-SM-PICK-16 = Un giocatore può scegliere un simbolo che nessun dado mostra e pagare per modificare tutti i dadi che servono.
rule-SM-PICK-17 = Per esteso: un uso è (simbolo, n, prezzo) con 1 ≤ n ≤ min(5 − spade, limite) e prezzo = 2 × max(0, n − k) + (2 per il tronco, altrimenti 0) ≤ monete, dove k è il numero di dadi che mostrano il simbolo. Limite: per la cassa, le caselle della più grande zona vuota collegata; per il muro, le caselle scure vuote; per tronco, croce e testa, 5.
rule-SM-PICK-18 = Un giocatore che dispone di un uso permesso e gratuito (prezzo 0 secondo SM-PICK-17) deve usare un simbolo; si può passare solo negli altri casi.
rule-SM-PICK-19 = Il simbolo e il numero di dadi si annunciano insieme, dopo l’ultimo lancio, e il prezzo si paga subito; solo allora si piazza ciò che si è ottenuto, un elemento alla volta. Si possono annunciare solo numeri di dadi per i quali la città ha in quel momento tutto il posto necessario.

## Monete

rule-SM-COIN-01 = Le monete guadagnate si aggiungono alla banca del giocatore.
rule-SM-COIN-02 = Le monete si spendono solo per modificare i dadi e per le consegne di tronchi.
rule-SM-COIN-03 = Una moneta spesa viene cancellata e non si può spendere di nuovo.
rule-SM-COIN-04 = Il pagamento deve essere completo; non esistono debiti.

## Tronco

rule-SM-LOG-01 = Ogni dado tronco usato aggiunge un tronco al deposito di legname.
rule-SM-LOG-02 = Una consegna costa in tutto 2 monete, qualunque sia il numero di tronchi.
rule-SM-LOG-03 = Il prezzo della consegna si aggiunge al prezzo dei dadi modificati.
rule-SM-LOG-04 = Senza 2 monete per la consegna (dopo aver pagato le modifiche), il simbolo tronco non si può usare.
rule-SM-LOG-05 = I tronchi servono a costruire case per mezzo di un architetto.
rule-SM-LOG-06 = Un tronco usato per una casa viene cancellato.
rule-SM-LOG-07 = Usare tronchi per costruire non costa monete.

## Cassa di merci

rule-SM-CRATE-01 = Per ogni dado cassa usato si piazza una cassa in una casella vuota, scura o chiara.
rule-SM-CRATE-02 = Le casse piazzate in un turno devono formare un solo gruppo collegato (contatto in orizzontale o in verticale).
rule-SM-CRATE-03 = Il contatto in diagonale non collega le casse.
rule-SM-CRATE-04 = Il nuovo gruppo può toccare casse di turni precedenti, ma non è obbligatorio.
rule-SM-CRATE-05 = Le casse dei turni precedenti non fanno da collegamento fra quelle nuove.
rule-SM-CRATE-06 = Le casse rendono monete solo attraverso i mercanti; una cassa da sola non vale nulla.
rule-SM-CRATE-07 = Le casse si piazzano casella per casella: la prima in una zona vuota di almeno n caselle, ognuna delle successive accanto a una cassa di questo turno, in verticale o in orizzontale. Ogni disposizione permessa si può ottenere così, e procedendo così non si finisce mai in un vicolo cieco.
rule-SM-CRATE-08 = Tutte le casse annunciate si piazzano; solo al momento dell’annuncio si può decidere di usare meno dadi.

## Muro

rule-SM-WALL-01 = Per ogni dado muro usato si piazza una sezione di mura.
rule-SM-WALL-02 = Le sezioni di mura vanno solo in caselle scure vuote.
rule-SM-WALL-03 = Le caselle si scelgono liberamente: il contatto con altre mura, nuove o vecchie, è permesso ma mai necessario.
rule-SM-WALL-04 = Le mura sono complete quando tutte e cinque le caselle scure fra due torri contengono sezioni di mura.
rule-SM-WALL-05 = Completare le mura di un lato dà subito il bonus di quel lato.
rule-SM-WALL-06 = Il bonus di un lato è quello mostrato nella torre la cui freccia corre lungo quel lato.
rule-SM-WALL-07 = Bonus di tipo «monete»: 2 monete nella banca.
rule-SM-WALL-08 = Bonus di tipo «PV»: 3 punti vittoria.
rule-SM-WALL-09 = Bonus di tipo «personaggio»: un personaggio di livello 1, 2 o 3 in una casella vuota, come se fossero uscite 3 teste (se sia obbligatorio prenderlo lo dice SM-WALL-23).
rule-SM-WALL-10 = Il personaggio bonus può essere un cittadino, un soldato, un prete, un architetto o un mercante.
rule-SM-WALL-11 = Il personaggio bonus non può essere un giocoliere né un nobile.
rule-SM-WALL-12 = L’effetto normale del personaggio bonus (PV, monete, case) si applica immediatamente.
rule-SM-WALL-13 = Ogni lato completo aggiunge 2 alla forza di difesa per il resto della partita.
rule-SM-WALL-14 = Le mura di un lato si possono completare in più turni.
rule-SM-WALL-15 = Ogni lato dà il suo bonus al massimo una volta (lo si completa una volta sola).
rule-SM-WALL-16 = Le mura incomplete non danno né bonus né difesa.
rule-SM-WALL-17 = Le sezioni di un turno si piazzano una dopo l’altra; ogni completamento si risolve per intero prima della sezione successiva.
rule-SM-WALL-18 = Il lato inferiore (sud) dà 3 PV (torre in basso a destra, freccia verso sinistra); un altro lato dà 2 monete (così la figura commentata del regolamento).
rule-SM-WALL-19 = Il lato superiore (nord) dà un personaggio di livello 1–3 (torre in alto a sinistra, freccia verso destra).
rule-SM-WALL-20 = Il lato destro (est) dà 2 monete (torre in alto a destra, freccia verso il basso).
rule-SM-WALL-21 = Il lato sinistro (ovest) dà 2 monete (torre in basso a sinistra, freccia verso l’alto).
rule-SM-WALL-22 = Perciò il bonus del personaggio esiste una volta per città, quello dei 3 PV una volta e quello delle 2 monete due volte.
rule-SM-WALL-23 = Si può rinunciare al personaggio bonus; in tal caso il personaggio va perduto per sempre, ma i 2 punti di difesa restano. Con l’opzione «bonus_character_compulsory» non vi si può rinunciare finché c’è una casella vuota.
rule-SM-WALL-24 = Tutte le sezioni annunciate si piazzano finché c’è una casella scura vuota. Se un personaggio bonus o le sue case non hanno lasciato nessuna casella scura vuota per una sezione, questa va perduta; le monete pagate non si restituiscono.

## Croce: chiese

rule-SM-CHURCH-01 = Usando le croci si piazza esattamente una chiesa in una casella vuota qualsiasi.
rule-SM-CHURCH-02 = La grandezza della chiesa è il numero di dadi usati, da 1 a 5.
rule-SM-CHURCH-03 = La grandezza può essere minore del numero di croci visibili.
rule-SM-CHURCH-04 = Una chiesa non richiede né architetto né tronchi.
rule-SM-CHURCH-05 = Un giocatore può avere più chiese della stessa grandezza.
rule-SM-CHURCH-06 = Le chiese danno punti solo alla fine della partita (a parte quelli dei preti).
rule-SM-CHURCH-07 = Una chiesa conta solo come parte di una serie senza salti (1, 2, 3…) che comincia dalla grandezza 1.
rule-SM-CHURCH-08 = Una serie fino alla grandezza 1/2/3/4/5 vale in tutto 1/4/8/13/20 PV.
rule-SM-CHURCH-09 = Si possono contare più serie; ogni chiesa appartiene al massimo a una.
rule-SM-CHURCH-10 = Una chiesa che non entra in nessuna serie non vale nulla.
rule-SM-CHURCH-11 = Per le serie non importa dove stanno le chiese.
rule-SM-CHURCH-12 = Calcolo passo per passo: la serie j (1, 2, 3…) va dalla grandezza 1 fino al massimo s tale che min(numero[1…s]) ≥ j; il totale è la somma su j. Formula equivalente e dimostrabilmente ottimale: totale = somma su k di passo[k] × min(numero[1…k]), passo = 1, 3, 4, 5, 7.

## Testa: personaggi

rule-SM-CHAR-01 = Usando le teste si piazza in una casella vuota esattamente un personaggio (disegnato come lettera in un cerchio).
rule-SM-CHAR-02 = Il numero di teste usate stabilisce quali personaggi sono disponibili: con 1 testa, il cittadino; con 2, il soldato o il prete; con 3, l’architetto o il mercante; con 4, il giocoliere; con 5, il nobile.
rule-SM-CHAR-03 = L’effetto di un personaggio dipende dalla città com’è quando lo si piazza; ciò che si aggiunge dopo accanto al personaggio non cambia nulla (fanno eccezione i soldati, che contano in ogni attacco).
rule-SM-CHAR-04 = Un personaggio può stare in una casella scura o chiara; in una scura distrugge il lato.
rule-SM-CHAR-CITIZEN-1 = Un cittadino costa 1 testa.
rule-SM-CHAR-CITIZEN-2 = Un cittadino dà subito 1 PV.
rule-SM-CHAR-SOLDIER-1 = Un soldato costa 2 teste.
rule-SM-CHAR-SOLDIER-2 = Da quando è piazzato, ogni soldato aggiunge 1 alla forza di difesa in ogni attacco dei pirati, ovunque si trovi.
rule-SM-CHAR-PRIEST-1 = Un prete costa 2 teste.
rule-SM-CHAR-PRIEST-2 = Un prete dà subito 1 PV per ogni chiesa che lo tocca (le diagonali contano).
rule-SM-CHAR-PRIEST-3 = Un prete non dà nulla per le chiese costruite più tardi accanto a lui.
rule-SM-CHAR-PRIEST-4 = Per un prete la grandezza di una chiesa non conta.
rule-SM-CHAR-ARCHITECT-1 = Un architetto costa 3 teste.
rule-SM-CHAR-ARCHITECT-2 = Piazzando un architetto il giocatore può usare subito fino a 3 dei tronchi che gli restano, 1 tronco per casa.
rule-SM-CHAR-ARCHITECT-3 = I tronchi usati si cancellano e altrettante case si piazzano in caselle vuote.
rule-SM-CHAR-ARCHITECT-4 = Le case costruite in un turno devono formare un solo gruppo collegato (contatto in orizzontale o in verticale).
rule-SM-CHAR-ARCHITECT-5 = Almeno una delle nuove case deve toccare l’architetto appena piazzato (basta un contatto in diagonale).
rule-SM-CHAR-ARCHITECT-6 = Le nuove case possono toccare case o architetti più vecchi, ma non è obbligatorio.
rule-SM-CHAR-ARCHITECT-7 = 1/2/3 nuove case danno subito 3/6/9 PV. Il tronco si cancella e i PV si segnano casa per casa.
rule-SM-CHAR-ARCHITECT-8 = Costruire è facoltativo: un architetto si può piazzare con 0 case (0 PV), per esempio senza tronchi.
rule-SM-CHAR-ARCHITECT-9 = Un architetto costruisce solo nel momento in cui lo si piazza, mai in un turno successivo.
rule-SM-CHAR-ARCHITECT-10 = Il contatto delle nuove case con un architetto più vecchio non sostituisce il contatto con quello nuovo.
rule-SM-CHAR-ARCHITECT-11 = Le case si piazzano casella per casella: la prima tocca l’architetto (anche in diagonale), ognuna delle successive sta accanto a una casa di questo architetto, in verticale o in orizzontale; il giocatore può fermarsi prima della prima casa o dopo una casa qualsiasi. Per il gruppo finito ciò equivale a SM-CHAR-ARCHITECT-4 e -5.
rule-SM-CHAR-MERCHANT-1 = Un mercante costa 3 teste.
rule-SM-CHAR-MERCHANT-2 = Un mercante dà subito 1 moneta per ogni cassa che lo tocca (le diagonali contano).
rule-SM-CHAR-MERCHANT-3 = Le casse non si consumano: un altro mercante accanto a esse guadagna di nuovo.
rule-SM-CHAR-MERCHANT-4 = Un mercante non dà nulla per le casse piazzate più tardi accanto a lui.
rule-SM-CHAR-MERCHANT-5 = Le casse iniziali contano come tutte le altre.
rule-SM-CHAR-MERCHANT-6 = Piazzare un mercante accanto a delle casse è solo un consiglio; lo si può piazzare ovunque, anche dove rende 0 monete.
rule-SM-CHAR-JUGGLER-1 = Un giocoliere costa 4 teste.
rule-SM-CHAR-JUGGLER-2 = Un giocoliere dà subito 2 PV per ogni tipo diverso di personaggio che lo tocca (le diagonali contano).
rule-SM-CHAR-JUGGLER-3 = Più personaggi dello stesso tipo accanto a un giocoliere contano una volta sola.
rule-SM-CHAR-JUGGLER-4 = Un altro giocoliere accanto a quello che si piazza conta come un tipo.
rule-SM-CHAR-JUGGLER-5 = Il giocoliere che si piazza non conta sé stesso.
rule-SM-CHAR-JUGGLER-6 = Un giocoliere non dà nulla per i personaggi piazzati più tardi accanto a lui.
rule-SM-CHAR-NOBLE-1 = Un nobile costa 5 teste.
rule-SM-CHAR-NOBLE-2 = Un nobile dà subito 7 PV.

## Spade incrociate e pirati

rule-SM-PIRATE-01 = Dopo la parte normale del turno si spunta una casella della tabella dei pirati per ogni dado che mostra spade.
rule-SM-PIRATE-02 = Le caselle per le spade si spuntano in aggiunta all’uso normale di un simbolo.
rule-SM-PIRATE-03 = Le caselle dei pirati si spuntano riga per riga, ogni riga da sinistra a destra.
rule-SM-PIRATE-04 = Caselle per riga nella tabella dei pirati: 4 con 2 giocatori, 6 con 3, 8 con 4, 10 con 5 (il numero per 3 è indicato nel regolamento; quelli per 2 e 4 si leggono nella tabella; quello per 5 continua la serie; tutti e quattro sono confermati da fonti pubbliche).
rule-SM-PIRATE-05 = La tabella dei pirati ha sei righe; le forze d’attacco sono, dall’alto in basso, 1, 3, 6, 8, 10 e 12.
rule-SM-PIRATE-06 = Spuntare l’ultima casella di una riga fa partire l’attacco di quella riga.
rule-SM-PIRATE-07 = In un attacco si difendono tutti i giocatori, non solo chi ha spuntato l’ultima casella.
rule-SM-PIRATE-08 = Forza di difesa = numero di soldati + 2 × numero di lati con mura complete.
rule-SM-PIRATE-09 = Un giocatore la cui forza di difesa è minore della forza dei pirati cancella un cannone.
rule-SM-PIRATE-10 = Una forza di difesa uguale alla forza dei pirati basta.
rule-SM-PIRATE-11 = Un attacco costa a un giocatore al massimo un cannone, per quanto grande sia la differenza.
rule-SM-PIRATE-12 = Ogni cannone cancellato comporta −5 PV alla fine, non subito.
rule-SM-PIRATE-13 = Per ogni dado con spade va spuntata una casella, finché ne restano; le spunte che avanzano dopo aver completato una riga vanno nella successiva. Le spade oltre l’ultima casella della riga 6, nello stesso turno o dopo, si ignorano.
rule-SM-PIRATE-14 = Dopo il sesto attacco le spade si ignorano.
rule-SM-PIRATE-15 = Anche dopo il sesto attacco un dado con spade non si può modificare.
rule-SM-PIRATE-16 = I soldati e le mura ottenuti nello stesso turno contano in un attacco provocato da quel turno.
rule-SM-PIRATE-17 = Un attacco non toglie nulla dalla città: soldati e mura restano e contano di nuovo la volta dopo.
rule-SM-PIRATE-18 = Se un turno completa due righe, avvengono entrambi gli attacchi, uno dopo l’altro.

## Fine della partita

rule-SM-END-01 = La fine della partita scatta quando un giocatore riempie l’ultima casella vuota della propria città.
rule-SM-END-02 = Il giro in corso si conclude, così che tutti i giocatori abbiano avuto lo stesso numero di turni.
rule-SM-END-03 = Un giro va dal primo giocatore a quello che siede alla sua destra; se è quest’ultimo a far scattare la fine, la partita finisce dopo quello stesso turno.
rule-SM-END-04 = Nell’ultimo giro i pirati agiscono normalmente.
rule-SM-END-05 = Chi ha la città completa non gioca mai un altro turno (segue da SM-END-01/02).
rule-SM-END-06 = Dopo l’ultimo turno si calcola il punteggio finale, poi si proclama chi vince.

## Punteggio

rule-SM-SCORE-01 = I PV guadagnati durante la partita si segnano subito sul tracciato di chi li ottiene.
rule-SM-SCORE-02 = Punteggio finale: 5 PV a ogni giocatore che ha riempito tutte le 45 caselle.
rule-SM-SCORE-03 = Punteggio finale: 1 PV per ogni coppia intera di monete rimaste; una moneta spaiata non dà nulla.
rule-SM-SCORE-04 = Punteggio finale: 1 PV per ogni tronco non usato.
rule-SM-SCORE-05 = Punteggio finale: serie di chiese, secondo le regole da SM-CHURCH-07 a -12.
rule-SM-SCORE-06 = Punteggio finale: −5 PV per ogni cannone cancellato.
rule-SM-SCORE-07 = Nient’altro dà punti alla fine (casse, mura, case e personaggi non danno PV nel punteggio finale).
rule-SM-SCORE-08 = Vince chi ha il totale più alto.
rule-SM-SCORE-09 = In caso di parità, fra i primi a pari punti vince chi ha più caselle vuote.
rule-SM-SCORE-10 = I giocatori ancora in parità condividono la vittoria.

## Decisioni citate da rifiuti e opzioni

rule-SM-AMB-03 = Un giocatore non può passare finché un simbolo mostrato da un dado ha un uso permesso e gratuito; altrimenti può passare o scegliere un uso a pagamento, e nessuno è mai costretto a spendere monete. Con l’opzione «allow_voluntary_pass» si può passare a ogni annuncio.
rule-SM-AMB-11 = Se escono più casse di quante trovino posto, si usano meno dadi; i numeri oltre la grandezza della più grande zona vuota collegata non si possono scegliere.
rule-SM-AMB-14 = Se escono più muri di quante siano le caselle scure vuote, si usano meno dadi; senza una casella scura vuota il simbolo muro non si può usare.
rule-SM-AMB-18 = Si può rinunciare al personaggio bonus; in tal caso il personaggio va perduto per sempre, ma i 2 punti di difesa restano. Chi lo prende sceglie liberamente tipo e casella. Con l’opzione «bonus_character_compulsory» bisogna prenderlo finché c’è una casella vuota.
rule-SM-AMB-22 = Due architetti in un turno sono possibili solo con un file di dati in cui più lati danno un personaggio. In tal caso tutte le case del turno formano un solo gruppo collegato, e ogni architetto che costruisce deve avere almeno una casa sua che lo tocca, diagonali comprese. Per un architetto che arriva quando ci sono già case di questo turno conta solo l’insieme delle sue case, non il loro ordine.
