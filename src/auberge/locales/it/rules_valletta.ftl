### Le regole di Valletta con parole nostre, secondo i numeri di docs/rules/valletta.md.

## Materiale

rule-V-COMP-01 = C’è 1 plancia strada formata da due metà.
rule-V-COMP-02 = Ci sono 25 gettoni barile; ognuno nasconde un bene sul retro.
rule-V-COMP-03 = Ci sono 4 gettoni punti con 25 su un lato e 50 sull’altro.
rule-V-COMP-04 = Ci sono 4 gettoni punti con 75 su un lato e 100 sull’altro.
rule-V-COMP-05 = Ci sono 37 carte edificio a due facce, di tre colori: verde, blu e giallo.
rule-V-COMP-06 = Ci sono 73 carte personaggio.
rule-V-COMP-07 = Le 73 carte si dividono esattamente in 4 × 8 carte iniziali, 4 Costruttori neutrali e 37 carte che appartengono ai 37 edifici.
rule-V-COMP-08 = Ci sono 4 plance giocatore.
rule-V-COMP-09 = Ci sono 32 case: 8 per ciascuno dei colori blu, giallo, verde e rosso.
rule-V-COMP-10 = Ci sono 4 pedine giocatore, una per colore di giocatore.
rule-V-COMP-11 = Ci sono 42 monete.
rule-V-COMP-12 = Ci sono 30 pezzi di legno.
rule-V-COMP-13 = Ci sono 30 pezzi di pietra.
rule-V-COMP-14 = Ci sono 30 mattoni.
rule-V-COMP-15 = C’è 1 pedina viola di Jean Parisot de Valette.
rule-V-COMP-16 = «Beni» indica esattamente quattro tipi: monete, legno, pietra e mattoni; le monete sono beni.
rule-V-COMP-17 = Il fronte di un edificio mostra in alto a sinistra una pergamena (il costo); il retro mostra invece lo stemma della città.
rule-V-COMP-18 = Ogni lato di una carta edificio mostra: il costo (in alto a sinistra, solo sul fronte), le icone rendita (in basso a sinistra), i punti finali (in basso a destra), uno spazio casa quadrato e una lettera in un cerchio colorato.
rule-V-COMP-19 = Le carte personaggio hanno cinque colori: rosso, viola, verde, blu e giallo.
rule-V-COMP-20 = Tutte le carte personaggio hanno lo stesso dorso (una porta).
rule-V-COMP-21 = Una carta iniziale porta in basso a destra l’icona giocatore di un colore e una lettera greca; la lettera aiuta solo a distinguere i colori e non ha effetto nel gioco.
rule-V-COMP-22 = Una plancia giocatore ha uno spazio con la porta chiusa (mazzo di pesca), tre spazi per carte numerati 1–2–3 e uno spazio con la porta aperta (pila degli scarti).
rule-V-COMP-23 = La strada ha 25 spazi in fila per i barili e Jean, preceduti da uno spazio torre, e un tracciato dei punti 1–25 che comincia alla porta.
rule-V-COMP-24 = I colori degli edifici non hanno nulla a che fare con quelli dei giocatori.
rule-V-COMP-25 = Un supplemento a parte, la guida alle carte personaggio, spiega ogni carta.
rule-V-COMP-26 = Degli otto tipi di carte iniziali, sei sono rossi (Negoziante, Taglialegna, Scalpellino, Addetto alla fornace, Cameriera e Costruttore) e due viola (Apprendista e Jean Parisot de Valette).
rule-V-COMP-27 = Il lato semplice di un edificio mostra 1 icona rendita.
rule-V-COMP-28 = Il lato migliorato di un edificio mostra 2 icone rendita dello stesso tipo.
rule-V-COMP-29 = Il miglioramento raddoppia i punti finali di un edificio.
rule-V-COMP-30 = Ogni edificio costa almeno 1 moneta, più legno, pietra e mattoni in quantità variabili.
rule-V-COMP-31 = Gli edifici verdi sono quelli che danno meno punti finali.
rule-V-COMP-32 = Anche gli edifici blu e gialli mostrano icone rendita.
rule-V-COMP-33 = Più un edificio è caro, più forte è il suo personaggio.
rule-V-COMP-34 = Sulle plance giocatore è stampato un promemoria della sostituzione 3:1.

## Preparazione

