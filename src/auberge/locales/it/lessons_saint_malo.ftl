## Il corso di Saint Malo, passo per passo: che cosa fare, un indizio dopo il secondo tentativo, e il risultato

lesson-SM-L1-title = Cinque dadi, tre lanci
lesson-SM-L1-1-text = Ricostruisci la città fortificata di Saint Malo; vince chi ha più punti. Tre teste sono un buon inizio: tienile e rilancia il resto.
lesson-SM-L1-1-nudge = Tieni solo le tre teste. Tutto ciò che non tieni viene rilanciato.
lesson-SM-L1-1-done = Hai rilanciato due dadi. Prima di ogni lancio scegli di nuovo quali tenere.
lesson-SM-L1-2-text = Quattro teste, e ancora un lancio. Tieni le teste e rilancia l’ultimo dado.
lesson-SM-L1-2-nudge = Tieni le quattro teste e nient’altro: la cassa si rilancia.
lesson-SM-L1-2-done = Cinque teste! Dopo il terzo lancio i dadi restano come sono.
lesson-SM-L1-3-text = Con cinque teste ottieni un nobile: 7 punti subito. Piazzalo in una casella chiara; quelle scure sono per le mura.
lesson-SM-L1-3-nudge = Usa tutte e cinque le teste, poi scegli una casella chiara e vuota dentro il bordo scuro.
lesson-SM-L1-3-done = Sette punti, all’istante. I punti dei personaggi contano subito.

lesson-SM-L2-title = Le monete modificano i dadi
lesson-SM-L2-1-text = I lanci sono finiti. Con due monete modifichi un dado, che prende il simbolo che usi. Arriva a tre teste.
lesson-SM-L2-1-nudge = Hai due teste. Usane tre: la terza costa 2 delle tue 3 monete.
lesson-SM-L2-1-done = Due monete pagate, e la terza testa è tua.
lesson-SM-L2-2-text = Tre teste: un architetto o un mercante. Il mercante guadagna una moneta per ogni cassa intorno a lui, anche in diagonale. Guadagnane quattro.
lesson-SM-L2-2-nudge = Prendi il mercante. Le casse stampate sono vicine: trova la casella vuota che le tocca tutte e quattro.
lesson-SM-L2-2-done = Quattro casse, quattro monete: hai già recuperato la spesa.
lesson-SM-L2-3-text = Le spade incrociate non si modificano, nemmeno pagando. Costruisci una chiesa di grandezza 3 in una casella chiara, e osserva i pirati.
lesson-SM-L2-3-nudge = Hai due croci: usane tre, pagando per modificare il tronco. Poi scegli una casella chiara.
lesson-SM-L2-3-done = Una chiesa di grandezza 3. Per ogni dado con le spade si è spuntata una casella: i pirati si avvicinano.

lesson-SM-L3-title = Casse per i mercanti
lesson-SM-L3-1-text = Le casse di un turno formano un solo gruppo, fianco a fianco. Piazzane due: ognuna deve toccare la casella segnata, basta un angolo.
lesson-SM-L3-1-nudge = Usa due casse. Ognuna deve toccare la casella segnata; fra loro devono toccarsi con un lato, un angolo non basta.
lesson-SM-L3-1-done = Ora sei casse toccano quella casella. A un mercante piacerebbe.

lesson-SM-L4-title = Tronchi, architetto, case
lesson-SM-L4-1-text = Una consegna costa 2 monete, qualunque sia il numero di tronchi. Prendili tutti e due.
lesson-SM-L4-1-nudge = Usa i due dadi con il tronco. Anche un solo tronco costerebbe 2 monete.
lesson-SM-L4-1-done = Quattro tronchi in deposito. Con un architetto diventano case.
lesson-SM-L4-2-text = Un architetto costruisce fino a tre case, ma solo quando arriva. Ingaggiane uno e scegli una casella chiara con spazio intorno.
lesson-SM-L4-2-nudge = Con tre teste ottieni l’architetto. Al centro della città c’è posto tutto intorno.
lesson-SM-L4-2-done = È arrivato, e quattro tronchi lo aspettano. Ora costruisce.
lesson-SM-L4-3-text = La prima casa tocca l’architetto, ogni altra ha un lato in comune con una casa nuova. Tre punti ciascuna: costruiscine tre.
lesson-SM-L4-3-nudge = Comincia intorno all’architetto, continua lato contro lato ed evita le caselle scure.
lesson-SM-L4-3-done = Tre case, nove punti, tre tronchi usati.

