## Il corso di Malta!, passo per passo: che cosa fare, un indizio dopo il secondo tentativo, e il risultato

lesson-M-L1-title = Pescare, giocare, muoversi
lesson-M-L1-1-text = Perdono tutti tranne uno: resta in gioco più a lungo di tutti. Tre frecce, tre vie. Vai in alto: lì pescherai tre carte.
lesson-M-L1-1-nudge = Il numero di una casella dice quante carte vi peschi. Sopra di te c’è un 3.
lesson-M-L1-1-done = Il tuo turno seguente è cominciato lì con tre carte nuove. Più carte, vita più lunga.
lesson-M-L1-2-text = Hai quattro carte e devi giocarne metà: due. Comincia con «Pesca due»; il numero da giocare non cresce.
lesson-M-L1-2-nudge = Gioca «Pesca due». Si ripaga da sola e porta una carta in più.
lesson-M-L1-2-done = Cinque carte in mano, e una sola ancora da giocare.
lesson-M-L1-3-text = Gioca ancora una carta, ma resta mobile: dopo le carte devi muoverti, e una freccia porta in alto.
lesson-M-L1-3-nudge = «Resta dove sei» e «Fine del turno» saltano il movimento. Ogni altra carta va bene.
lesson-M-L1-3-done = Con una sola freccia la pedina si è mossa da sé.

lesson-M-L2-title = Mai senza carte
lesson-M-L2-1-text = Se nel tuo turno non hai più carte, perdi subito. Gioca la carta che ti rifornisce.
lesson-M-L2-1-nudge = Due carte, una da giocare. Cedere l’altra non ti lascerebbe nulla.
lesson-M-L2-1-done = Tre carte in mano. Per ora va tutto bene.
lesson-M-L2-2-text = Tre carte: la metà, arrotondata per eccesso, è due. Termina questo turno con tre carte in mano.
lesson-M-L2-2-nudge = Prima «Pesca due», poi «Tabula rasa»: sostituisce la mano che hai in quel momento.
lesson-M-L2-2-done = Due carte giocate e tre in mano. È stato l’ordine a renderlo possibile.

lesson-M-L3-title = Senza uscita
lesson-M-L3-1-text = Devi muoverti, ma la tua sola freccia esce dalla plancia: perderesti. Prima gira la tua casella.
lesson-M-L3-1-nudge = Gioca «Gira una casella» sulla tua casella, così la freccia indica la plancia.
lesson-M-L3-1-done = La freccia indica altrove, e la pedina si è mossa.
lesson-M-L3-2-text = Un cerchio 0 non dà carte e non ha frecce. «Fine del turno» salta il movimento, se ti resta una carta.
lesson-M-L3-2-nudge = Da qui non puoi muoverti. Quale carta chiude il turno prima?
lesson-M-L3-2-done = Il turno è finito, e tu sei ancora in gioco.
lesson-M-L3-3-text = Di nuovo su un cerchio 0. Tre delle tue quattro carte possono salvarti: usane una.
lesson-M-L3-3-nudge = Ripristina la casella sotto di te, fai un passo di lato o torna a casa. L’altra carta colpisce solo l’avversario.
lesson-M-L3-3-done = Ora puoi muoverti. Tieni sempre una carta così.

lesson-M-L4-title = Intrappola gli altri
lesson-M-L4-1-text = Ciò che nuoce a te nuoce agli altri: spingi quella pedina sul cerchio 0, e guarda che cosa succede.
lesson-M-L4-1-nudge = Gioca «Spintone» sull’avversario. Il cerchio 0 è a sinistra di quella pedina.
lesson-M-L4-1-done = Niente frecce, niente movimento: l’avversario perde e tu vinci.
lesson-M-L4-2-text = «Rimuovi una casella» fa di una casella libera un cerchio 0. Prendi quella dove l’altra pedina deve andare.
lesson-M-L4-2-nudge = L’altra pedina ha una sola freccia. Rimuovi la casella che indica.
lesson-M-L4-2-done = È dovuta andare sul cerchio. Muoversi è obbligatorio.
lesson-M-L4-3-text = Una carta, due effetti: lascia il tuo cerchio 0 e mettici l’avversario.
lesson-M-L4-3-nudge = Gioca «Scambio di posti». Pescare non ti toglie dal cerchio.
lesson-M-L4-3-done = La tua pedina è al sicuro, e l’avversario è senza uscita.
lesson-M-L4-4-text = L’avversario avrà una carta per salvarsi. «Fede cieca»: il prossimo giocatore non gioca nessuna carta.
lesson-M-L4-4-nudge = «Prendine una» lascerebbe una carta. «Fede cieca» non ne lascia giocare nessuna.
lesson-M-L4-4-done = Nessuna carta da giocare, nessuna freccia: l’avversario è fuori dal gioco.