rule-V-SETUP-01 = (1) La strada composta si mette al centro del tavolo.
rule-V-SETUP-02 = (2) Mescola i 25 barili coperti e mettine uno, senza guardarlo, su ciascuno dei 25 spazi superiori della strada.
rule-V-SETUP-03 = (3) I gettoni 25/50 stanno su una delle torri alle estremità della strada, i gettoni 75/100 sull’altra.
rule-V-SETUP-04 = (4) Mescola le carte edificio separatamente per colore e pesca da ogni colore tante carte quante ne prevede il numero di giocatori.
rule-V-SETUP-05 = Con 2 giocatori: 6 carte edificio verdi, 8 blu e 6 gialle (20 carte).
rule-V-SETUP-06 = Con 3 giocatori: 8 carte edificio verdi, 10 blu e 7 gialle (25 carte).
rule-V-SETUP-07 = Con 4 giocatori: 10 carte edificio verdi, 12 blu e 8 gialle (30 carte).
rule-V-SETUP-08 = Mescola insieme le carte edificio pescate per formare una sola pila.
rule-V-SETUP-09 = Tutti gli edifici si mettono con il fronte (pergamena) visibile.
rule-V-SETUP-10 = Disponi file di cinque carte: la prima sopra la strada, la seconda sotto, la terza sopra, e così via alternando fino a esaurire la pila.
rule-V-SETUP-11 = Le file di edifici sono 4 / 5 / 6 con 2 / 3 / 4 giocatori.
rule-V-SETUP-12 = File sopra/sotto la strada: 2/2, 3/2 o 3/3 con 2/3/4 giocatori.
rule-V-SETUP-13 = Su ciascun lato della strada ogni nuova fila sta all’esterno della precedente, con le cinque carte allineate alle cinque colonne.
rule-V-SETUP-14 = Le carte edificio non pescate restano fuori dal gioco.
rule-V-SETUP-15 = (5) Ogni giocatore sceglie un colore e prende la plancia giocatore di quel colore.
rule-V-SETUP-16 = (6) Ogni giocatore prende le 8 carte personaggio iniziali con l’icona del suo colore.
rule-V-SETUP-17 = Le carte iniziali sono uguali per tutti: Negoziante, Taglialegna, Scalpellino, Addetto alla fornace, Cameriera, Costruttore, Apprendista e Jean Parisot de Valette (una copia di ciascuna).
rule-V-SETUP-18 = Ogni giocatore mescola le sue 8 carte, le mette coperte sullo spazio con la porta chiusa e ne pesca 5 come mano iniziale (3 restano nel mazzo di pesca).
rule-V-SETUP-19 = (7) I 4 Costruttori rossi senza icona giocatore si mettono scoperti accanto alla strada come riserva dei personaggi, qualunque sia il numero di giocatori.
rule-V-SETUP-20 = (8) Su ogni edificio disposto metti la carta personaggio con la stessa lettera: esattamente una carta per edificio.
rule-V-SETUP-21 = Alcuni personaggi esistono in più copie; lo stesso personaggio può quindi stare su più edifici.
rule-V-SETUP-22 = La carta personaggio si mette in modo che i simboli a sinistra e in basso dell’edificio restino leggibili: costo, rendita e punti sono pubblici anche mentre il personaggio è sull’edificio.
rule-V-SETUP-23 = Le carte personaggio non usate (comprese le carte iniziali dei colori non in gioco) restano fuori dal gioco.
rule-V-SETUP-24 = (9) Ogni giocatore mette la pedina del suo colore davanti alla porta, cioè prima dello spazio 1 del tracciato (0 punti).
rule-V-SETUP-25 = Ogni giocatore tiene davanti a sé le 8 case del suo colore.
rule-V-SETUP-26 = (10) Tutti i beni formano la riserva generale.
rule-V-SETUP-27 = Ogni giocatore comincia con 1 moneta, 1 legno, 1 pietra e 1 mattone.
rule-V-SETUP-28 = (11) La pedina di Jean comincia sullo spazio torre, a sinistra del primo barile, cioè prima di esso.
rule-V-SETUP-29 = (12) Chi è stato più di recente su un’isola è il primo giocatore; si gioca in senso orario.
rule-V-SETUP-30 = Dalla riserva generale si prende una serie supplementare di quattro beni (uno per tipo) per la scelta iniziale.
rule-V-SETUP-31 = L’ultimo giocatore nell’ordine di turno (quello alla destra del primo giocatore) sceglie per primo, poi ciò che resta passa a destra, e così via; il primo giocatore sceglie per ultimo.
rule-V-SETUP-32 = Ogni giocatore prende esattamente un bene della serie supplementare.
rule-V-SETUP-33 = Poiché la serie supplementare contiene un bene per tipo, due giocatori non scelgono mai lo stesso tipo.
rule-V-SETUP-34 = Con 2 o 3 giocatori i beni rimasti della serie supplementare (2 o 1) tornano nella riserva generale.
rule-V-SETUP-35 = Dopo la preparazione ogni giocatore possiede 5 beni: uno per tipo più uno scelto.
rule-V-SETUP-36 = La scelta iniziale è l’ultimo passo della preparazione: chi sceglie conosce quindi la propria mano iniziale, tutti gli edifici disposti e tutti i personaggi.
rule-V-SETUP-37 = Il gioco è per 2, 3 o 4 giocatori.
rule-V-SETUP-38 = Prima di cominciare si consiglia di guardare i personaggi disposti sugli edifici: tutti possono vederli.

## Il turno

