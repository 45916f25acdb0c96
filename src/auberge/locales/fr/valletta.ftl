### Valletta : tout ce qu’on lit pendant une partie. Le texte des règles est dans rules_valletta.ftl.

valletta-title = Valletta
valletta-description = Jouez trois personnages par tour, réunissez des marchandises, construisez le long de la rue de Valletta et gagnez de nouveaux personnages.
valletta-notice-reconstructed = Les livrets ne reproduisent pas les cartes : la plupart des coûts, des icônes Marchandise et des points des bâtiments, leurs lettres, le nombre d’exemplaires et les marchandises des tonneaux sont reconstitués et ne viennent pas du jeu publié.

## Noms

valletta-good = { $good ->
    [gold] Or
    [wood] Bois
    [stone] Pierre
   *[brick] Brique
}

# Un nombre de marchandises d’un type.
valletta-amount = { $good ->
    [gold] { $number } Or
    [wood] { $number } Bois
    [stone] { $number ->
        [one] { $number } Pierre
       *[other] { $number } Pierres
    }
   *[brick] { $number ->
        [one] { $number } Brique
       *[other] { $number } Briques
    }
}

# Plusieurs marchandises en un seul texte.
valletta-goods-gold = { $gold } Or
valletta-goods-wood = { $wood } Bois
valletta-goods-stone = { $stone ->
    [one] { $stone } Pierre
   *[other] { $stone } Pierres
}
valletta-goods-brick = { $brick ->
    [one] { $brick } Brique
   *[other] { $brick } Briques
}
valletta-goods = { $gold ->
    [0] { $wood ->
        [0] { $stone ->
            [0] { $brick ->
                [0] rien
               *[other] { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-stone }
               *[other] { valletta-goods-stone } et { valletta-goods-brick }
            }
        }
       *[other] { $stone ->
            [0] { $brick ->
                [0] { valletta-goods-wood }
               *[other] { valletta-goods-wood } et { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-wood } et { valletta-goods-stone }
               *[other] { valletta-goods-wood }, { valletta-goods-stone } et { valletta-goods-brick }
            }
        }
    }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { $brick ->
                [0] { valletta-goods-gold }
               *[other] { valletta-goods-gold } et { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-gold } et { valletta-goods-stone }
               *[other] { valletta-goods-gold }, { valletta-goods-stone } et { valletta-goods-brick }
            }
        }
       *[other] { $stone ->
            [0] { $brick ->
                [0] { valletta-goods-gold } et { valletta-goods-wood }
               *[other] { valletta-goods-gold }, { valletta-goods-wood } et { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-gold }, { valletta-goods-wood } et { valletta-goods-stone }
               *[other] { valletta-goods-gold }, { valletta-goods-wood }, { valletta-goods-stone } et { valletta-goods-brick }
            }
        }
    }
}

valletta-colour = { $colour ->
    [red] rouge
    [purple] violet
    [green] vert
    [blue] bleu
   *[yellow] jaune
}

# Les personnages, comme titres de leurs cartes.
valletta-character-shopkeeper = Commerçante
valletta-character-lumberjack = Bûcheron
valletta-character-stonecutter = Tailleur de Pierre
valletta-character-brickmaker = Briquetier (rouge)
valletta-character-maid = Servante
valletta-character-builder = Bâtisseur
valletta-character-apprentice = Apprenti
valletta-character-jean_de_la_valette = Jean Parisot de La Valette
valletta-character-banker = Banquier
valletta-character-joiner = Menuisier
valletta-character-stone_carver = Sculpteur
valletta-character-brick_master = Maçon
valletta-character-monk = Moine
valletta-character-roofer = Briquetier (bleu)
valletta-character-trader = Négociante
valletta-character-seamstress = Couturière
valletta-character-merchant = Marchand
valletta-character-foreman = Artisan
valletta-character-chamberlain = Chambellan
valletta-character-mason = Plâtrier
valletta-character-innkeeper = Aubergiste
valletta-character-nun = Nonne
valletta-character-carpenter = Charpentier
valletta-character-tax_collector = Percepteur
valletta-character-architect_laparelli = Architecte Francesco Laparelli
valletta-character-bailiff_schilling = Grand Bailli Georg Schilling von Cannstatt
valletta-character-grand_master_del_monte = Grand Maître Pietro del Monte
valletta-character-pope_pius_v = Pape Pie V
valletta-character-emperor_charles_v = Empereur Charles Quint
valletta-character-king_philip_ii = Philippe II d’Espagne
valletta-character-knight_rekuk = Chevalier Hieronymus von Rekuk

