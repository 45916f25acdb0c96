### Saint Malo : tout ce qu’on lit pendant une partie. Le texte des règles est dans rules_saint_malo.ftl.

saint_malo-title = Saint Malo
saint_malo-description = Lancez les dés, remplissez votre ville de murailles, d’églises, de maisons et de personnages, et repoussez les pirates.

## Noms

# Une face de dé, par son nom.
saint_malo-face = { $face ->
    [log] rondin
    [crate] caisse
    [wall] muraille
    [cross] croix
    [head] tête
   *[crossed_swords] épées croisées
}

# Un élément d’une liste de dés : les faces égales sont comptées.
saint_malo-faces = { $number ->
    [1] { $item ->
        [log] rondin
        [crate] caisse
        [wall] muraille
        [cross] croix
        [head] tête
       *[crossed_swords] épées croisées
    }
   *[other] { $item ->
        [log] { $number } × rondin
        [crate] { $number } × caisse
        [wall] { $number } × muraille
        [cross] { $number } × croix
        [head] { $number } × tête
       *[crossed_swords] { $number } × épées croisées
    }
}
saint_malo-faces-none = aucun dé

saint_malo-character = { $character ->
    [citizen] citadin
    [soldier] soldat
    [priest] prêtre
    [architect] architecte
    [merchant] marchand
    [juggler] jongleur
   *[noble] noble
}

# La lettre dessinée dans la ville.
saint_malo-letter = { $character ->
    [citizen] C
    [soldier] S
    [priest] P
    [architect] A
    [merchant] M
    [juggler] J
   *[noble] N
}

saint_malo-effect = { $character ->
    [citizen] 1 PV tout de suite
    [soldier] +1 en défense à chaque attaque pirate
    [priest] 1 PV par église autour de lui, diagonales comprises
    [architect] bâtit aussitôt jusqu’à 3 maisons (1 rondin et 3 PV chacune)
    [merchant] 1 pièce par caisse autour de lui, diagonales comprises
    [juggler] 2 PV par type de personnage différent autour de lui
   *[noble] 7 PV tout de suite
}

saint_malo-content = { $content ->
    [tower] tour
    [empty] vide
    [crate] caisse
    [wall] section de muraille
    [church_1] église de taille 1
    [church_2] église de taille 2
    [church_3] église de taille 3
    [church_4] église de taille 4
    [church_5] église de taille 5
    [house] maison
    [citizen] citadin
    [soldier] soldat
    [priest] prêtre
    [architect] architecte
    [merchant] marchand
    [juggler] jongleur
   *[noble] noble
}

saint_malo-side = { $side ->
    [N] côté nord
    [E] côté est
    [S] côté sud
   *[W] côté ouest
}

saint_malo-side-state = { $state ->
    [open] ouvert
    [complete] complet
   *[destroyed] détruit
}

saint_malo-source = { $source ->
    [tower] bonus de tour
    [citizen] citadin
    [priest] prêtre
    [house] maison
    [juggler] jongleur
    [noble] noble
   *[merchant] marchand
}

## Options

saint_malo-option-allow_voluntary_pass = Passer librement
saint_malo-option-allow_voluntary_pass-help = On peut toujours passer, même quand un symbole pourrait être utilisé gratuitement.
saint_malo-option-bonus_character_compulsory = Personnage bonus obligatoire
saint_malo-option-bonus_character_compulsory-help = On ne peut pas renoncer au personnage d’une muraille complète tant qu’une case est vide.

## Ce qu’il faut décider