rule-V-TURN-01 = Il primo giocatore gioca il primo turno; poi il turno passa in senso orario (a sinistra).
rule-V-TURN-02 = Nel proprio turno un giocatore gioca esattamente tre carte dalla mano; passare o giocarne meno è vietato.
rule-V-TURN-03 = Le carte si giocano una alla volta; una carta si esegue per intero prima di scegliere la successiva.
rule-V-TURN-04 = La prima, la seconda e la terza carta si mettono scoperte sugli spazi 1, 2 e 3 della plancia giocatore (sempre il numero libero più basso).
rule-V-TURN-05 = Il testo di una carta giocata va eseguito completamente; alle parti formulate come permesso («puoi») si può rinunciare. La sezione 6.6 di docs/rules/valletta.md indica queste parti carta per carta.
rule-V-TURN-06 = Un’azione che non si può eseguire per intero si esegue per quanto possibile (salvo i prezzi: V-GOOD-09); la carta conta comunque come una delle tre del turno.
rule-V-TURN-07 = Ogni volta che una carta viene giocata, la sua azione si usa una volta sola.
rule-V-TURN-08 = Eccezione a V-TURN-02: nell’ultimo turno un giocatore può avere meno di tre carte; in tal caso gioca tutte le carte che gli restano in mano.
rule-V-TURN-09 = Eseguita la terza carta, tutte le carte degli spazi 1–3 vanno nella pila degli scarti.
rule-V-TURN-10 = Le carte giocate non sono né in mano né nella pila degli scarti finché non si applica V-TURN-09.
rule-V-TURN-11 = Poi il giocatore pesca dal mazzo di pesca finché non ha 5 carte in mano.
rule-V-TURN-12 = Il numero di carte pescate varia (le carte licenziate, assunte o ottenute durante il turno lo cambiano); si pesca sempre fino ad avere 5 carte in mano.
rule-V-TURN-13 = Quando si deve pescare una carta e il mazzo di pesca è vuoto, si mescola la pila degli scarti per formare un nuovo mazzo di pesca coperto e si continua a pescare.
rule-V-TURN-14 = Le tre carte appena giocate sono già nella pila degli scarti quando la si rimescola, quindi vengono mescolate con le altre.
rule-V-TURN-15 = Se un giocatore ha in tutto meno di 5 carte, pesca tutte quelle che può.
rule-V-TURN-16 = Una carta ottenuta costruendo o assumendo va subito in mano: può essere giocata nello stesso turno e conta fra le 5 carte da avere in mano.
rule-V-TURN-17 = La partita prosegue a turni finché un giocatore non attiva la fase finale.

## Beni e riserva generale

rule-V-GOOD-01 = I beni presi vengono dalla riserva generale, a meno che una carta non dica che vengono da un altro giocatore; ognuno tiene i propri beni davanti a sé.
rule-V-GOOD-02 = I beni pagati tornano nella riserva generale.
rule-V-GOOD-03 = Non c’è limite ai beni che un giocatore può possedere.
rule-V-GOOD-04 = Un gettone barile girato si mette da parte; quando la riserva generale scarseggia, serve da sostituto dei beni.
rule-V-GOOD-05 = Un barile messo da parte sostituisce solo il tipo di bene che mostra.
rule-V-GOOD-06 = Un barile usato come sostituto vale a tutti gli effetti come un normale bene del suo tipo (pagamento, soglie, punteggio finale).
rule-V-GOOD-07 = La riserva generale non limita mai ciò che un giocatore prende: esauriti i pezzi e i sostituti, si usa qualsiasi altro segnalino. Con V-OPT-04 «limited» un giocatore prende solo ciò che resta di quel tipo.
rule-V-GOOD-08 = Non esiste uno scambio libero con la riserva generale; la regola 3:1 vale solo mentre si paga una costruzione o un miglioramento.
rule-V-GOOD-09 = Un prezzo (costruzione, miglioramento, Commerciante, Mercante, Architetto, Gran Balivo, Gran Maestro) si paga per intero o non si paga affatto; V-TURN-06 non permette mai un pagamento parziale. Solo ciò che si riceve può essere incompleto.

## Costruire

rule-V-BUILD-01 = L’azione di costruzione permette al giocatore di costruire un nuovo edificio oppure di migliorarne uno proprio.
rule-V-BUILD-02 = L’azione di costruzione è facoltativa («puoi»).
rule-V-BUILD-03 = Ogni giocatore può costruire un edificio di qualsiasi colore.
rule-V-BUILD-04 = Passo 1: scegliere una carta edificio senza casa.
rule-V-BUILD-05 = Passo 2: pagare con i propri beni il costo stampato in alto a sinistra, dopo sconti e sostituzioni.
rule-V-BUILD-06 = Passo 3: prendere in mano il personaggio che sta sull’edificio; ora fa parte del mazzo del giocatore.
rule-V-BUILD-07 = Passo 4: mettere una propria casa sullo spazio quadrato; ora l’edificio appartiene a chi l’ha costruito.
rule-V-BUILD-08 = Tutti e quattro i passi sono obbligatori una volta scelto di costruire; il personaggio non si può lasciare sull’edificio.
rule-V-BUILD-09 = Un giocatore rimasto senza case non può costruire nuovi edifici (ma può migliorare i propri).
rule-V-BUILD-10 = Qualsiasi edificio in gioco non ancora costruito si può scegliere: non ci sono restrizioni di adiacenza, di area o di ordine di turno.
rule-V-BUILD-11 = Un edificio costruito resta al suo proprietario fino alla fine; nessuna azione toglie o sposta case.
rule-V-BUILD-12 = A parte l’assunzione tramite Jean, costruire è l’unico modo per ottenere carte personaggio.

