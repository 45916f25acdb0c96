## Il corso di Valletta, passo per passo: che cosa fare, un indizio dopo il secondo tentativo, e il risultato

lesson-V-L1-title = Tre carte
lesson-V-L1-1-text = Costruisci la nuova capitale di Malta; vince chi ha più punti. In un turno giochi tre carte. Comincia con la Negoziante: ti dà una moneta.
lesson-V-L1-1-nudge = Gioca la Negoziante. L’edificio del Banchiere costa 2 monete, e tu ne hai una.
lesson-V-L1-1-done = Due monete. Una carta giocata, ne mancano due.
lesson-V-L1-2-text = Con il Costruttore costruisci un edificio pagandone il costo. Fallo ora: diventa tuo, e il suo personaggio arriva subito nella tua mano.
lesson-V-L1-2-nudge = Gioca il Costruttore, poi scegli l’edificio da 2 monete, 1 legno, 1 pietra e 1 mattone.
lesson-V-L1-2-done = Il tuo primo edificio, e il Banchiere è già nella tua mano.
lesson-V-L1-3-text = Puoi giocare subito i nuovi personaggi. Il Banchiere ti dà una moneta per ogni icona moneta sui tuoi edifici. Giocalo come terza carta.
lesson-V-L1-3-nudge = Il Banchiere è arrivato con l’edificio. Ora è fra le tue carte.
lesson-V-L1-3-done = Una moneta. Il turno finisce, e peschi fino ad avere di nuovo cinque carte.

lesson-V-L2-title = Ciò che ti manca
lesson-V-L2-1-text = Ti manca una pietra. Con la Cameriera prendi un bene a scelta. Poi costruisci.
lesson-V-L2-1-nudge = Gioca prima la Cameriera e scegli la pietra, poi gioca il Costruttore.
lesson-V-L2-1-done = L’ordine era giusto: prima i beni, poi il Costruttore.
lesson-V-L2-2-text = Non hai pietre. Quando paghi, tre beni di altri tipi ne sostituiscono uno. Costruisci e tieni una moneta.
lesson-V-L2-2-nudge = Gioca il Costruttore e scegli l’edificio. Paga 3 legno al posto della pietra.
lesson-V-L2-2-done = Costruito, e ti resta una moneta. Lo scambio di tre beni per uno vale solo quando paghi un edificio.

lesson-V-L3-title = Vicini e miglioramenti
lesson-V-L3-1-text = Ogni tuo edificio accanto a quello nuovo fa risparmiare una moneta. Non contano gli edifici in diagonale o dall’altra parte della strada. Ora costruisci.
lesson-V-L3-1-nudge = Hai una moneta. Quale degli edifici del Falegname sta proprio accanto al tuo?
lesson-V-L3-1-done = Una moneta invece di due: costruire accanto ai tuoi edifici conviene.
lesson-V-L3-2-text = Con il Costruttore puoi anche migliorare il tuo edificio, senza spendere monete: le sue icone e i suoi punti raddoppiano. Fallo.
lesson-V-L3-2-nudge = Gioca il Costruttore e scegli di migliorare l’edificio. Paghi 1 legno, 1 pietra e 1 mattone.
lesson-V-L3-2-done = La carta è girata: due icone moneta, punti doppi.
lesson-V-L3-3-text = I personaggi verdi contano le icone di tutti i tuoi edifici, di qualunque colore. Prendi le tue monete.
lesson-V-L3-3-nudge = Il tuo edificio migliorato mostra due icone moneta. Chi ti dà monete per queste icone?
lesson-V-L3-3-done = Due monete con una sola carta.

lesson-V-L4-title = Jean sulla strada
lesson-V-L4-1-text = Gioca Jean: avanza di uno spazio e ti dà il bene del barile. Poi assumi il Costruttore dalla riserva dei personaggi.
lesson-V-L4-1-nudge = Gioca Jean. Dopo il suo passo scegli di assumere, e prendi un Costruttore.
lesson-V-L4-1-done = Una pietra dal barile, e un Costruttore in mano. Puoi giocarlo in questo turno.
lesson-V-L4-2-text = Gli edifici del Banchiere hanno tutti lo stesso costo. Nell’area in cui sta Jean, costruire o migliorare dà subito due punti: prendili.
lesson-V-L4-2-nudge = Gioca il Costruttore. Jean è avanzato: scegli l’edificio nella sua area.
lesson-V-L4-2-done = Due punti, solo per aver costruito nel posto giusto.
lesson-V-L4-3-text = Il tuo Banchiere ora porta tre monete, la Negoziante solo una: licenziala, così le carte buone tornano prima.
lesson-V-L4-3-nudge = Gioca Jean, poi licenzia la Negoziante. Il Banchiere vale tre volte tanto.
lesson-V-L4-3-done = Meno carte, ma migliori.