# Ce que fait chaque personnage, en une ligne.
valletta-character-shopkeeper-effect = prenez 1 Or
valletta-character-lumberjack-effect = prenez 1 Bois
valletta-character-stonecutter-effect = prenez 1 Pierre
valletta-character-brickmaker-effect = prenez 1 Brique
valletta-character-maid-effect = prenez 1 marchandise de votre choix
valletta-character-builder-effect = vous pouvez construire un bâtiment ou améliorer l’un des vôtres
valletta-character-apprentice-effect = reproduisez la carte rouge ou verte jouée juste avant
valletta-character-jean_de_la_valette-effect = avancez Jean de 1 case et prenez la marchandise du tonneau ; ensuite, vous pouvez congédier ou embaucher 1 personnage
valletta-character-banker-effect = prenez 1 Or par icône Or sur vos bâtiments
valletta-character-joiner-effect = prenez 1 Bois par icône Bois sur vos bâtiments
valletta-character-stone_carver-effect = prenez 1 Pierre par icône Pierre sur vos bâtiments
valletta-character-brick_master-effect = prenez 1 Brique par icône Brique sur vos bâtiments
valletta-character-monk-effect = chaque adversaire qui a au moins 4 marchandises vous en donne 1 ; à 2 joueurs, vous pouvez en prendre 1 de plus
valletta-character-roofer-effect = vous pouvez construire ou améliorer un bâtiment pour 2 Briques de moins
valletta-character-trader-effect = vous pouvez dépenser 1 Bois, 1 Pierre ou 1 Brique pour prendre 3 Or
valletta-character-seamstress-effect = prenez 2 marchandises de votre choix
valletta-character-merchant-effect = vous pouvez dépenser 1 Or pour prendre 1 Bois, 1 Pierre et 1 Brique
valletta-character-foreman-effect = choisissez un type de marchandise et prenez-en 1 par icône de ce type sur vos bâtiments
valletta-character-chamberlain-effect = prenez 1 Or pour chacun de vos bâtiments verts
valletta-character-mason-effect = vous pouvez construire ou améliorer un bâtiment pour 2 Pierres de moins
valletta-character-innkeeper-effect = chaque adversaire qui a au moins 2 Or vous en donne 1 ; à 2 joueurs, vous pouvez en prendre 1 de plus
valletta-character-nun-effect = choisissez un type de marchandise : vous en prenez 3 et chaque adversaire en prend 1
valletta-character-carpenter-effect = vous pouvez construire ou améliorer un bâtiment pour 2 Bois de moins
valletta-character-tax_collector-effect = pour le Bois, la Pierre et la Brique séparément, chaque adversaire qui en a au moins 3 vous en donne 1 ; à 2 joueurs, vous pouvez prendre 1 de ces marchandises en plus
valletta-character-architect_laparelli-effect = vous pouvez dépenser 4 Bois, 4 Pierres ou 4 Briques pour marquer 4 points
valletta-character-bailiff_schilling-effect = vous pouvez dépenser 4 Or pour marquer 4 points
valletta-character-grand_master_del_monte-effect = vous pouvez dépenser 1 Or, 1 Bois, 1 Pierre et 1 Brique pour marquer 5 points
valletta-character-pope_pius_v-effect = marquez 1 point pour chacun de vos bâtiments améliorés
valletta-character-emperor_charles_v-effect = marquez 1 point pour chacun de vos bâtiments bleus
valletta-character-king_philip_ii-effect = marquez 1 point pour chacun de vos bâtiments verts
valletta-character-knight_rekuk-effect = marquez 2 points

valletta-character = { $character ->
    [shopkeeper] { valletta-character-shopkeeper }
    [lumberjack] { valletta-character-lumberjack }
    [stonecutter] { valletta-character-stonecutter }
    [brickmaker] { valletta-character-brickmaker }
    [maid] { valletta-character-maid }
    [builder] { valletta-character-builder }
    [apprentice] { valletta-character-apprentice }
    [jean_de_la_valette] { valletta-character-jean_de_la_valette }
    [banker] { valletta-character-banker }
    [joiner] { valletta-character-joiner }
    [stone_carver] { valletta-character-stone_carver }
    [brick_master] { valletta-character-brick_master }
    [monk] { valletta-character-monk }
    [roofer] { valletta-character-roofer }
    [trader] { valletta-character-trader }
    [seamstress] { valletta-character-seamstress }
    [merchant] { valletta-character-merchant }
    [foreman] { valletta-character-foreman }
    [chamberlain] { valletta-character-chamberlain }
    [mason] { valletta-character-mason }
    [innkeeper] { valletta-character-innkeeper }
    [nun] { valletta-character-nun }
    [carpenter] { valletta-character-carpenter }
    [tax_collector] { valletta-character-tax_collector }
    [architect_laparelli] { valletta-character-architect_laparelli }
    [bailiff_schilling] { valletta-character-bailiff_schilling }
    [grand_master_del_monte] { valletta-character-grand_master_del_monte }
    [pope_pius_v] { valletta-character-pope_pius_v }
    [emperor_charles_v] { valletta-character-emperor_charles_v }
    [king_philip_ii] { valletta-character-king_philip_ii }
   *[knight_rekuk] { valletta-character-knight_rekuk }
}

