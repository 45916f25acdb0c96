### Che cosa dice la pagina delle regole, come le spiega il gioco.

web-tip-valletta-zone-bonus = { $upgrades ->
    [true] { web-valletta-zone }: chi costruisce o migliora un edificio qui mentre c’è Jean ottiene { valletta-points }.
   *[other] { web-valletta-zone }: chi costruisce un edificio qui mentre c’è Jean ottiene { valletta-points }.
}
web-saint_malo-ask-houses = { $houses ->
    [one] { $name }, puoi disegnare { $houses } casa.
   *[other] { $name }, puoi disegnare fino a { $houses } case.
}
