## Il corso di Malta!, passo per passo: che cosa fare, un indizio dopo il secondo tentativo, e il risultato

lesson-M-L1-title = Pescare, giocare, muoversi
lesson-M-L1-1-text = Perdono tutti tranne uno: resta in gioco più a lungo di tutti. Tre frecce, tre vie. Vai in alto: lì pescherai tre carte.
lesson-M-L1-1-nudge = Il numero di una casella dice quante carte peschi lì. Sopra di te c’è un 3.
lesson-M-L1-1-done = Il tuo turno seguente è cominciato lì con tre carte nuove. Più carte, vita più lunga.
lesson-M-L1-2-text = Hai quattro carte e devi giocarne metà: due. Comincia con «Pesca due»; il numero da giocare non cresce.
lesson-M-L1-2-nudge = Gioca «Pesca due». Si ripaga da sola e porta una carta in più.
lesson-M-L1-2-done = Cinque carte in mano, e una sola ancora da giocare.
lesson-M-L1-3-text = Gioca ancora una carta, ma non rinunciare al movimento: dopo le carte devi muoverti, e una freccia porta in alto.
lesson-M-L1-3-nudge = «Resta dove sei» e «Fine del turno» ti farebbero saltare il movimento. Ogni altra carta va bene.
lesson-M-L1-3-done = Con una sola freccia la pedina si è mossa da sé.

lesson-M-L2-title = Mai senza carte
lesson-M-L2-1-text = Se nel tuo turno non hai più carte, perdi subito. Gioca la carta che ti rifornisce.
lesson-M-L2-1-nudge = Due carte, una da giocare. Cedere l’altra non ti lascerebbe nulla.
lesson-M-L2-1-done = Tre carte in mano. Per ora va tutto bene.
lesson-M-L2-2-text = Tre carte: la metà, arrotondata per eccesso, è due. Termina questo turno con tre carte in mano.
lesson-M-L2-2-nudge = Prima «Pesca due», poi «Tabula rasa»: sostituisce la mano che hai in quel momento.
lesson-M-L2-2-done = Due carte giocate e tre in mano. È stato l’ordine a renderlo possibile.

lesson-M-L3-title = Senza uscita
lesson-M-L3-1-text = Devi muoverti, ma la tua unica freccia porta fuori dalla plancia: perderesti. Prima gira la tua casella.
lesson-M-L3-1-nudge = Gioca «Gira una casella» sulla tua casella, in modo che la freccia non porti più fuori dalla plancia.
lesson-M-L3-1-done = Ora la freccia punta altrove, e la pedina si è mossa.
lesson-M-L3-2-text = Un cerchio 0 non dà carte e non ha frecce. «Fine del turno» ti evita il movimento, purché ti resti una carta.
lesson-M-L3-2-nudge = Da qui non puoi muoverti. Quale carta chiude il turno prima che tu debba farlo?
lesson-M-L3-2-done = Il turno è finito, e tu sei ancora in gioco.
lesson-M-L3-3-text = Di nuovo su un cerchio 0. Tre delle tue quattro carte possono salvarti: usane una.
lesson-M-L3-3-nudge = Ripristina la casella sotto di te, fai un passo di lato o torna a casa. L’altra carta colpisce solo l’avversario.
lesson-M-L3-3-done = Ora puoi muoverti. Tieni sempre una carta così.

lesson-M-L4-title = Intrappola gli altri
lesson-M-L4-1-text = Ciò che nuoce a te nuoce anche agli altri: spingi la pedina avversaria sul cerchio 0, e guarda che cosa succede.
lesson-M-L4-1-nudge = Gioca «Spintone» sull’avversario. Il cerchio 0 è a sinistra della sua pedina.
lesson-M-L4-1-done = Niente frecce, niente movimento: l’avversario perde e tu vinci.
lesson-M-L4-2-text = «Rimuovi una casella» trasforma una casella libera in un cerchio 0. Scegli quella dove deve andare la pedina avversaria.
lesson-M-L4-2-nudge = La pedina avversaria ha una sola freccia. Rimuovi la casella a cui porta.
lesson-M-L4-2-done = La pedina è dovuta andare sul cerchio. Muoversi è obbligatorio.
lesson-M-L4-3-text = Una carta, due effetti: lascia il tuo cerchio 0 e mettici l’avversario.
lesson-M-L4-3-nudge = Gioca «Scambio di posti». Pescare non ti toglie dal cerchio.
lesson-M-L4-3-done = La tua pedina è al sicuro, e l’avversario è senza uscita.
lesson-M-L4-4-text = L’avversario è su un cerchio 0, ma avrà una carta per salvarsi. Gioca «Fede cieca»: il giocatore seguente non gioca nessuna carta.
lesson-M-L4-4-nudge = «Prendine una» gli lascerebbe una carta. «Fede cieca» non gliene lascia giocare nessuna.
lesson-M-L4-4-done = Nessuna carta da giocare, nessuna freccia: l’avversario è fuori dal gioco.