saint_malo-question-go_on = Il n’y a rien à décider pour l’instant.
saint_malo-question-roll = Lancez les dés.
saint_malo-question-keep = Lancer { $rolls } sur 3 : choisissez les dés à garder ; les autres sont relancés. Gardez les cinq pour vous arrêter.
saint_malo-question-announce = Annoncez un symbole et le nombre de dés que vous utilisez.
saint_malo-question-crate = { $left ->
    [one] Choisissez une case pour la caisse à placer.
   *[other] Choisissez une case pour une caisse : il en reste { $left } à placer.
}
saint_malo-question-section = { $left ->
    [one] Choisissez une case sombre pour la section de muraille à placer.
   *[other] Choisissez une case sombre pour une section de muraille : il en reste { $left } à placer.
}
saint_malo-question-church = Choisissez une case vide pour l’église de taille { $number }.
saint_malo-question-type = { $from_tower ->
    [true] Choisissez le personnage que vous apporte votre muraille complète.
   *[false] { $heads ->
        [one] Choisissez un personnage à recruter avec { $heads } tête.
       *[other] Choisissez un personnage à recruter avec { $heads } têtes.
    }
}
saint_malo-question-character = { $character ->
    [citizen] Choisissez une case vide pour le citadin.
    [soldier] Choisissez une case vide pour le soldat.
    [priest] Choisissez une case vide pour le prêtre.
    [architect] Choisissez une case vide pour l’architecte.
    [merchant] Choisissez une case vide pour le marchand.
    [juggler] Choisissez une case vide pour le jongleur.
   *[noble] Choisissez une case vide pour le noble.
}
saint_malo-question-house = Choisissez une case pour une maison de l’architecte, ou arrêtez de bâtir.
saint_malo-question-over = La partie est finie.

## Coups

saint_malo-move-keep = Garder : { $faces }
saint_malo-move-use = { $symbol ->
    [log] { $dice ->
        [one] Se faire livrer { $dice } rondin
       *[other] Se faire livrer { $dice } rondins
    }
    [crate] { $dice ->
        [one] Placer { $dice } caisse
       *[other] Placer { $dice } caisses
    }
    [wall] { $dice ->
        [one] Placer { $dice } section de muraille
       *[other] Placer { $dice } sections de muraille
    }
    [cross] Bâtir une église de taille { $dice }
   *[head] { $dice ->
        [one] Recruter un personnage avec { $dice } tête
       *[other] Recruter un personnage avec { $dice } têtes
    }
}
saint_malo-move-pass = Passer
saint_malo-move-recruit = { $character ->
    [citizen] Recruter un citadin
    [soldier] Recruter un soldat
    [priest] Recruter un prêtre
    [architect] Recruter un architecte
    [merchant] Recruter un marchand
    [juggler] Recruter un jongleur
   *[noble] Recruter un noble
}
saint_malo-move-decline = Renoncer au personnage bonus
saint_malo-move-place = Case { $cell }
saint_malo-move-stop = Arrêter de bâtir
saint_malo-move-absent = Ne pas jouer ce tour

## Événements

