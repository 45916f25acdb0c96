### Die Seite und ihr Server: vor dem Spiel, Links ohne Platz, Zuschauer und die Tische in der Halle.

server-host-says = Nur wer den Tisch eröffnet hat, bestimmt, wer wo sitzt.
server-seats-settled = Das Spiel beginnt gerade: Die Plätze bleiben, wie sie sind.
