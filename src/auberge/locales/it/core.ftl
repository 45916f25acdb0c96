### Parole comuni a tutti i giochi: elenchi, rifiuti e ciò che può andare storto (preparazione, mosse, registri, dati).

list-join = { $first }, { $next }
list-join-last = { $list } e { $last }
label-join = { $label }: { $text }

# Nomi dei giocatori automatici, nell’ordine in cui si siedono.
house-names = Rosa, Beppe, Nina, Tonio, Lina, Gino

## Rifiuti

refusal-with-rule = { $sentence } (regola { $rule })
refusal-game-over = La partita è finita.
refusal-not-your-turn = Tocca a chi siede al posto { $seat }.
refusal-cards-first = Prima bisogna mescolare o pescare.
refusal-wrong-step = { $question ->
    [crate] Ora bisogna piazzare una cassa.
    [section] Ora bisogna piazzare una sezione di mura.
    [church] Ora bisogna piazzare la chiesa.
    [type] Ora bisogna scegliere il personaggio.
    [character] Ora bisogna piazzare il personaggio.
    [house] Ora bisogna piazzare una casa o smettere di costruire.
    [draft] Ora bisogna prendere un bene iniziale in più.
    [play] Ora bisogna giocare una carta.
    [maid] Ora bisogna scegliere il bene della Cameriera.
    [seamstress] Ora bisogna scegliere i beni della Ricamatrice.
    [foreman] Ora bisogna scegliere il tipo di bene del Caposquadra.
    [nun] Ora bisogna scegliere il tipo di bene della Madre badessa.
    [trader] Ora bisogna usare la Commerciante o rinunciarvi.
    [merchant] Ora bisogna usare il Mercante o rinunciarvi.
    [bailiff] Ora bisogna usare il Gran Balivo o rinunciarvi.
    [grand_master] Ora bisogna usare il Gran Maestro o rinunciarvi.
    [architect] Ora bisogna scegliere se e con quale bene pagare l’Architetto.
    [build] Ora bisogna costruire o migliorare un edificio, o rinunciare all’azione.
    [payment] Ora bisogna pagare l’edificio.
    [jean] Ora bisogna licenziare o assumere un personaggio, o rinunciare.
    [give] Ora bisogna scegliere che cosa dare.
    [bonus] Ora bisogna prendere il bonus della partita a 2 giocatori o rinunciarvi.
    [use] Ora bisogna usare l’azione o rinunciarvi.
    [place] Ora bisogna piazzare la pedina.
    [target] Ora bisogna indicare un bersaglio della carta.
    [respond] Ora bisogna rispondere alla carta annunciata, o lasciare correre.
    [discard] Ora bisogna scartare una carta.
    [pass_on] Ora bisogna passare una carta.
    [move] Ora bisogna muovere la pedina.
    [racket_to] Ora bisogna indicare il giocatore che riceve la prossima carta del pizzo.
    [racket] Ora bisogna scegliere la carta per il pizzo.
   *[other] Questa mossa non è possibile in questo momento del turno.
}

## Preparazione

unknown-game = Non c’è nessun gioco «{ $name }». Giochi disponibili: { $known }.
game-lacks = Il gioco { $game } non offre { $part ->
    [rulebook] un regolamento
    [lessons] lezioni
    [puzzles] rompicapi
    [observation] osservazioni per gli ambienti di apprendimento
   *[other] questo
}.
unknown-language = La lingua «{ $language }» non è disponibile. Lingue disponibili: { $known }.
unknown-bot = Non c’è nessun giocatore automatico «{ $name }». Giocatori automatici disponibili: { $known }.
bad-budget = «{ $value }» non è un budget valido. Esempi: 100ms, 2s, 5000it (iterazioni).
bot-cannot-play = Il giocatore automatico «{ $bot }» non sa giocare a { $game }.
setup-seats = Questo gioco richiede da { $low } a { $high } posti, non { $seats }.
setup-start-seat = Il posto di chi comincia deve essere compreso fra 1 e { $high }; { $seat } non va bene.
setup-seed = Il seme deve essere un numero intero da 0 a { $high }; { $seed } non va bene.
setup-unknown-option = Non c’è nessuna opzione «{ $option }». Opzioni disponibili: { $known }.
setup-option-value = L’opzione «{ $option }» non può valere «{ $value }». Valori possibili: { $choices }.
setup-no-data = Il gioco { $game } non ha valori modificabili.
setup-option-seats = L’opzione «{ $option }» può valere «{ $value }» solo se i giocatori sono al massimo { $most }, non { $seats }.

## Testi che non sono mosse