saint_malo-event-turn-began = Tour de table { $round } : c’est à { $seat } de jouer.
saint_malo-event-rolled = { $seat }, lancer { $roll } : { $faces }.
saint_malo-event-kept = { $seat } garde : { $faces }.
saint_malo-event-used = { $price ->
    [0] { $seat } annonce : { saint_malo-announcement }.
    [one] { $seat } annonce : { saint_malo-announcement }, pour { $price } pièce.
   *[other] { $seat } annonce : { saint_malo-announcement }, pour { $price } pièces.
}
saint_malo-announcement = { $symbol ->
    [log] { $dice } × rondin
    [crate] { $dice } × caisse
    [wall] { $dice } × muraille
    [cross] { $dice } × croix
   *[head] { $dice } × tête
}
saint_malo-event-passed = { $seat } passe.
saint_malo-event-logs-delivered = { $logs ->
    [one] { $seat } reçoit { $logs } rondin.
   *[other] { $seat } reçoit { $logs } rondins.
}
saint_malo-event-crate-placed = { $seat } place une caisse en { $cell }.
saint_malo-event-wall-placed = { $seat } place une section de muraille en { $cell }.
saint_malo-event-church-built = { $seat } bâtit une église de taille { $size } en { $cell }.
saint_malo-event-house-built = { $seat } bâtit une maison en { $cell }.
saint_malo-event-character-placed = { $character ->
    [citizen] { $seat } place un citadin en { $cell }.
    [soldier] { $seat } place un soldat en { $cell }.
    [priest] { $seat } place un prêtre en { $cell }.
    [architect] { $seat } place un architecte en { $cell }.
    [merchant] { $seat } place un marchand en { $cell }.
    [juggler] { $seat } place un jongleur en { $cell }.
   *[noble] { $seat } place un noble en { $cell }.
}
saint_malo-event-side-destroyed = { $side ->
    [N] { $seat } détruit le côté nord.
    [E] { $seat } détruit le côté est.
    [S] { $seat } détruit le côté sud.
   *[W] { $seat } détruit le côté ouest.
}
saint_malo-event-side-completed = { $side ->
    [N] { $seat } : la muraille du nord est complète.
    [E] { $seat } : la muraille de l’est est complète.
    [S] { $seat } : la muraille du sud est complète.
   *[W] { $seat } : la muraille de l’ouest est complète.
}
saint_malo-event-coins-gained = { $coins ->
    [one] { $seat } gagne { $coins } pièce ({ saint_malo-source }).
   *[other] { $seat } gagne { $coins } pièces ({ saint_malo-source }).
}
saint_malo-event-points-scored = { $seat } marque { $points } PV ({ saint_malo-source }).
saint_malo-event-bonus-lapsed = { $seat } n’a plus de case vide : le personnage bonus est perdu.
saint_malo-event-bonus-declined = { $seat } renonce au personnage bonus.
saint_malo-event-sections-lapsed = { $sections ->
    [one] { $seat } n’a plus de case sombre vide : { $sections } section de muraille est perdue.
   *[other] { $seat } n’a plus de case sombre vide : { $sections } sections de muraille sont perdues.
}
saint_malo-event-building-stopped = { $seat } arrête de bâtir.
saint_malo-event-boxes-ticked = { $boxes ->
    [one] { $seat } coche { $boxes } case des pirates ({ $ticks } en tout).
   *[other] { $seat } coche { $boxes } cases des pirates ({ $ticks } en tout).
}
saint_malo-event-swords-ignored = { $swords ->
    [one] { $seat } : les cases des pirates sont toutes cochées ; { $swords } dé « épées croisées » reste sans effet.
   *[other] { $seat } : les cases des pirates sont toutes cochées ; { $swords } dés « épées croisées » restent sans effet.
}
saint_malo-event-pirates-attacked = Attaque pirate { $attack } sur 6, force { $strength } !
saint_malo-event-city-defended = { $seat } résiste : défense { $defence } contre { $strength }.
saint_malo-event-cannon-lost = { $seat } perd un canon : défense { $defence } contre { $strength }.
saint_malo-event-city-filled = { $seat } remplit sa dernière case vide : ce tour de table est le dernier.
saint_malo-event-seat-absent = { $seat } n’est pas là : son tour est sauté.
saint_malo-event-game-ended = La partie se termine après le tour de table { $round }.

## Refus

