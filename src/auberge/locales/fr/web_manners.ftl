### La page : petites attentions à la table.

# Ce que l’on annule.
web-manners-drawing = dessin en { $cell }