bad-move-text = «{ $text }» non è una mossa di questo gioco.
bad-move-unknown = Questo gioco non conosce la mossa «{ $move }».
bad-move-no-cell = «{ $text }» non indica nessuna casella.
bad-move-no-such-cell = Non c’è nessuna casella ({ $row },{ $col }).
bad-move-no-such-character = Non c’è nessun personaggio «{ $character }».
bad-move-no-such-face = Nessun dado ha la faccia «{ $face }».
bad-move-no-such-symbol = Non c’è nessun simbolo «{ $symbol }» da usare.
bad-move-number-of-dice = «{ $dice }» non è un numero di dadi possibile.
bad-move-too-many-dice = Troppi dadi: non ce ne sono { $dice }.

## File di dati

bad-data-place = { $file }, voce { $entry }, campo { $field }
bad-data-missing = { bad-data-place }: il campo manca.
bad-data-number = { bad-data-place }: serve un numero intero da { $low } a { $high }, non { $value }.
bad-data-word = { bad-data-place }: «{ $value }» qui non è ammesso. Valori ammessi: { $choices }.
bad-data-text = { bad-data-place }: qui serve un testo, non «{ $value }».
bad-data-flag = { bad-data-place }: qui serve true o false, non «{ $value }».
bad-data-length = { bad-data-place }: elementi richiesti: { $length }, non { $value }.
bad-data-at-most = { bad-data-place }: elementi richiesti: da 1 a { $most }, non { $value }.
bad-data-table = { bad-data-place }: qui serve una tabella.
bad-data-syntax = { $file }: non è TOML valido ({ $problem }).
bad-data-too-long = { $file }: il file è troppo lungo (limite: { $most } kB e { $lines } righe).
bad-data-too-deep = { $file }: gli elementi sono annidati troppo a fondo (limite: { $most } livelli, e altrettanti punti per riga).
bad-data-unknown-field = { bad-data-place }: questo campo non esiste.
bad-data-no-source = { bad-data-place }: manca la fonte di questo valore.
bad-data-source-without-fact = { bad-data-place }: c’è una fonte, ma manca il valore.
bad-data-source-field = { bad-data-place }: una fonte può contenere solo doc, known, lines e note.
bad-data-shape = { bad-data-place }: questo contenuto non corrisponde al formato ({ $problem }).
bad-data-scenario = { bad-data-place }: questo contenuto non ha senso in uno scenario.
scenario-mismatch = Scenario { $scenario }, caso { $case }, passo { $step }, { $what }: atteso { $expected }, trovato { $found }.

## Registri delle partite

bad-record-size = Il registro della partita è troppo grande: { $bytes } byte, mentre al massimo ne sono ammessi { $most }.
bad-record-json = Il registro della partita non è JSON valido ({ $problem }).
bad-record-format = Questo file non è un registro di partita.
bad-record-version = Il registro della partita ha il formato { $version }; questo programma legge il formato { $known }.
bad-record-field = Un campo del registro della partita è sbagliato o manca ({ $problem }).
bad-record-players = Nel registro della partita i giocatori ({ $players }) non corrispondono ai posti ({ $seats }).
bad-record-game = Il registro della partita appartiene al gioco { $game }, non a { $expected }.
bad-record-rules = Il registro della partita segue la versione { $version } delle regole; questo programma gioca la versione { $known }.
bad-record-no-seed = Il registro non contiene un seme: la partita non può proseguire.
bad-record-entry-text = La voce { $number } del registro è illeggibile: «{ $text }».
bad-record-entry-refused = La voce { $number } del registro è contraria alle regole: «{ $text }» (regola { $rule }).
bad-record-entry-chance = La voce { $number } del registro è un evento casuale impossibile in quel punto: «{ $text }».
bad-record-entry-seed = La voce { $number } del registro non corrisponde al seme della partita: «{ $text }».
bad-record-row = La riga { $number } di questo tavolo è danneggiata nel database e non si può leggere.

## I nostri errori

bug-foreign-position = Errore interno: questa posizione non appartiene al gioco { $game }. Segnalalo, per favore.
bug-foreign-view = Errore interno: questa vista non appartiene al gioco { $game }. Segnalalo, per favore.
bug-players = Errore interno: i giocatori ({ $players }) non corrispondono ai posti ({ $seats }). Segnalalo, per favore.
bug-no-chance-due = Errore interno: è stato richiesto un evento casuale dove non è previsto. Segnalalo, per favore.
bug-words = Errore interno: il messaggio { $message } non funziona nella lingua { $language } ({ $problem }). Segnalalo, per favore.