lesson-M-L5-title = Rispondere fuori turno
lesson-M-L5-1-text = Quando un altro gioca una carta, puoi rispondere. Annullala: lo «Spintone» non avrà effetto.
lesson-M-L5-1-nudge = Stai per finire sul cerchio 0. Una delle tue carte lo impedisce.
lesson-M-L5-1-done = Non è successo nulla. Una carta riceve al massimo una risposta.
lesson-M-L5-2-text = «Boomerang» rende tua la carta e la rimanda indietro. Usalo: sarà l’avversario a scartare due carte.
lesson-M-L5-2-nudge = Con «Annulla» la carta resterebbe soltanto senza effetto. «Boomerang» la rimanda indietro.
lesson-M-L5-2-done = L’avversario ha dovuto scartare due carte al posto tuo.
lesson-M-L5-3-text = Nel tuo turno «Annulla» non fa nulla, ma conta come carta giocata. A volte, come ora, è proprio ciò che serve.
lesson-M-L5-3-nudge = L’altra carta ti costerebbe l’ultima. Gioca quella che non fa nulla.
lesson-M-L5-3-done = Una carta giocata, una tenuta, nessuna persa.

lesson-M-L6-title = Il pizzo
lesson-M-L6-1-text = Se vai dove c’è un’altra pedina, paghi il pizzo al suo giocatore: tante carte quante ne indica la casella. Tu ne hai due: vai altrove.
lesson-M-L6-1-nudge = La pedina in alto sta su un 2. Le altre frecce portano a caselle vuote.
lesson-M-L6-1-done = La pedina si è mossa, e non hai pagato nulla.
lesson-M-L6-2-text = La tua unica freccia portava su una pedina: devi dare una carta di pizzo. Scegli tu quale: dai la peggiore.
lesson-M-L6-2-nudge = Una delle tue carte ti farebbe scartare. Lasciala all’avversario.
lesson-M-L6-2-done = Pagato, e la tua mano è migliore di prima.

lesson-M-L7-title = Uscire, tornare, ricominciare
lesson-M-L7-1-text = Nel turno degli altri una mano vuota non fa perdere, a meno che non lo dica una carta. «Ultimo giro» lo dice: usalo.
lesson-M-L7-1-nudge = Confronta le mani. Un avversario non ha carte: indica quello.
lesson-M-L7-1-done = Fuori dal gioco, e non era nemmeno il suo turno.
lesson-M-L7-2-text = Chi è fuori tiene le carte e può tornare. Meglio far tornare qualcuno che perdere la tua ultima carta.
lesson-M-L7-2-nudge = Gioca «Di nuovo fra noi» e indica chi è fuori dal gioco.
lesson-M-L7-2-done = Di nuovo sulla casella di partenza, con due carte in più. E tu sei ancora in gioco.
lesson-M-L7-3-text = Comincia la tua partita: scegli una casella di partenza. Tutte portano anche in alto; dove pescherai più carte?
lesson-M-L7-3-nudge = Guarda la riga di sopra. Qual è il numero più alto?
lesson-M-L7-3-done = È quella sotto il 4. Carte e caselle sono in gran parte ricostruite; se possiedi il gioco, puoi inserire le tue.

lesson-malta-tip-1 = Prima le carte, poi le uscite. Chi perde, di solito, ha finito le carte, non le uscite.
lesson-malta-tip-2 = Tieni una risposta in mano. «Boomerang» è la carta migliore da tenere, e nessuno vede se ce l’hai.
lesson-malta-tip-3 = Gioca «Pesca due» all’inizio del turno. Ciò che porta resta a te, e il numero di carte da giocare non cambia.
