### What the page tells of the rules, as the game explains them.

web-tip-valletta-zone-bonus = { $upgrades ->
    [true] { web-valletta-zone }: building or upgrading here while Jean is in this zone scores { valletta-points }.
   *[other] { web-valletta-zone }: building here while Jean is in this zone scores { valletta-points }.
}
web-saint_malo-ask-houses = { $houses ->
    [one] { $name }, you may draw { $houses } house.
   *[other] { $name }, you may draw up to { $houses } houses.
}
