### Ce que la page dit des règles, telles que le jeu les explique.

web-tip-valletta-zone-bonus = { $upgrades ->
    [true] { web-valletta-zone } : construire ou améliorer ici quand Jean se trouve dans cette zone rapporte { valletta-points }.
   *[other] { web-valletta-zone } : construire ici quand Jean se trouve dans cette zone rapporte { valletta-points }.
}
web-saint_malo-ask-houses = { $houses ->
    [one] { $name }, vous pouvez dessiner { $houses } maison.
   *[other] { $name }, vous pouvez dessiner jusqu’à { $houses } maisons.
}
