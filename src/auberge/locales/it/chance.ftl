### Parole della sorte sigillata: `auberge verify`, il sigillo del tavolo e l’esito di una verifica.

cli-help-verify = Verifica le estrazioni di una partita finita: ricalcola ogni lancio, pescata e mescolata a partire dal segreto sigillato prima della prima estrazione.
cli-help-verify-seal = Il sigillo che hai annotato all’inizio della partita; deve essere quello del file.
cli-not-a-seal = «{ $value }» non è un sigillo. Un sigillo ha 64 caratteri: cifre da 0 a 9 e lettere da «a» a «f».
cli-sealed = Tutte le estrazioni di questa partita derivano da un segreto sotto questo sigillo: { $seal }
cli-verify-with = Per verificare che le estrazioni corrispondano al sigillo: { $command }
cli-command-seal = sigillo
cli-command-seal-help = mostra il sigillo delle estrazioni di questo tavolo

## Che cosa trova una verifica

verify-all = { $draws ->
    [one] L’unica estrazione corrisponde al sigillo.
   *[other] Tutte le { $draws } estrazioni corrispondono al sigillo.
}
verify-from = { $numbers ->
    [0] Il segreto corrisponde al sigillo; nessun dispositivo ha aggiunto un numero.
    [one] Il segreto corrisponde al sigillo; il dispositivo di una persona ha aggiunto un numero.
   *[other] Il segreto corrisponde al sigillo; i dispositivi di { $numbers } persone hanno aggiunto un numero ciascuno.
} Sigillo: { $seal }
verify-not-sealed = Le estrazioni di questa partita non erano sigillate: venivano da un seme, oppure la partita è cominciata prima che ci fossero i sigilli. Non c’è nulla da verificare.
verify-not-opened = Questo registro non contiene ancora il segreto, che si rivela solo a partita finita: a quel punto salva di nuovo il registro.
verify-other-seal = Il sigillo che hai annotato non è quello del registro, che è { $recorded }.
verify-seal = Il segreto nel registro non corrisponde al sigillo.
verify-promise = Il numero del posto { $seat } non è quello che il suo dispositivo aveva promesso.
verify-start = Il primo giocatore non corrisponde al sigillo: il segreto dà il posto { $drawn }, mentre il registro indica il posto { $recorded }.
verify-draw = L’estrazione { $draw } non corrisponde al sigillo (voce { $entry } del registro): il segreto dà «{ $drawn }», mentre il registro dice «{ $recorded }».
verify-lot = L’estrazione { $draw } (voce { $entry } del registro) non è stata fatta fra le possibilità di quel momento.

## Prima che la partita cominci: numeri per la sorte sigillata

server-not-begun = La partita non è ancora cominciata.
server-has-begun = La partita è già cominciata.
server-promises-open = Non tutti hanno ancora promesso un numero; i numeri si rivelano solo quando tutti ne hanno promesso uno.
server-promises-closed = È troppo tardi per promettere un numero: la rivelazione dei numeri è già cominciata.
server-bad-number = «{ $field }» deve avere 64 caratteri: cifre da 0 a 9 e lettere da «a» a «f».
server-not-promised = Questo non è il numero promesso per questo posto.