## Migliorare

rule-V-UPG-01 = Passo 1: scegliere un proprio edificio (con una propria casa) non ancora migliorato.
rule-V-UPG-02 = Passo 2: pagare la parte di legno, pietra e mattoni del costo stampato.
rule-V-UPG-03 = Migliorare non costa mai monete.
rule-V-UPG-04 = Passo 3: girare la carta sul retro (stemma della città) e rimettervi la casa.
rule-V-UPG-05 = Ogni edificio si può migliorare una volta sola.
rule-V-UPG-06 = Dopo il miglioramento valgono le icone rendita e i punti finali del retro (più rendita e/o più punti).
rule-V-UPG-07 = Migliorare non usa case, non dà carte personaggio e non cambia né il colore né il proprietario dell’edificio.
rule-V-UPG-08 = Il costo di miglioramento si legge sul fronte della carta edificio.

## Sconto di adiacenza

rule-V-ADJ-01 = Quando si costruisce, si paga 1 moneta in meno per ogni proprio edificio adiacente a quello nuovo in orizzontale o in verticale.
rule-V-ADJ-02 = Gli edifici che si toccano solo in diagonale non contano.
rule-V-ADJ-03 = Gli edifici sui lati opposti della strada non sono adiacenti.
rule-V-ADJ-04 = La parte in monete del costo non scende mai sotto 0.
rule-V-ADJ-05 = Si riducono solo le monete e contano solo i propri edifici; non importa se sono migliorati, né di che colore sono.
rule-V-ADJ-06 = Lo sconto non riguarda i miglioramenti, che non costano monete.
rule-V-ADJ-07 = In coordinate (lato, fila contata dalla strada, colonna): due carte sono adiacenti se e solo se stanno sullo stesso lato e |Δfila| + |Δcolonna| = 1.

## Sostituire i beni

rule-V-SUB-01 = Quando costruisce o migliora, il giocatore può sostituire quanti beni del costo vuole, dando ogni volta tre beni al posto di uno (formula esatta: V-COST-03).
rule-V-SUB-02 = I tre beni sostitutivi possono essere uguali o diversi.
rule-V-SUB-03 = Nessuno dei tre beni sostitutivi può essere dello stesso tipo del bene sostituito.
rule-V-SUB-04 = Si possono sostituire i beni che non si possono o non si vogliono pagare, quindi anche quelli che si possiedono.
rule-V-SUB-05 = Anche le monete possono servire da beni sostitutivi.
rule-V-SUB-06 = Anche le monete del costo possono essere sostituite.
rule-V-SUB-07 = La sostituzione avviene solo mentre si paga; non si possono scambiare beni in anticipo.
rule-V-SUB-08 = La sostituzione non è possibile per i prezzi di Commerciante, Mercante, Architetto, Gran Balivo o Gran Maestro.
rule-V-SUB-09 = La sostituzione si applica al costo definitivo, dopo lo sconto di adiacenza e le riduzioni dei personaggi.

## Costi e pagamento

rule-V-COST-01 = Costo di costruzione = costo stampato (monete, legno, pietra, mattoni); poi monete := max(0, monete − propri edifici adiacenti); poi il −2 della carta sul suo tipo di bene, con minimo 0; poi la sostituzione.
rule-V-COST-02 = Costo di miglioramento = costo stampato (monete, legno, pietra, mattoni) con monete := 0; poi il −2 della carta sul suo tipo di bene, con minimo 0; poi la sostituzione.
rule-V-COST-03 = Pagamento. Con il costo c (secondo V-COST-01 o -02) e i beni posseduti (indicati con o), un pagamento p è ammesso se e solo se per ogni tipo 0 ≤ p_k ≤ o_k e, con m_k = max(0, c_k − p_k) (unità del costo sostituite) ed e_k = max(0, p_k − c_k) (beni sostitutivi consegnati), Σe = 3·Σm. A parole: i beni di un tipo coprono prima il costo di quel tipo; ogni unità non coperta è sostituita da esattamente 3 altri beni. Poiché m_k ed e_k non sono mai entrambi sopra 0, i beni sostitutivi sono sempre di tipi diversi da quelli di tutti i beni sostituiti (V-SUB-03). Sostituire un bene che si possiede resta ammesso (V-SUB-04). Non è invece ammessa la sostituzione incrociata, in cui un tipo è sostituito mentre suoi pezzi servono altrove da beni sostitutivi, per esempio (3,3,0,0) per (1,1,0,0): ogni pagamento simile ne contiene uno ammesso più piccolo.
rule-V-COST-04 = Se una riduzione supera il costo, la differenza non viene restituita.
rule-V-COST-05 = Un edificio è pagabile se e solo se Σ max(0, o_k − c_k) ≥ 3·Σ max(0, c_k − o_k): ciò che resta dopo aver coperto ogni tipo il più possibile deve essere almeno il triplo di ciò che manca. Si possono scegliere solo edifici pagabili.
rule-V-COST-06 = Al giocatore si chiede prima l’edificio, poi il pagamento. Il pagamento proposto per primo è quello con meno beni sostituiti: il costo così com’è, se il giocatore ha tutti i beni richiesti; altrimenti si sostituiscono solo i beni mancanti, prendendo i beni sostitutivi uno alla volta dal tipo di cui al giocatore resterebbe di più; a parità, nell’ordine legno, pietra, mattoni, monete. Si può scegliere anche ogni altro pagamento ammesso.