# Les mêmes, comme compléments d’un verbe.
valletta-the-character = { $character ->
    [shopkeeper] la { valletta-character-shopkeeper }
    [lumberjack] le { valletta-character-lumberjack }
    [stonecutter] le { valletta-character-stonecutter }
    [brickmaker] le { valletta-character-brickmaker }
    [maid] la { valletta-character-maid }
    [builder] le { valletta-character-builder }
    [apprentice] l’{ valletta-character-apprentice }
    [jean_de_la_valette] { valletta-character-jean_de_la_valette }
    [banker] le { valletta-character-banker }
    [joiner] le { valletta-character-joiner }
    [stone_carver] le { valletta-character-stone_carver }
    [brick_master] le { valletta-character-brick_master }
    [monk] le { valletta-character-monk }
    [roofer] le { valletta-character-roofer }
    [trader] la { valletta-character-trader }
    [seamstress] la { valletta-character-seamstress }
    [merchant] le { valletta-character-merchant }
    [foreman] l’{ valletta-character-foreman }
    [chamberlain] le { valletta-character-chamberlain }
    [mason] le { valletta-character-mason }
    [innkeeper] l’{ valletta-character-innkeeper }
    [nun] la { valletta-character-nun }
    [carpenter] le { valletta-character-carpenter }
    [tax_collector] le { valletta-character-tax_collector }
    [architect_laparelli] l’{ valletta-character-architect_laparelli }
    [bailiff_schilling] le { valletta-character-bailiff_schilling }
    [grand_master_del_monte] le { valletta-character-grand_master_del_monte }
    [pope_pius_v] le { valletta-character-pope_pius_v }
    [emperor_charles_v] l’{ valletta-character-emperor_charles_v }
    [king_philip_ii] { valletta-character-king_philip_ii }
   *[knight_rekuk] le { valletta-character-knight_rekuk }
}

# Formes courtes pour les petits plateaux.
valletta-character-short = { $character ->
    [shopkeeper] { valletta-character-shopkeeper }
    [lumberjack] { valletta-character-lumberjack }
    [stonecutter] { valletta-character-stonecutter }
    [brickmaker] { valletta-character-brickmaker }
    [maid] { valletta-character-maid }
    [builder] { valletta-character-builder }
    [apprentice] { valletta-character-apprentice }
    [jean_de_la_valette] Jean
    [banker] { valletta-character-banker }
    [joiner] { valletta-character-joiner }
    [stone_carver] { valletta-character-stone_carver }
    [brick_master] { valletta-character-brick_master }
    [monk] { valletta-character-monk }
    [roofer] { valletta-character-roofer }
    [trader] { valletta-character-trader }
    [seamstress] { valletta-character-seamstress }
    [merchant] { valletta-character-merchant }
    [foreman] { valletta-character-foreman }
    [chamberlain] { valletta-character-chamberlain }
    [mason] { valletta-character-mason }
    [innkeeper] { valletta-character-innkeeper }
    [nun] { valletta-character-nun }
    [carpenter] { valletta-character-carpenter }
    [tax_collector] { valletta-character-tax_collector }
    [architect_laparelli] Architecte
    [bailiff_schilling] Bailli
    [grand_master_del_monte] Grand Maître
    [pope_pius_v] Pape
    [emperor_charles_v] Empereur
    [king_philip_ii] Philippe II
   *[knight_rekuk] Chevalier
}

# Un bâtiment, par son personnage ; s’il y en a plusieurs, lequel.
valletta-building = { $building ->
    [building_g01] la maison du Banquier
    [building_g02] la deuxième maison du Banquier
    [building_g03] la troisième maison du Banquier
    [building_g04] la maison du Menuisier
    [building_g05] la deuxième maison du Menuisier
    [building_g06] la troisième maison du Menuisier
    [building_g07] la maison du Sculpteur
    [building_g08] la deuxième maison du Sculpteur
    [building_g09] la troisième maison du Sculpteur
    [building_g10] la maison du Maçon
    [building_g11] la deuxième maison du Maçon
    [building_g12] la troisième maison du Maçon
    [building_b01] la maison du Moine
    [building_b02] la maison du Briquetier (bleu)
    [building_b03] la deuxième maison du Briquetier (bleu)
    [building_b04] la maison de la Négociante
    [building_b05] la maison du Chambellan
    [building_b06] la maison du Marchand
    [building_b07] la maison du Plâtrier
    [building_b08] la deuxième maison du Plâtrier
    [building_b09] la maison de la Nonne
    [building_b10] la maison de la Couturière
    [building_b11] la maison de l’Artisan
    [building_b12] la maison de l’Aubergiste
    [building_b13] la maison du Charpentier
    [building_b14] la deuxième maison du Charpentier
    [building_b15] la maison du Percepteur
    [building_y01] le palais de l’Architecte
    [building_y02] le palais du Bailli
    [building_y03] le palais du Grand Maître
    [building_y04] le palais de l’Empereur
    [building_y05] le palais de Philippe II
    [building_y06] le deuxième palais de Philippe II
    [building_y07] le palais du Pape
    [building_y08] le deuxième palais du Pape
    [building_y09] le palais du Chevalier
   *[building_y10] le deuxième palais du Chevalier
}

