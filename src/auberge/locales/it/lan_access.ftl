### Se gli altri dispositivi della rete raggiungono il tavolo: la domanda nel terminale, e che cosa è rifiutato.

server-house-ask = Far entrare gli altri dispositivi di casa? Così i telefoni e i computer collegati alla stessa rete (Wi-Fi) potranno accedere ai tuoi tavoli; per ora può farlo solo questo computer. Scrivi s o n (Invio: no). La pagina fa la stessa domanda.
server-house-yes = s si sì
server-house-no = n no
server-house-reached = Sugli altri dispositivi apri:
server-house-no-network = Gli altri dispositivi possono entrare, ma al momento questo computer non ha un indirizzo in una rete domestica. Appena ne avrà uno, l’indirizzo comparirà qui.
server-house-closed = Ai tuoi tavoli accede solo questo computer. Puoi far entrare gli altri dispositivi dalla pagina aperta su questo computer.
server-house-from-afar = Solo chi usa il computer che ospita i tavoli può decidere chi entra.
server-house-set = Gli accessi a questo server sono stati stabiliti all’avvio. La pagina non può cambiarli.