lesson-M-L5-title = Rispondere fuori turno
lesson-M-L5-1-text = Quando un altro gioca una carta, puoi rispondere. Annullala: lo «Spintone» non avrà effetto.
lesson-M-L5-1-nudge = Stai per finire sul cerchio 0. Una delle tue carte lo impedisce.
lesson-M-L5-1-done = Non è successo nulla. Una carta riceve al massimo una risposta.
lesson-M-L5-2-text = «Boomerang» rende tua la carta e la rimanda indietro. Usalo: l’avversario scarti due carte.
lesson-M-L5-2-nudge = «Annulla» toglie soltanto la carta. «Boomerang» la rimanda indietro.
lesson-M-L5-2-done = L’avversario ha dovuto scartare due carte al posto tuo.
lesson-M-L5-3-text = Nel tuo turno «Annulla» non fa nulla, ma conta come carta giocata. A volte è proprio ciò che serve.
lesson-M-L5-3-nudge = L’altra carta ti costerebbe l’ultima. Gioca quella che non fa nulla.
lesson-M-L5-3-done = Una carta giocata, una tenuta, nulla di perso.

lesson-M-L6-title = Il pizzo
lesson-M-L6-1-text = Se vai su un’altra pedina, paghi al suo giocatore tante carte quanto il numero. Tu ne hai due: vai altrove.
lesson-M-L6-1-nudge = La pedina in alto sta su un 2. Le altre frecce portano a caselle vuote.
lesson-M-L6-1-done = Via, senza pagare nulla.
lesson-M-L6-2-text = La tua sola freccia portava su una pedina: devi una carta. Scegli tu quale: dai la peggiore.
lesson-M-L6-2-nudge = Una delle tue carte ti farebbe scartare. Lasciala all’avversario.
lesson-M-L6-2-done = Pagato, e la tua mano è migliore di prima.

lesson-M-L7-title = Fuori, dentro, e una partita
lesson-M-L7-1-text = Nel turno di un altro una mano vuota non fa danno, se una carta non dice altro. «Ultimo giro» lo dice: usalo.
lesson-M-L7-1-nudge = Confronta le mani. Un avversario non ha carte: indica quello.
lesson-M-L7-1-done = Fuori dal gioco, e non era nemmeno il suo turno.
lesson-M-L7-2-text = Chi è fuori tiene le carte e può tornare. Meglio far tornare qualcuno che perdere la tua ultima carta.
lesson-M-L7-2-nudge = Gioca «Di nuovo fra noi» e indica chi è fuori dal gioco.
lesson-M-L7-2-done = Di nuovo sulla casella di partenza, con due carte in più. E tu sei ancora in gioco.
lesson-M-L7-3-text = Comincia la tua partita: scegli una casella di partenza. Tutte portano in alto; dove ci sono più carte?
lesson-M-L7-3-nudge = Guarda la riga di sopra. Un numero è il più alto.
lesson-M-L7-3-done = Sotto il 4. Quasi tutte le carte e le caselle sono ricostruite; puoi inserire quelle della tua scatola.

lesson-malta-tip-1 = Prima le carte, poi le uscite. Chi perde ha quasi sempre finito le carte, non le vie.
lesson-malta-tip-2 = Tieni una risposta in mano. «Boomerang» è la carta migliore, e nessuno vede se ce l’hai.
lesson-malta-tip-3 = Gioca «Pesca due» presto nel turno. Ciò che porta resta a te, e il numero di carte da giocare non cambia.