## Bonus di costruzione

rule-V-BONUS-01 = Costruire un edificio nell’area in cui si trova la pedina di Jean dà subito 2 punti.
rule-V-BONUS-02 = Anche migliorare un edificio dell’area di Jean dà 2 punti.
rule-V-BONUS-03 = La strada ha cinque aree di cinque spazi consecutivi ciascuna.
rule-V-BONUS-04 = Un’area comprende tutte le carte edificio della sua colonna, sopra e sotto la strada, in ogni fila.
rule-V-BONUS-05 = Jean sullo spazio n (1–25) è nell’area ⌈n/5⌉; l’area di un edificio è il numero della sua colonna.
rule-V-BONUS-06 = Finché Jean è sullo spazio torre non è in nessuna area e non c’è bonus.
rule-V-BONUS-07 = Il bonus si ottiene con ogni azione di costruzione o miglioramento (Costruttore, copia dell’Apprendista, Copritetto, Muratore, Carpentiere), una volta per edificio costruito o migliorato, anche nella fase finale.

## Personaggi rossi

rule-V-CHAR-SHOPKEEPER-1 = Prendere esattamente 1 moneta dalla riserva generale.
rule-V-CHAR-LUMBERJACK-1 = Prendere esattamente 1 legno dalla riserva generale.
rule-V-CHAR-STONECUTTER-1 = Prendere esattamente 1 pietra dalla riserva generale.
rule-V-CHAR-BRICKMAKER-1 = Prendere esattamente 1 mattone dalla riserva generale.
rule-V-CHAR-MAID-1 = Scegliere uno dei quattro tipi di beni e prendere dalla riserva generale 1 bene di quel tipo.
rule-V-CHAR-BUILDER-1 = Il giocatore può costruire un nuovo edificio o migliorare un proprio edificio al costo normale (V-BUILD, V-UPG).
rule-V-CHAR-BUILDER-2 = I Costruttori neutrali e quelli iniziali funzionano allo stesso modo.

## Apprendista e Jean

rule-V-CHAR-APPRENTICE-1 = Se la carta giocata subito prima dell’Apprendista nello stesso turno è rossa o verde, si esegue ancora una volta l’azione di quella carta.
rule-V-CHAR-APPRENTICE-2 = Giocato come prima carta del turno, l’Apprendista non ha effetto.
rule-V-CHAR-APPRENTICE-3 = Giocato dopo una carta né rossa né verde (blu, gialla o viola), l’Apprendista non ha effetto.
rule-V-CHAR-APPRENTICE-4 = L’azione copiata si esegue da capo: tutte le scelte si rifanno.
rule-V-CHAR-APPRENTICE-5 = Anche i costi si pagano di nuovo: copiare un Costruttore significa pagare per intero una seconda costruzione o un secondo miglioramento.
rule-V-CHAR-APPRENTICE-6 = L’Apprendista stesso conta come una delle tre carte anche quando non ha effetto.
rule-V-CHAR-APPRENTICE-7 = L’Apprendista è una carta viola; un Apprendista giocato subito dopo un altro Apprendista non ha effetto.
rule-V-CHAR-APPRENTICE-8 = La carta di Jean è viola e perciò non viene mai copiata.
rule-V-CHAR-JEAN-1 = Prima si sposta in avanti di uno spazio la pedina di Jean; lo spostamento è obbligatorio.
rule-V-CHAR-JEAN-2 = Girare il barile dello spazio raggiunto e prendere dalla riserva generale 1 bene del tipo mostrato.
rule-V-CHAR-JEAN-3 = Mettere da parte il barile (vedi V-GOOD-04); non torna mai sulla strada.
rule-V-CHAR-JEAN-4 = Poi il giocatore può licenziare o assumere un personaggio (non entrambe le cose), oppure non fare nulla.
rule-V-CHAR-JEAN-5 = Licenziare: mettere 1 carta personaggio dalla mano nella riserva dei personaggi.
rule-V-CHAR-JEAN-6 = L’azione di una carta licenziata non si esegue.
rule-V-CHAR-JEAN-7 = Assumere: prendere in mano 1 carta personaggio qualsiasi della riserva dei personaggi; la carta entra nel mazzo del giocatore.
rule-V-CHAR-JEAN-8 = Si può assumere qualsiasi carta della riserva dei personaggi: Costruttori neutrali, carte iniziali di altri giocatori, carte licenziate da altri e carte licenziate in precedenza da sé stessi.
rule-V-CHAR-JEAN-9 = Quando Jean è sull’ultimo spazio non si muove più e non si prende nessun barile; licenziare o assumere resta possibile.
rule-V-CHAR-JEAN-10 = Assumere con la riserva dei personaggi vuota o licenziare con la mano vuota è impossibile; la carta di Jean che si sta giocando non è in mano e non può essere licenziata.
rule-V-CHAR-JEAN-11 = I personaggi ancora sugli edifici non sono nella riserva dei personaggi e non possono essere assunti.
rule-V-CHAR-JEAN-12 = Le carte della riserva dei personaggi sono scoperte (pubbliche).
rule-V-CHAR-JEAN-13 = Le carte assunte si possono usare subito (sono in mano).

