### La pagina e il suo server: prima della partita, i link senza posto, gli spettatori e i tavoli della sala.

server-host-says = Solo chi ha aperto il tavolo decide chi siede dove.
server-seats-settled = La partita sta cominciando: i posti restano come sono.