# Le même sans la couleur, pour les petits plateaux.
valletta-building-short = { $building ->
    [building_g01] A1
    [building_g02] A2
    [building_g03] A3
    [building_g04] B1
    [building_g05] B2
    [building_g06] B3
    [building_g07] C1
    [building_g08] C2
    [building_g09] C3
    [building_g10] D1
    [building_g11] D2
    [building_g12] D3
    [building_b01] E
    [building_b02] F1
    [building_b03] F2
    [building_b04] G
    [building_b05] H
    [building_b06] I
    [building_b07] J1
    [building_b08] J2
    [building_b09] K
    [building_b10] L
    [building_b11] M
    [building_b12] N
    [building_b13] O1
    [building_b14] O2
    [building_b15] P
    [building_y01] Q
    [building_y02] R
    [building_y03] S
    [building_y04] T
    [building_y05] U1
    [building_y06] U2
    [building_y07] V1
    [building_y08] V2
    [building_y09] W1
   *[building_y10] W2
}

valletta-source = { $source ->
    [bonus] bonus de construction
    [architect] Architecte
    [bailiff] Bailli
    [grand_master] Grand Maître
    [pope] Pape
    [emperor] Empereur
    [king] Philippe II
   *[knight] Chevalier
}

## Options

valletta-option-effect_execution = Effets des cartes
valletta-option-effect_execution-help = Détermine si l’effet d’une carte jouée doit être exécuté ou s’il est facultatif (sauf le déplacement de Jean, toujours obligatoire).
valletta-option-effect_execution-full = à exécuter, sauf si la carte dit « vous pouvez »
valletta-option-effect_execution-optional = facultatifs
valletta-option-bonus_on_upgrade = Bonus de construction pour les améliorations
valletta-option-bonus_on_upgrade-help = Améliorer un bâtiment dans la zone de Jean rapporte 2 points, tout comme en construire un.
valletta-option-reshuffle_timing = Moment du mélange
valletta-option-reshuffle_timing-help = Détermine quand la défausse est mélangée pour former une nouvelle pioche.
valletta-option-reshuffle_timing-on_demand = quand il faut piocher une carte
valletta-option-reshuffle_timing-when_empty = dès que la pioche est vide
valletta-option-supply = Réserve
valletta-option-supply-help = Détermine si les marchandises de la réserve peuvent s’épuiser.
valletta-option-supply-unlimited = inépuisable
valletta-option-supply-limited = seulement le matériel de la boîte et les tonneaux mis de côté
valletta-option-apprentice_chain = Apprentis en chaîne
valletta-option-apprentice_chain-help = Un Apprenti joué après un Apprenti reproduit ce que le premier a reproduit.
valletta-option-architect_payment = Prix de l’Architecte
valletta-option-architect_payment-help = Détermine si l’on doit payer le prix de l’Architecte quand on en a les moyens.
valletta-option-architect_payment-optional = facultatif
valletta-option-architect_payment-compulsory_if_able = à payer si possible
valletta-option-finished_players_targetable = Effets sur les joueurs sortis de la partie
valletta-option-finished_players_targetable-help = Les joueurs sortis de la partie pendant la phase finale restent concernés par les effets des cartes adverses.
valletta-option-discard_visibility = Défausses
valletta-option-discard_visibility-help = Détermine qui peut consulter une défausse.
valletta-option-discard_visibility-owner_only_plus_counts = son propriétaire seul ; les autres en voient la taille
valletta-option-discard_visibility-public = tout le monde
valletta-preset-french_edition = Édition française
valletta-preset-french_edition-help = Tout effet est facultatif, sauf le déplacement de Jean ; les améliorations ne donnent pas de bonus de construction. Les joueurs sortis de la partie restent concernés par les effets.
valletta-preset-italian_edition = Édition italienne
valletta-preset-italian_edition-help = Les joueurs sortis de la partie restent concernés par les effets des cartes adverses.

## Ce qu’il faut décider