## Personaggi verdi

rule-V-CHAR-BANKER-1 = Prendere 1 moneta per ogni icona moneta sui propri edifici.
rule-V-CHAR-JOINER-1 = Prendere 1 legno per ogni icona legno sui propri edifici.
rule-V-CHAR-STONE_CARVER-1 = Prendere 1 pietra per ogni icona pietra sui propri edifici.
rule-V-CHAR-BRICK_MASTER-1 = Prendere 1 mattone per ogni icona mattone sui propri edifici.
rule-V-CHAR-GREEN-1 = Contano gli edifici di ogni colore, non solo quelli verdi.
rule-V-CHAR-GREEN-2 = Contano solo le icone rendita in basso a sinistra del lato visibile, mai quelle del costo.
rule-V-CHAR-GREEN-3 = Senza icone corrispondenti non si prende nulla.
rule-V-CHAR-GREEN-4 = Un edificio migliorato conta con le icone del suo retro.

## Personaggi blu

rule-V-CHAR-MONK-1 = Ogni avversario che possiede in tutto almeno 4 beni (di ogni tipo, monete comprese) ne dà 1 al giocatore di turno.
rule-V-CHAR-MONK-2 = L’avversario che dà il bene sceglie quale.
rule-V-CHAR-MONK-3 = Nessun avversario dà più di 1 bene.
rule-V-CHAR-MONK-4 = In una partita a 2 giocatori il giocatore di turno può inoltre prendere 1 bene a scelta dalla riserva generale.
rule-V-CHAR-ROOFER-1 = Il Copritetto funziona come un Costruttore (costruire o migliorare), con il costo ridotto di 2 mattoni.
rule-V-CHAR-ROOFER-2 = Un costo di 0, 1 o 2 mattoni diventa 0; la differenza non viene restituita.
rule-V-CHAR-TRADER-1 = Il giocatore può pagare esattamente 1 legno, 1 pietra o 1 mattone per prendere 3 monete.
rule-V-CHAR-TRADER-2 = Quando si gioca la carta, il prezzo si può pagare una volta sola; pagare di più per avere più monete non è possibile.
rule-V-CHAR-SEAMSTRESS-1 = Prendere dalla riserva generale 2 beni a scelta, uguali o diversi.
rule-V-CHAR-MERCHANT-1 = Il giocatore può pagare esattamente 1 moneta per prendere 1 legno, 1 pietra e 1 mattone.
rule-V-CHAR-MERCHANT-2 = Quando si gioca la carta, il prezzo si può pagare una volta sola.
rule-V-CHAR-FOREMAN-1 = Scegliere uno dei quattro tipi di beni, poi prendere 1 bene di quel tipo per ogni icona rendita corrispondente sui propri edifici (si conta come per le carte verdi).
rule-V-CHAR-CHAMBERLAIN-1 = Prendere 1 moneta per ogni proprio edificio verde.
rule-V-CHAR-CHAMBERLAIN-2 = Un edificio verde migliorato conta una volta, come ogni altro.
rule-V-CHAR-MASON-1 = Il Muratore funziona come un Costruttore, con il costo ridotto di 2 pietre.
rule-V-CHAR-MASON-2 = Un costo di 0, 1 o 2 pietre diventa 0; la differenza non viene restituita.
rule-V-CHAR-INNKEEPER-1 = Ogni avversario che possiede almeno 2 monete deve darne 1 al giocatore di turno.
rule-V-CHAR-INNKEEPER-2 = Nessun avversario dà più di 1 moneta.
rule-V-CHAR-INNKEEPER-3 = In una partita a 2 giocatori il giocatore di turno può inoltre prendere 1 moneta dalla riserva generale.
rule-V-CHAR-NUN-1 = Scegliere uno dei quattro tipi di beni e prendere dalla riserva generale 3 beni di quel tipo.
rule-V-CHAR-NUN-2 = Poi ogni avversario prende dalla riserva generale esattamente 1 bene dello stesso tipo.
rule-V-CHAR-CARPENTER-1 = Il Carpentiere funziona come un Costruttore, con il costo ridotto di 2 legno.
rule-V-CHAR-CARPENTER-2 = Un costo di 0, 1 o 2 legno diventa 0; la differenza non viene restituita.
rule-V-CHAR-TAX_COLLECTOR-1 = Per legno, pietra e mattoni separatamente: ogni avversario che ne possiede almeno 3 ne dà 1 al giocatore di turno.
rule-V-CHAR-TAX_COLLECTOR-2 = Un avversario può quindi dover dare fino a 3 beni, ma mai 2 dello stesso tipo.
rule-V-CHAR-TAX_COLLECTOR-3 = Le monete non contano.
rule-V-CHAR-TAX_COLLECTOR-4 = In una partita a 2 giocatori il giocatore di turno può inoltre prendere dalla riserva generale 1 legno, 1 pietra o 1 mattone.
rule-V-CHAR-BLUE-1 = Le carte blu, compresi Copritetto, Muratore e Carpentiere, non vengono mai copiate dall’Apprendista.

