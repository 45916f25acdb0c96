### Words for programs that use Auberge as a library; keys begin with `guest-`.

guest-list = I giocatori devono essere una lista, uno per posto, non il testo «{ $players }».
guest-name-taken = Due giocatori si chiamano «{ $name }», oppure è già il nome di un giocatore automatico della casa. Scegli per il tuo un altro nome.
guest-no-bot = { $player } non può giocare: serve il nome di un giocatore automatico, una funzione che riceve una vista e restituisce una mossa, oppure un oggetto con un metodo «choose».
guest-move = «{ $bot }» ha risposto «{ $move }», che non è tra le mosse possibili.
guest-stays-here = «{ $name }» non può essere inviato ad altri processi: definiscilo al livello superiore di un modulo oppure usa un solo processo.