refusal-roll-first = Il faut d’abord lancer les dés.
refusal-absent-too-late = Un tour ne peut être sauté qu’à son tout début.
refusal-still-rolling = Les lancers ne sont pas finis : choisissez d’abord les dés à garder.
refusal-already-announced = Un symbole a déjà été annoncé pendant ce tour.
refusal-bonus-compulsory = À cette table, on ne peut pas renoncer au personnage bonus.
refusal-nothing-to-decline = Il n’y a pas de personnage bonus auquel renoncer.
refusal-dice-not-there = Ces dés ne sont pas sur la table.
refusal-no-fourth-roll = Il n’y a pas de quatrième lancer.
refusal-rolling-over = Les lancers de ce tour sont finis.
refusal-must-use = Vous pouvez utiliser un symbole sans payer : vous ne pouvez donc pas passer.
refusal-announce-first = Annoncez d’abord un symbole et un nombre de dés.
refusal-swords-stay = { $dice ->
    [0] Tous les dés montrent des épées croisées : aucun ne peut être utilisé ni modifié.
    [one] Un dé « épées croisées » ne peut pas être modifié : un seul dé est utilisable.
   *[other] Un dé « épées croisées » ne peut pas être modifié : au plus { $dice } dés sont utilisables.
}
refusal-crates-do-not-fit = { $dice ->
    [0] Aucune caisse ne tient dans la ville.
    [one] Les cases vides qui se touchent n’offrent de place qu’à une caisse.
   *[other] Les cases vides qui se touchent n’offrent de place qu’à { $dice } caisses.
}
refusal-walls-do-not-fit = { $dice ->
    [0] Aucune case sombre n’est vide.
    [one] Il ne reste qu’une case sombre vide.
   *[other] Il ne reste que { $dice } cases sombres vides.
}
refusal-too-few-coins = Pas assez de pièces : il en faut { $price } et vous en avez { $coins }.
refusal-too-few-coins-for-logs = Pas assez de pièces : avec la livraison, il en faut { $price } et vous en avez { $coins }.
refusal-tower = Une tour n’est pas une case : on n’y place rien.
refusal-cell-taken = Cette case est déjà remplie.
refusal-wall-on-light-cell = Les sections de muraille ne vont que dans les cases sombres.
refusal-crates-need-room = { $crates ->
    [one] La caisse ne tient pas ici.
   *[other] Les { $crates } caisses ne tiennent pas dans cette zone vide.
}
refusal-crate-not-beside = La caisse doit toucher une caisse de ce tour par un côté, pas en diagonale.
refusal-house-joins-no-group = Toutes les maisons du tour doivent former un seul groupe, et l’une d’elles doit toucher le nouvel architecte.
refusal-house-not-around = La première maison doit toucher le nouvel architecte ; un contact en diagonale suffit.
refusal-house-not-beside = La maison doit toucher par un côté une nouvelle maison de cet architecte, pas en diagonale.
refusal-crates-due = { $crates ->
    [one] Il reste { $crates } caisse annoncée à placer.
   *[other] Il reste { $crates } caisses annoncées à placer.
}
refusal-sections-due = { $sections ->
    [one] Il reste { $sections } section de muraille annoncée à placer.
   *[other] Il reste { $sections } sections de muraille annoncées à placer.
}
refusal-character-too-high = { $character ->
    [juggler] Une muraille complète n’apporte pas de jongleur.
    [noble] Une muraille complète n’apporte pas de noble.
   *[other] Une muraille complète n’apporte pas ce personnage.
}
refusal-wrong-heads = { $needed ->
    [one] Ce personnage se recrute avec { $needed } tête, et vous en utilisez { $heads } : { saint_malo-character }.
   *[other] Ce personnage se recrute avec { $needed } têtes, et vous en utilisez { $heads } : { saint_malo-character }.
}

## Feuille de score

saint_malo-score-citizens = Citadins
saint_malo-score-priests = Prêtres
saint_malo-score-houses = Maisons
saint_malo-score-jugglers = Jongleurs
saint_malo-score-nobles = Nobles
saint_malo-score-towers = Bonus de tour
saint_malo-score-full_city = Ville pleine
saint_malo-score-coins = Pièces restantes
saint_malo-score-logs = Rondins restants
saint_malo-score-churches = Séries d’églises
saint_malo-score-cannons = Canons perdus

## Inscriptions du plateau

saint_malo-points = { $points } PV

## Fichier de données

bad-data-cell = { bad-data-place } : { $value } n’est pas une case ; il faut une rangée et une colonne de 0 à 6.
bad-data-towers = { bad-data-place } : les tours doivent occuper les quatre coins.
bad-data-crate-not-light = { bad-data-place } : la caisse de départ { $value } n’est pas dans une case claire.
bad-data-crate-twice = { bad-data-place } : deux caisses de départ sont dans la même case.
bad-data-no-such-side = { bad-data-place } : ce côté n’existe pas. Côtés : { $sides }.
bad-data-bonus-kind-missing = { bad-data-place } : aucun côté ne donne le bonus « { $value } ».
bad-data-series = { bad-data-place } : la valeur d’une série doit augmenter avec la taille de l’église, la dernière fois d’exactement 7.
bad-data-no-character-for-heads = { bad-data-place } : aucun personnage ne se recrute avec ce nombre de têtes : { $value }.
bad-data-strengths = { bad-data-place } : les forces des pirates doivent être { $value }.
bad-data-boxes = { bad-data-place } : le nombre de cases par rangée doit être pair, augmenter avec le nombre de joueurs et valoir 6 pour trois joueurs.
bad-data-faces = { bad-data-place } : seules ces faces de dés sont possibles : { $choices }.
bad-data-merchant-example = { bad-data-place } : avec ces caisses, l’exemple des marchands donné dans les règles ne peut pas être mis en place.
data-warning-cannons = Le nombre de canons ne correspond pas aux six attaques pirates.
data-warning-character-bonuses = Plus d’un côté donne un personnage ; toutes les maisons d’un tour doivent alors former un seul groupe.