## Personaggi gialli

rule-V-CHAR-ARCHITECT-1 = Il giocatore può scegliere legno, pietra o mattoni (non monete), pagarne esattamente 4 e avanzare di 4 punti.
rule-V-CHAR-ARCHITECT-2 = Quando si gioca la carta, il prezzo si può pagare una volta sola.
rule-V-CHAR-BAILIFF-1 = Il giocatore può pagare esattamente 4 monete per avanzare di 4 punti.
rule-V-CHAR-BAILIFF-2 = Quando si gioca la carta, il prezzo si può pagare una volta sola.
rule-V-CHAR-GRAND_MASTER-1 = Il giocatore può pagare esattamente 1 legno, 1 pietra, 1 mattone e 1 moneta per avanzare di 5 punti.
rule-V-CHAR-GRAND_MASTER-2 = Quando si gioca la carta, il prezzo si può pagare una volta sola.
rule-V-CHAR-POPE-1 = Avanzare di 1 punto per ogni proprio edificio migliorato, di qualsiasi colore.
rule-V-CHAR-EMPEROR-1 = Avanzare di 1 punto per ogni proprio edificio blu, migliorato o no (ognuno conta una volta).
rule-V-CHAR-KING-1 = Avanzare di 1 punto per ogni proprio edificio verde, migliorato o no (ognuno conta una volta).
rule-V-CHAR-KNIGHT-1 = Avanzare di 2 punti.
rule-V-CHAR-YELLOW-1 = Alcuni personaggi gialli esistono in due copie; due giocatori possono quindi avere lo stesso personaggio.
rule-V-CHAR-YELLOW-2 = Un giocatore può possedere entrambe le copie di un personaggio giallo e usare ciascuna quando la gioca.
rule-V-CHAR-YELLOW-3 = I punti delle carte gialle fanno avanzare subito la pedina nel modo consueto.

## Tracciato dei punti

rule-V-VP-01 = Ogni punto fa avanzare la pedina del giocatore di uno spazio sul tracciato dei punti.
rule-V-VP-02 = La pedina sta a 0 (davanti alla porta) fino al primo punto; poi il numero dello spazio è quello dei punti.
rule-V-VP-03 = Superando lo spazio 25, il giocatore prende un gettone 25/50, con il lato 25 in vista, e continua a contare dallo spazio 1.
rule-V-VP-04 = Quando la pedina supera la fine del tracciato per la seconda volta, il gettone si gira su 50 (le edizioni tedesca e italiana scrivono «raggiungere la fine»).
rule-V-VP-05 = Il terzo e il quarto giro del tracciato si segnano con un gettone 75/100.
rule-V-VP-06 = Per p ≥ 1 punti: spazio = ((p−1) mod 25) + 1 e valore del gettone = p − spazio. Dunque 25 = nessun gettone + spazio 25; 26 = gettone 25 + spazio 1; 50 = gettone 25 + spazio 25; 51 = gettone 50 + spazio 1.
rule-V-VP-07 = I punti non si perdono mai.
rule-V-VP-08 = Durante la partita solo il giocatore di turno può ottenere punti.
rule-V-VP-09 = Più pedine possono stare sullo stesso spazio.

## Fase finale

rule-V-END-01 = Attivazione A: un giocatore porta Jean sull’ultimo spazio con barile (il 25º).
rule-V-END-02 = Attivazione B: la pedina di un giocatore raggiunge lo spazio 25 (vale anche superarlo: V-AMB-24).
rule-V-END-03 = Attivazione C: un giocatore piazza la sua 8ª casa.
rule-V-END-04 = Basta una sola attivazione per far cominciare la fase finale.
rule-V-END-05 = Il giocatore che attiva la fase finale conclude normalmente il suo turno, comprese tutte le carte ancora da giocare e la pesca fino ad avere 5 carte in mano.
rule-V-END-06 = Nella pesca che conclude il turno di attivazione, il normale rimescolamento (V-TURN-13) è ancora permesso.
rule-V-END-07 = Poi ogni giocatore mescola insieme il mazzo di pesca e la pila degli scarti per formare un nuovo mazzo di pesca.
rule-V-END-08 = Le carte in mano (di solito 5 a testa) restano in mano e non vengono mescolate.
rule-V-END-09 = La fase finale dura più giri; ogni giocatore gioca ancora una volta, e una sola, tutto il proprio mazzo di pesca.
rule-V-END-10 = Il primo turno della fase finale spetta al giocatore dopo quello che l’ha attivata.
rule-V-END-11 = Tutte le regole del turno restano valide, salvo V-END-12 e V-END-13.
rule-V-END-12 = Cambiamento 1: un giocatore che non può tornare a 5 carte pesca solo il resto del mazzo di pesca; la pila degli scarti non viene più rimescolata.
rule-V-END-13 = Cambiamento 2: un giocatore che ha giocato l’ultima carta esce dal gioco: non gioca altri turni, viene saltato e non è più un avversario per le azioni degli altri.
rule-V-END-14 = La partita finisce quando l’ultimo giocatore rimasto ha giocato la sua ultima carta.
rule-V-END-15 = Nella fase finale si entra una volta sola; da quel momento altre attivazioni non hanno effetto.
rule-V-END-16 = Le carte ottenute nella fase finale (costruendo o assumendo) vanno in mano e verranno giocate anch’esse; quelle licenziate no.
rule-V-END-17 = I giocatori possono avere un numero diverso di turni nella fase finale; non c’è compensazione.
rule-V-END-18 = In un turno che comincia con 1 o 2 carte in mano e il mazzo di pesca vuoto, il giocatore continua finché non ha giocato tre carte o la sua mano non è vuota.