valletta-question-go_on = Il n’y a rien à décider pour l’instant.
valletta-question-shuffle = Un mélange vient d’abord ; il n’y a rien à décider.
valletta-question-refill = La main est complétée ; il n’y a rien à décider.
valletta-question-draft = Prenez une marchandise de plus pour le départ.
valletta-question-play = { $plays ->
    [0] Jouez la première carte de votre tour.
    [1] Jouez la deuxième carte de votre tour.
   *[other] Jouez la troisième carte de votre tour.
}
valletta-question-maid = Servante : choisissez la marchandise que vous prenez.
valletta-question-seamstress = Couturière : choisissez les deux marchandises que vous prenez.
valletta-question-foreman = Artisan : choisissez un type de marchandise ; vous en prenez 1 par icône de ce type sur vos bâtiments.
valletta-question-nun = Nonne : choisissez un type de marchandise ; vous en prenez 3 et chaque adversaire en prend 1.
valletta-question-trader = Négociante : choisissez la marchandise que vous dépensez pour 3 Or, ou renoncez.
valletta-question-merchant = Marchand : dépenser 1 Or pour 1 Bois, 1 Pierre et 1 Brique ?
valletta-question-bailiff = Grand Bailli : dépenser 4 Or pour 4 points ?
valletta-question-grand_master = Grand Maître : dépenser 1 Or, 1 Bois, 1 Pierre et 1 Brique pour 5 points ?
valletta-question-architect = Architecte : choisissez le type de marchandise dont vous dépensez 4 pour 4 points.
valletta-question-build = { $function ->
    [roofer] Construisez ou améliorez un bâtiment pour 2 Briques de moins, ou renoncez.
    [mason] Construisez ou améliorez un bâtiment pour 2 Pierres de moins, ou renoncez.
    [carpenter] Construisez ou améliorez un bâtiment pour 2 Bois de moins, ou renoncez.
   *[builder] Construisez ou améliorez un bâtiment, ou renoncez.
}
valletta-question-payment = { $proposing ->
    [true] { $paying ->
        [gold] Payez comme proposé, ou dites combien d’Or vous payez.
        [wood] Payez comme proposé, ou dites combien de Bois vous payez.
        [stone] Payez comme proposé, ou dites combien de Pierres vous payez.
       *[brick] Payez comme proposé, ou dites combien de Briques vous payez.
    }
   *[false] { $paying ->
        [gold] Combien d’Or payez-vous ?
        [wood] Combien de Bois payez-vous ?
        [stone] Combien de Pierres payez-vous ?
       *[brick] Combien de Briques payez-vous ?
    }
}
valletta-question-jean = Congédiez un personnage de votre main, embauchez-en un pris dans la réserve de personnages, ou renoncez.
valletta-question-give = Le Moine vous demande 1 marchandise : choisissez celle que vous donnez.
valletta-question-bonus = { $function ->
    [innkeeper] Bonus (partie à 2 joueurs) : prendre 1 Or dans la réserve ?
    [tax_collector] Bonus (partie à 2 joueurs) : prenez 1 Bois, 1 Pierre ou 1 Brique dans la réserve, ou renoncez.
   *[monk] Bonus (partie à 2 joueurs) : prenez 1 marchandise de votre choix dans la réserve, ou renoncez.
}
valletta-question-use = { $function ->
    [shopkeeper] Utiliser l’effet ? { valletta-character-shopkeeper } : { valletta-character-shopkeeper-effect }.
    [lumberjack] Utiliser l’effet ? { valletta-character-lumberjack } : { valletta-character-lumberjack-effect }.
    [stonecutter] Utiliser l’effet ? { valletta-character-stonecutter } : { valletta-character-stonecutter-effect }.
    [brickmaker] Utiliser l’effet ? { valletta-character-brickmaker } : { valletta-character-brickmaker-effect }.
    [banker] Utiliser l’effet ? { valletta-character-banker } : { valletta-character-banker-effect }.
    [joiner] Utiliser l’effet ? { valletta-character-joiner } : { valletta-character-joiner-effect }.
    [stone_carver] Utiliser l’effet ? { valletta-character-stone_carver } : { valletta-character-stone_carver-effect }.
    [brick_master] Utiliser l’effet ? { valletta-character-brick_master } : { valletta-character-brick_master-effect }.
    [monk] Utiliser l’effet ? { valletta-character-monk } : { valletta-character-monk-effect }.
    [chamberlain] Utiliser l’effet ? { valletta-character-chamberlain } : { valletta-character-chamberlain-effect }.
    [innkeeper] Utiliser l’effet ? { valletta-character-innkeeper } : { valletta-character-innkeeper-effect }.
    [tax_collector] Utiliser l’effet ? { valletta-character-tax_collector } : { valletta-character-tax_collector-effect }.
    [pope_pius_v] Utiliser l’effet ? { valletta-character-pope_pius_v } : { valletta-character-pope_pius_v-effect }.
    [emperor_charles_v] Utiliser l’effet ? { valletta-character-emperor_charles_v } : { valletta-character-emperor_charles_v-effect }.
    [king_philip_ii] Utiliser l’effet ? { valletta-character-king_philip_ii } : { valletta-character-king_philip_ii-effect }.
   *[knight_rekuk] Utiliser l’effet ? { valletta-character-knight_rekuk } : { valletta-character-knight_rekuk-effect }.
}
valletta-question-over = La partie est finie.

