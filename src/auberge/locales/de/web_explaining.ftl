### Was die Seite von den Regeln sagt, wie das Spiel sie erklärt.

web-tip-valletta-zone-bonus = { $upgrades ->
    [true] { web-valletta-zone }: Wer hier ein Gebäude baut oder aufwertet, während Jean in diesem Bereich steht, erhält { valletta-points }.
   *[other] { web-valletta-zone }: Wer hier ein Gebäude baut, während Jean in diesem Bereich steht, erhält { valletta-points }.
}
web-saint_malo-ask-houses = { $houses ->
    [one] { $name }, du darfst { $houses } Haus zeichnen.
   *[other] { $name }, du darfst bis zu { $houses } Häuser zeichnen.
}
