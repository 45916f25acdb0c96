### Words for games as data; keys begin with `data-`.

data-help-export = Scrive partite come dati per altri programmi: tra giocatori automatici o già registrate, in file Parquet.
data-help-import = Controlla le partite esportate mossa per mossa secondo le regole e può rifarne partite registrate.
data-help-to = Cartella per i file; ciò che contiene già resta e viene continuato.
data-help-records = Cartella di partite registrate (.json) da esportare invece di giocarne di nuove.
data-help-folder = Cartella scritta da «auberge export».
data-help-into = Cartella in cui scrivere ogni partita come partita registrata.
data-no-arrow = Mancano le librerie necessarie; installa l’estensione: pip install auberge[data].
data-no-records = Non c’è nessuna partita registrata da esportare.
data-no-dataset = In { $folder } non ci sono partite esportate: { $problem }.
data-other-games = { $folder } contiene altre partite. Scegli una cartella vuota o ripeti il comando che l’ha iniziata.
data-bad-file = { $file } non è un file Parquet di partite: { $problem }.
data-bad-columns = La riga { $row } di { $file } non ha le colonne giuste: { $problem }.
data-bad-row = { $file }, riga { $row }: { $problem }
data-bad-record = { $file }: { $problem }
data-bad-decision = La decisione { $number } ({ $action }: { $move }) è contro le regole.
data-bad-result = La partita finisce con i piazzamenti { $places }, ma la riga dice { $found }.
data-name-seats = Indica per quanti posti: le partite registrate possono essere diverse e le osservazioni ne dipendono.
data-exporting = Partite in corso…
data-reading = Controllo…
data-exported = { $games ->
    [one] { $games } partita si trova in { $folder } ({ $size } MB, { $each } byte per partita).
   *[other] { $games } partite si trovano in { $folder } ({ $size } MB, { $each } byte per partita).
}
data-checked = { $games ->
    [one] { $games } partita rispetta le regole, mossa per mossa.
   *[other] { $games } partite rispettano le regole, mossa per mossa.
}
data-written = { $games ->
    [one] { $games } partita registrata si trova in { $folder }.
   *[other] { $games } partite registrate si trovano in { $folder }.
}
data-stopped = Interrotto. { $games ->
    [one] { $games } partita è salvata in { $folder }; lo stesso comando riprende da lì.
   *[other] { $games } partite sono salvate in { $folder }; lo stesso comando riprende da lì.
}