lesson-V-L5-title = L’Apprendista
lesson-V-L5-1-text = L’Apprendista copia la carta rossa o verde giocata subito prima. Prendi sei monete con due carte.
lesson-V-L5-1-nudge = Quale carta porta tre monete? Gioca prima quella, poi l’Apprendista.
lesson-V-L5-1-done = Tre più tre. L’Apprendista non copia carte blu o gialle, e nemmeno Jean.
lesson-V-L5-2-text = L’Apprendista copia anche il Costruttore, ma paghi di nuovo. In un solo turno costruisci un edificio e migliorane un altro.
lesson-V-L5-2-nudge = Prima il Costruttore, subito dopo l’Apprendista. Costruisci accanto al tuo edificio, e migliora quello che hai.
lesson-V-L5-2-done = Un edificio costruito e uno migliorato, in un solo turno.

lesson-V-L6-title = I personaggi blu
lesson-V-L6-1-text = Copritetto, Muratore e Carpentiere costruiscono, rispettivamente, con 2 mattoni, 2 pietre o 2 legno in meno. Tu non hai mattoni: costruisci lo stesso.
lesson-V-L6-1-nudge = Qui un edificio costa 2 mattoni. Quale delle tue carte te li fa risparmiare?
lesson-V-L6-1-done = Costruito senza nemmeno un mattone.
lesson-V-L6-2-text = Con il Gabelliere l’avversario ti dà un bene di ogni tipo (monete escluse) di cui ha almeno tre. A due giocatori prendi anche un legno.
lesson-V-L6-2-nudge = Gioca il Gabelliere. L’avversario ha molte pietre e molti mattoni. Poi scegli il legno.
lesson-V-L6-2-done = Pietra, mattone e legno: tre beni con una carta.
lesson-V-L6-3-text = Gioca il Mercante: cambia una moneta in legno, pietra e mattone. Potresti rinunciare; un prezzo si paga per intero o non si paga.
lesson-V-L6-3-nudge = Gioca il Mercante e usa l’azione. La Commerciante fa il contrario.
lesson-V-L6-3-done = Una moneta è diventata tre beni.

lesson-V-L7-title = I personaggi gialli
lesson-V-L7-1-text = I personaggi gialli danno punti già durante la partita. Gioca il Gran Balivo: quattro monete per quattro punti.
lesson-V-L7-1-nudge = Gioca il Gran Balivo e paga le quattro monete.
lesson-V-L7-1-done = Quattro punti in più.
lesson-V-L7-2-text = Re Filippo dà un punto per ogni tuo edificio verde; l’Imperatore conta quelli blu, il Papa quelli migliorati. Fai tre punti.
lesson-V-L7-2-nudge = Tre dei tuoi edifici sono verdi. Chi li conta?
lesson-V-L7-2-done = Altri tre punti, senza pagare nulla.

lesson-V-L8-title = La fine, e un inizio
lesson-V-L8-1-text = 25 punti, l’ottava casa o Jean sull’ultimo spazio attivano la fase finale. Prendi i due punti che ti mancano.
lesson-V-L8-1-nudge = Ser Hieronymus ti dà due punti. Tu ne hai 23.
lesson-V-L8-1-done = 25 punti: la fine è vicina. Il tuo turno continua come sempre.
lesson-V-L8-2-text = Nella fase finale ognuno gioca ancora una volta tutte le sue carte. Te ne restano due: quale per prima?
lesson-V-L8-2-nudge = Manca una moneta per l’edificio. Prendila prima di giocare il Costruttore.
lesson-V-L8-2-done = Costruito con la tua ultima carta. Punti, edifici e beni: 29 a 27 per te.
lesson-V-L8-3-text = Prima del primo turno ognuno prende un bene iniziale in più. Quale ti permette di costruire subito?
lesson-V-L8-3-nudge = L’edificio del Banchiere costa 2 monete, 1 legno, 1 pietra e 1 mattone. Cominci con un bene di ogni tipo.
lesson-V-L8-3-done = Era la moneta: la tua prima carta può già essere il Costruttore.

lesson-valletta-tip-1 = Otto case chiudono la partita. Costruisci con costanza e finisci prima che gli altri arrivino a 25 punti.
lesson-valletta-tip-2 = Non comprare punti di continuo. Quattro beni valgono spesso di più se li spendi per un edificio.
lesson-valletta-tip-3 = Tieni poche carte, ma buone. Una carta debole torna ogni due o tre turni; Jean può licenziarla.