## Coups

valletta-move-choose = { $good ->
    [gold] Or
    [wood] Bois
    [stone] Pierre
   *[brick] Brique
}
valletta-move-choose-pair = { $first ->
    [gold] { $second ->
        [gold] 2 Or
        [wood] 1 Or et 1 Bois
        [stone] 1 Or et 1 Pierre
       *[brick] 1 Or et 1 Brique
    }
    [wood] { $second ->
        [gold] 1 Bois et 1 Or
        [wood] 2 Bois
        [stone] 1 Bois et 1 Pierre
       *[brick] 1 Bois et 1 Brique
    }
    [stone] { $second ->
        [gold] 1 Pierre et 1 Or
        [wood] 1 Pierre et 1 Bois
        [stone] 2 Pierres
       *[brick] 1 Pierre et 1 Brique
    }
   *[brick] { $second ->
        [gold] 1 Brique et 1 Or
        [wood] 1 Brique et 1 Bois
        [stone] 1 Brique et 1 Pierre
       *[brick] 2 Briques
    }
}
valletta-move-play = Jouer { valletta-the-character }
valletta-move-build = Construire { valletta-building }
valletta-move-upgrade = Améliorer { valletta-building }
valletta-move-pay-proposed = Payer comme proposé
valletta-move-pay-amount = { $amount ->
    [0] Ne pas en payer
   *[other] En payer { $amount }
}
valletta-move-payment = Payer : { valletta-goods }
valletta-move-dismiss = Congédier { valletta-the-character }
valletta-move-hire = Embaucher { valletta-the-character }
valletta-move-use = Oui, utiliser l’effet
valletta-move-decline = Renoncer à l’effet

## Événements