## Punteggio finale

rule-V-SCORE-01 = Ogni giocatore somma i punti in basso a destra di tutti i propri edifici (lato visibile) e fa avanzare la pedina di quella somma.
rule-V-SCORE-02 = Poi ogni giocatore riceve 1 punto per ogni gruppo completo di 3 beni di qualsiasi tipo, contando tutti i beni insieme e arrotondando per difetto. I beni restano dove sono; restituirli, come in V-EX-03, è solo un modo di contare.
rule-V-SCORE-03 = 1 o 2 beni avanzati non danno punti.
rule-V-SCORE-04 = Vince chi ha più punti.
rule-V-SCORE-05 = In caso di parità vince, fra i giocatori a pari punti, chi ha costruito più case.
rule-V-SCORE-06 = Se la parità rimane, i giocatori ancora a pari merito condividono la vittoria.
rule-V-SCORE-07 = Totale finale = punti ottenuti durante la partita + punti degli edifici + ⌊beni/3⌋.
rule-V-SCORE-08 = Case costruite = propri edifici = 8 − case rimaste; i miglioramenti non aggiungono nulla.
rule-V-SCORE-09 = I giocatori fuori dal gioco nella fase finale (V-END-13) ricevono i punti dei loro edifici e beni come tutti gli altri.

## Ciò che rifiuti e opzioni nominano inoltre

rule-V-AMB-18 = La riserva generale non è un limite (V-OPT-04 «unlimited»): si prende tutto ciò che spetta. Con V-OPT-04 «limited» si prende quanto c’è e il resto va perduto; in tal caso Cameriera, Ricamatrice e Madre badessa devono indicare un tipo di cui resti almeno 1, finché ce n’è uno (la Ricamatrice indica due beni presenti entrambi, o l’ultimo). Il Caposquadra può indicare qualsiasi tipo. Commerciante e Mercante si possono usare anche per un guadagno parziale, persino nullo. Il bonus della partita a 2 giocatori offre solo tipi presenti.
rule-V-OPT-01 = Opzione «effect_execution»: con «full» (predefinito, edizioni tedesca e italiana) l’azione di una carta va eseguita, salvo dove la carta dice «puoi»; con «optional» (edizione francese) si può rinunciare a ogni azione, tranne allo spostamento di Jean.
rule-V-OPT-02 = Opzione «bonus_on_upgrade»: «true» (predefinito, edizioni tedesca e italiana) dà il bonus di costruzione anche per un miglioramento; «false» (edizione francese) solo per una costruzione.
rule-V-OPT-03 = Opzione «reshuffle_timing»: con «on_demand» (predefinito) la pila degli scarti si mescola quando si deve pescare una carta e il mazzo di pesca è vuoto; con «when_empty», appena una carta pescata lascia vuoto il mazzo di pesca, se la pila degli scarti non è vuota, anche nel turno che attiva la fase finale, ma non durante questa.
rule-V-OPT-04 = Opzione «supply»: con «unlimited» (predefinito) la riserva generale non si esaurisce mai; con «limited» contano solo i pezzi della scatola e i barili messi da parte.
rule-V-OPT-05 = Opzione «apprentice_chain»: con «false» (predefinito) un Apprendista giocato dopo un altro Apprendista non ha effetto; con «true» il secondo copia ciò che ha copiato il primo.
rule-V-OPT-06 = Opzione «architect_payment»: con «optional» (predefinito) pagare il prezzo dell’Architetto è facoltativo; con «compulsory_if_able» è obbligatorio se possibile. Non cambia nulla con V-OPT-01 «optional».
rule-V-OPT-07 = Opzione «finished_players_targetable»: con «false» (predefinito, edizione tedesca) un giocatore fuori dal gioco non dà e non riceve più nulla; con «true» (edizioni italiana e francese) viene soltanto saltato.
rule-V-OPT-09 = Opzione «discard_visibility»: con «owner_only_plus_counts» (predefinito) solo il proprietario vede il contenuto della sua pila degli scarti, mentre gli altri vedono solo quante carte contiene; con «public» lo vedono tutti.
