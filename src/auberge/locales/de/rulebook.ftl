### Spielregeln: was Server und Terminal dazu sagen

bad-data-book = { bad-data-place }: Das ergibt in einer Spielregel keinen Sinn.
unknown-example = Es gibt kein Beispiel „{ $name }“. Bekannte Beispiele: { $known }.
server-example-changed = Dieses Beispiel hat sich geändert, seit du es geöffnet hast. Fang neu an.
server-example-over = Hier gibt es nichts mehr zu entscheiden. Fang neu an, um weiterzuspielen.
cli-help-numbered = Listet alle Regeln mit ihren Nummern auf.
cli-help-aid = Zeigt die Spielhilfe: die Regeln auf einen Blick.