valletta-event-shuffled = { $pile ->
    [barrels] Les pions Tonneau ({ $cards }) sont mélangés et posés sur la rue.
    [green] Les cartes Bâtiment vertes ({ $cards }) sont mélangées.
    [blue] Les cartes Bâtiment bleues ({ $cards }) sont mélangées.
    [yellow] Les cartes Bâtiment jaunes ({ $cards }) sont mélangées.
    [stack] Les cartes Bâtiment de cette partie ({ $cards }) sont mélangées et posées dans la zone de jeu.
    [hand] { $owner } mélange ses cartes de départ ({ $cards }) et pioche sa main.
    [reshuffle] { $cards ->
        [one] { $owner } fait de sa défausse une nouvelle pioche : { $cards } carte.
       *[other] { $owner } mélange sa défausse pour former une nouvelle pioche : { $cards } cartes.
    }
   *[merge] { $cards ->
        [0] { $owner } n’a aucune carte dans sa pioche ni dans sa défausse.
        [one] { $owner } réunit sa pioche et sa défausse : { $cards } carte.
       *[other] { $owner } mélange sa pioche et sa défausse ensemble : { $cards } cartes.
    }
}
valletta-event-drafted = { $good ->
    [gold] { $seat } prend 1 Or de plus pour le départ.
    [wood] { $seat } prend 1 Bois de plus pour le départ.
    [stone] { $seat } prend 1 Pierre de plus pour le départ.
   *[brick] { $seat } prend 1 Brique de plus pour le départ.
}
valletta-event-turn-began = Tour { $turn } : c’est à { $seat } de jouer.
valletta-event-card-played = { $seat } joue { valletta-the-character } sur la case { $space }.
valletta-event-without-function = { $seat } : carte sans effet ({ valletta-character }).
valletta-event-copied = { $seat } reproduit une carte : { valletta-the-character }.
valletta-event-declined = { $question ->
    [maid] { $seat } renonce à l’effet de la Servante.
    [seamstress] { $seat } renonce à l’effet de la Couturière.
    [foreman] { $seat } renonce à l’effet de l’Artisan.
    [nun] { $seat } renonce à l’effet de la Nonne.
    [trader] { $seat } renonce à l’effet de la Négociante.
    [merchant] { $seat } renonce à l’effet du Marchand.
    [bailiff] { $seat } renonce à l’effet du Grand Bailli.
    [grand_master] { $seat } renonce à l’effet du Grand Maître.
    [architect] { $seat } renonce à l’effet de l’Architecte.
    [build] { $seat } ne construit ni n’améliore rien.
    [jean] { $seat } ne congédie ni n’embauche personne.
    [bonus] { $seat } renonce au bonus de la partie à 2 joueurs.
   *[use] { $seat } renonce à l’effet.
}
valletta-event-taken = { $seat } prend { valletta-amount }.
valletta-event-forfeited = { $seat } ne peut pas prendre { valletta-amount } : la réserve n’en contient plus assez.
valletta-event-paid = { $seat } paie : { valletta-goods }.
valletta-event-given = { $good ->
    [gold] { $seat } donne 1 Or à { $to }.
    [wood] { $seat } donne 1 Bois à { $to }.
    [stone] { $seat } donne 1 Pierre à { $to }.
   *[brick] { $seat } donne 1 Brique à { $to }.
}
valletta-event-jean-moved = { $seat } avance Jean sur la case { $space }.
valletta-event-barrel-turned = { $good ->
    [gold] { $seat } retourne un pion Tonneau : Or.
    [wood] { $seat } retourne un pion Tonneau : Bois.
    [stone] { $seat } retourne un pion Tonneau : Pierre.
   *[brick] { $seat } retourne un pion Tonneau : Brique.
}
valletta-event-dismissed = { $seat } congédie { valletta-the-character }, qui rejoint la réserve de personnages.
valletta-event-hired = { $seat } embauche { valletta-the-character }, qui quitte la réserve de personnages.
valletta-event-built = { $seat } construit { valletta-building } et prend { valletta-the-character } en main.
valletta-event-upgraded = { $seat } améliore { valletta-building }.
valletta-event-points-scored = { $points ->
    [one] { $seat } marque { $points } point ({ valletta-source }).
   *[other] { $seat } marque { $points } points ({ valletta-source }).
}
valletta-event-end-triggered = { $trigger ->
    [jean] { $seat } amène Jean sur la dernière case : la phase finale commence après ce tour.
    [points] { $seat } atteint 25 points : la phase finale commence après ce tour.
   *[houses] { $seat } place sa dernière Maison : la phase finale commence après ce tour.
}
valletta-event-turn-ended = { $cards ->
    [one] { $seat } met { $cards } carte jouée dans la défausse.
   *[other] { $seat } met { $cards } cartes jouées dans la défausse.
}
valletta-event-drawn = { $cards ->
    [one] { $seat } pioche { $cards } carte.
   *[other] { $seat } pioche { $cards } cartes.
}
valletta-event-card-drawn = { $seat } pioche { valletta-the-character }.
valletta-event-end-phase-began = La phase finale, déclenchée par { $seat }, commence : chacun joue encore une fois toute sa pioche.
valletta-event-dropped-out = { $seat } a joué sa dernière carte et sort de la partie.
valletta-event-game-ended = La partie se termine après le tour { $turn }.

## Refus

refusal-card-not-in-hand = { valletta-character } : cette carte n’est pas dans votre main.
refusal-card-on-building = { valletta-character } : cette carte est encore sur un bâtiment. Le joueur qui le construit la prend en main.
refusal-card-not-in-pool = { valletta-character } : cette carte n’est pas dans la réserve de personnages.
refusal-payment-does-not-fit = Ce paiement ne convient pas : chaque marchandise du coût se paie, ou se remplace par exactement trois autres que vous possédez.
refusal-not-in-supply = La réserve ne contient plus cette marchandise.
refusal-must-draft = Vous devez prendre une marchandise de plus pour le départ.
refusal-must-play = Vous devez jouer une carte : on ne peut pas passer.
refusal-must-pay = Le bâtiment est choisi : il faut maintenant le payer.
refusal-must-give = Vous devez donner une marchandise.
refusal-must-carry-out = L’effet de cette carte doit être exécuté.
refusal-building-not-laid-out = Ce bâtiment n’est pas dans la zone de jeu.
refusal-not-your-building = Seul un bâtiment qui porte votre Maison peut être amélioré.
refusal-already-upgraded = Ce bâtiment est déjà amélioré.
refusal-already-built = Une Maison se trouve déjà sur ce bâtiment.
refusal-no-house-left = Vous n’avez plus de Maison pour construire.
refusal-not-payable = Vous ne pouvez pas payer cela, même en remplaçant des marchandises. Coût : { valletta-goods }.
refusal-good-drafted = Cette marchandise a déjà été prise : { valletta-good }.
refusal-not-for-gold = L’Or ne convient pas ici : choisissez Bois, Pierre ou Brique.
refusal-too-few-goods = Vous n’avez pas assez de cette marchandise : { valletta-good }.
refusal-bonus-kind = Le bonus à 2 joueurs est ici de l’Or ; vous ne pouvez pas prendre cette marchandise : { valletta-good }.
refusal-two-goods = Choisissez deux marchandises, identiques ou différentes.