lesson-SM-L5-title = Mura e torri
lesson-SM-L5-1-text = Le mura vanno nelle caselle scure. Completa un lato, cinque sezioni fra due torri: ottieni subito il suo bonus e 2 punti di difesa.
lesson-SM-L5-1-nudge = Usa i due dadi muro. Sul lato sinistro restano vuote solo due caselle scure.
lesson-SM-L5-1-done = Il lato è completo: 2 monete subito e 2 punti di difesa fino alla fine.
lesson-SM-L5-2-text = Il lato superiore dà un personaggio gratis, come con tre teste. Completalo e piazza il personaggio in una casella chiara.
lesson-SM-L5-2-nudge = Usa il dado muro per l’ultima casella vuota in alto. Poi scegli un personaggio e una casella chiara.
lesson-SM-L5-2-done = Un personaggio gratis. Un bonus così va preparato per tempo.
lesson-SM-L5-3-text = In una casella scura, tutto tranne le mura distrugge il lato per sempre. Piazza le due casse e salva il lato inferiore.
lesson-SM-L5-3-nudge = Restano due caselle chiare, fianco a fianco. Le casse ci stanno.
lesson-SM-L5-3-done = Il lato è ancora aperto: puoi ancora ottenere i suoi 3 punti.

lesson-SM-L6-title = Buoni vicini
lesson-SM-L6-1-text = Le chiese contano alla fine, in una serie senza salti: 1, 2, 3. Puoi non usare tutte le croci: costruisci la chiesa giusta.
lesson-SM-L6-1-nudge = Hai le chiese di grandezza 1 e 2. Quale grandezza viene dopo?
lesson-SM-L6-1-done = Serie 1, 2, 3: 8 punti alla fine. Una chiesa di grandezza 4, isolata, non sarebbe valsa nulla.
lesson-SM-L6-2-text = Due teste: un soldato o un prete. Il prete dà un punto per ogni chiesa intorno a lui. Fai tre punti.
lesson-SM-L6-2-nudge = Ingaggia il prete. Una casella vuota tocca tutte e tre le chiese, una di esse solo in diagonale.
lesson-SM-L6-2-done = Tre chiese intorno a lui, tre punti subito.
lesson-SM-L6-3-text = Quattro teste: un giocoliere. Dà due punti per ogni tipo diverso di personaggio intorno a lui. Fai sei punti.
lesson-SM-L6-3-nudge = Ci sono quattro personaggi di tre tipi. Una casella nel mezzo li tocca tutti.
lesson-SM-L6-3-done = Sei punti. Due soldati sono un solo tipo, e contano una volta.

lesson-SM-L7-title = I pirati
lesson-SM-L7-1-text = I tuoi due dadi con le spade completano una riga dei pirati: attacco di forza 1 contro tutti. Un soldato difende già in questo turno.
lesson-SM-L7-1-nudge = Con due teste ottieni un soldato o un prete. Solo uno dei due sa combattere.
lesson-SM-L7-1-done = La tua città resiste. La città vicina non aveva soldati e perde un cannone: −5 punti alla fine.
lesson-SM-L7-2-text = Arriva un attacco di forza 3. Difenditi: il tuo soldato vale 1, un lato completo 2, e la parità basta.
lesson-SM-L7-2-nudge = Sul lato destro manca una sezione di mura. Usa il dado muro e piazzala lì.
lesson-SM-L7-2-done = Difesa 3 contro forza 3: non si perde nulla.

lesson-SM-L8-title = L’ultima casella
lesson-SM-L8-1-text = Con una testa ottieni un cittadino: 1 punto. Riempie la tua ultima casella, quindi la partita finisce dopo questo giro.
lesson-SM-L8-1-nudge = Usa la testa. I tronchi non riempiono caselle, e una cassa non dà punti.
lesson-SM-L8-1-done = La tua città è completa. L’avversario ha giocato ancora un turno, poi la partita è finita.
lesson-SM-L8-2-text = In questo giro il tuo turno è l’ultimo: completare la città chiude la partita. Che cosa ti porta più punti?
lesson-SM-L8-2-nudge = Hai le chiese di grandezza 1 e 2. Confronta il punto di un cittadino con il valore di una serie più lunga.
lesson-SM-L8-2-done = Chiese 8, città completa 5, monete e tronchi 4, due cannoni persi −10: tutto si aggiunge ai punti già segnati.

lesson-saint_malo-tip-1 = I personaggi costosi rendono. Nobili, giocolieri e architetti con tronchi in deposito fanno vincere le partite; i singoli cittadini no.
lesson-saint_malo-tip-2 = Conta le caselle dei pirati ancora libere prima di smettere di lanciare. Un lato completo ti difende e porta anche un bonus.
lesson-saint_malo-tip-3 = Pianifica le chiese in serie fino a 4. Una chiesa che continua la serie vale molto più di una isolata.