## Feuille de score

valletta-score-bonus = Bonus de construction
valletta-score-characters = Personnages
valletta-score-buildings = Bâtiments
valletta-score-goods = Marchandises restantes

## Inscriptions du plateau

valletta-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
valletta-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
valletta-zone = { $zone ->
    [0] aucune zone
   *[other] zone { $zone }
}
valletta-jean = { $space ->
    [0] Jean sur la tour
   *[other] Jean sur la case { $space }
}
valletta-track = { $space ->
    [0] devant la porte de la ville
   *[other] { $token ->
        [0] case { $space }
       *[other] case { $space }, pion { $token }
    }
}
valletta-label-street = Rue
valletta-label-tower = Case de la tour
valletta-label-gate = Porte de la ville
valletta-label-barrels = Pions Tonneau
valletta-label-barrels-left = Pions Tonneau sur la rue
valletta-label-barrels-turned = Pions Tonneau mis de côté
valletta-label-supply = Réserve
valletta-label-draft = Marchandises de départ supplémentaires
valletta-label-pool = Réserve de personnages
valletta-label-display = Zone de jeu
valletta-label-row = Rangée
valletta-label-column = Colonne
valletta-label-cost = Coût de construction
valletta-label-upgrade-cost = Coût d’amélioration
valletta-label-price = Coût actuel pour vous
valletta-label-income = Icônes Marchandise
valletta-label-final-points = Points à la fin
valletta-label-unbuilt = non construit
valletta-label-upgraded = amélioré
valletta-label-owner = Propriétaire
valletta-label-character = Personnage
valletta-label-goods = Marchandises
valletta-label-hand = Main
valletta-label-played = Cartes jouées
valletta-label-draw-pile = Pioche
valletta-label-discard-pile = Défausse
valletta-label-known = Cartes connues en main
valletta-label-unseen = Cartes cachées de la main et de la pioche
valletta-label-buildings = Bâtiments
valletta-label-houses-left = Maisons restantes
valletta-label-points = Points
valletta-label-first-player = Premier joueur
valletta-label-payment = Paiement
valletta-label-proposed = Paiement proposé
valletta-label-end-flagged = La phase finale commence après ce tour
valletta-label-end-phase = Phase finale
valletta-label-out = hors de la partie

## Textes qui ne sont pas des coups

bad-move-no-such-building = Il n’y a pas de bâtiment « { $building } ».
bad-move-no-such-good = Il n’y a pas de marchandise « { $good } ».
bad-move-amount = Ce nombre de marchandises n’est pas possible : { $amount }.

## Fichier de données

bad-data-barrels = { bad-data-place } : nombre total de tonneaux attendu : { $wanted } ; trouvé : { $value }.
bad-data-no-stone-barrel = { bad-data-place } : au moins un tonneau doit montrer une Pierre.
bad-data-too-few-pieces = { bad-data-place } : nombre minimal d’exemplaires : { $wanted }, soit un pour chacun des quatre joueurs et un à prendre en plus au départ (V-SETUP-27, V-SETUP-30) ; trouvé : { $value }.
bad-data-too-dear = { bad-data-place } : payé avec un seul type de marchandise, à trois contre une (V-COST-03), le bâtiment en demande trop : { $value } ; maximum : { $wanted }.
bad-data-upgrade = { bad-data-place } : la face amélioration doit montrer plus d’icônes Marchandise ou plus de points, et jamais moins d’icônes ni moins de points.
bad-data-too-few-of-colour = { bad-data-place } : nombre minimal de bâtiments de cette couleur : { $wanted } ; trouvé : { $value }.
bad-data-display = { bad-data-place } : les bâtiments de la zone de jeu ne remplissent pas leurs rangées de cinq (nombre de joueurs : { $players }).
bad-data-letter = { bad-data-place } : la lettre { $value } doit désigner un seul personnage, et ce personnage ne doit porter qu’une seule lettre.
bad-data-character-missing = { bad-data-place } : aucun bâtiment ne porte le personnage { $value }.
bad-data-yellow-copies = { bad-data-place } : au moins un personnage jaune doit exister en deux exemplaires, mais pas tous, et aucun en plus de deux.
bad-data-example = { bad-data-place } : avec ces valeurs, l’exemple { $value } des règles ne peut pas être mis en place.
data-warning-character-colour = Un personnage n’a pas la couleur de son bâtiment.
data-warning-gold = Un bâtiment ne coûte pas d’Or.
data-warning-icons = Un bâtiment ne montre pas exactement 1 icône Marchandise au recto et 2 sur sa face amélioration.
data-warning-points = L’amélioration ne double pas les points de chaque bâtiment.
data-warning-green = Un bâtiment vert donne plus de points qu’un bâtiment bleu ou jaune.
