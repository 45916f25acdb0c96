### Valletta: everything a player reads during a game. The text of the rules is in rules_valletta.ftl.

valletta-title = Valletta
valletta-description = Play three characters a turn, gather goods, build along the street of Valletta and gain new characters.
valletta-notice-reconstructed = The rulebooks do not show the cards: most costs, goods icons and points of the buildings, their letters, the number of copies and the goods on the barrels are reconstructed, not taken from the published game.

## Names of things

valletta-good = { $good ->
    [gold] gold
    [wood] wood
    [stone] stone
   *[brick] brick
}

# A number of goods of one kind.
valletta-amount = { $good ->
    [gold] { $number } gold
    [wood] { $number } wood
    [stone] { $number } stone
   *[brick] { $number } brick
}

# Several goods in one text.
valletta-goods-gold = { $gold } gold
valletta-goods-wood = { $wood } wood
valletta-goods-stone = { $stone } stone
valletta-goods-brick = { $brick } brick
valletta-goods = { $gold ->
    [0] { $wood ->
        [0] { $stone ->
            [0] { $brick ->
                [0] nothing
               *[other] { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-stone }
               *[other] { valletta-goods-stone } and { valletta-goods-brick }
            }
        }
       *[other] { $stone ->
            [0] { $brick ->
                [0] { valletta-goods-wood }
               *[other] { valletta-goods-wood } and { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-wood } and { valletta-goods-stone }
               *[other] { valletta-goods-wood }, { valletta-goods-stone } and { valletta-goods-brick }
            }
        }
    }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { $brick ->
                [0] { valletta-goods-gold }
               *[other] { valletta-goods-gold } and { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-gold } and { valletta-goods-stone }
               *[other] { valletta-goods-gold }, { valletta-goods-stone } and { valletta-goods-brick }
            }
        }
       *[other] { $stone ->
            [0] { $brick ->
                [0] { valletta-goods-gold } and { valletta-goods-wood }
               *[other] { valletta-goods-gold }, { valletta-goods-wood } and { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-gold }, { valletta-goods-wood } and { valletta-goods-stone }
               *[other] { valletta-goods-gold }, { valletta-goods-wood }, { valletta-goods-stone } and { valletta-goods-brick }
            }
        }
    }
}

valletta-colour = { $colour ->
    [red] red
    [purple] purple
    [green] green
    [blue] blue
   *[yellow] yellow
}

# The characters, as titles of their cards.
valletta-character-shopkeeper = Shopkeeper
valletta-character-lumberjack = Lumberjack
valletta-character-stonecutter = Stonecutter
valletta-character-brickmaker = Brickmaker
valletta-character-maid = Maid
valletta-character-builder = Builder
valletta-character-apprentice = Apprentice
valletta-character-jean_de_la_valette = Jean Parisot de Valette
valletta-character-banker = Banker
valletta-character-joiner = Joiner
valletta-character-stone_carver = Stone Carver
valletta-character-brick_master = Master Brickmaker
valletta-character-monk = Mendicant Monk
valletta-character-roofer = Roofer
valletta-character-trader = Trader
valletta-character-seamstress = Seamstress
valletta-character-merchant = Merchant
valletta-character-foreman = Foreman
valletta-character-chamberlain = Chamberlain
valletta-character-mason = Mason
valletta-character-innkeeper = Innkeeper
valletta-character-nun = Nun
valletta-character-carpenter = Carpenter
valletta-character-tax_collector = Tax Collector
valletta-character-architect_laparelli = Architect Francesco Laparelli
valletta-character-bailiff_schilling = Grand Bailiff Georg Schilling von Cannstatt
valletta-character-grand_master_del_monte = Grand Master Pietro del Monte
valletta-character-pope_pius_v = Pope Pius V
valletta-character-emperor_charles_v = Emperor Charles V
valletta-character-king_philip_ii = King Philip II
valletta-character-knight_rekuk = Knight Hieronymus von Rekuk

# What each character does, in one line.
valletta-character-shopkeeper-effect = take 1 gold
valletta-character-lumberjack-effect = take 1 wood
valletta-character-stonecutter-effect = take 1 stone
valletta-character-brickmaker-effect = take 1 brick
valletta-character-maid-effect = take 1 good of any kind
valletta-character-builder-effect = you may build a building or upgrade one of yours
valletta-character-apprentice-effect = repeats the red or green card played just before it
valletta-character-jean_de_la_valette-effect = move Jean 1 space and take the good shown on the barrel there; then you may dismiss or hire 1 character
valletta-character-banker-effect = take 1 gold for each gold icon on your buildings
valletta-character-joiner-effect = take 1 wood for each wood icon on your buildings
valletta-character-stone_carver-effect = take 1 stone for each stone icon on your buildings
valletta-character-brick_master-effect = take 1 brick for each brick icon on your buildings
valletta-character-monk-effect = each opponent with 4 or more goods gives you 1 of them; in a two-player game you may also take 1 good from the supply
valletta-character-roofer-effect = you may build or upgrade a building for 2 brick less
valletta-character-trader-effect = you may spend 1 wood, 1 stone or 1 brick to take 3 gold
valletta-character-seamstress-effect = take 2 goods of any kind
valletta-character-merchant-effect = you may spend 1 gold to take 1 wood, 1 stone and 1 brick
valletta-character-foreman-effect = choose a kind of good and take 1 of it for each of its icons on your buildings
valletta-character-chamberlain-effect = take 1 gold for each of your green buildings
valletta-character-mason-effect = you may build or upgrade a building for 2 stone less
valletta-character-innkeeper-effect = each opponent with 2 or more gold gives you 1 gold; in a two-player game you may also take 1 gold from the supply
valletta-character-nun-effect = choose a kind of good: you take 3 of it, and each opponent takes 1
valletta-character-carpenter-effect = you may build or upgrade a building for 2 wood less
valletta-character-tax_collector-effect = each opponent gives you 1 wood if they have 3 or more of it, and likewise for stone and brick; in a two-player game you may also take 1 of these from the supply
valletta-character-architect_laparelli-effect = you may spend 4 wood, 4 stone or 4 brick to score 4 points
valletta-character-bailiff_schilling-effect = you may spend 4 gold to score 4 points
valletta-character-grand_master_del_monte-effect = you may spend 1 gold, 1 wood, 1 stone and 1 brick to score 5 points
valletta-character-pope_pius_v-effect = score 1 point for each of your upgraded buildings
valletta-character-emperor_charles_v-effect = score 1 point for each of your blue buildings
valletta-character-king_philip_ii-effect = score 1 point for each of your green buildings
valletta-character-knight_rekuk-effect = score 2 points

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

# The same, as the object of a verb.
valletta-the-character = { $character ->
    [shopkeeper] the { valletta-character-shopkeeper }
    [lumberjack] the { valletta-character-lumberjack }
    [stonecutter] the { valletta-character-stonecutter }
    [brickmaker] the { valletta-character-brickmaker }
    [maid] the { valletta-character-maid }
    [builder] the { valletta-character-builder }
    [apprentice] the { valletta-character-apprentice }
    [jean_de_la_valette] { valletta-character-jean_de_la_valette }
    [banker] the { valletta-character-banker }
    [joiner] the { valletta-character-joiner }
    [stone_carver] the { valletta-character-stone_carver }
    [brick_master] the { valletta-character-brick_master }
    [monk] the { valletta-character-monk }
    [roofer] the { valletta-character-roofer }
    [trader] the { valletta-character-trader }
    [seamstress] the { valletta-character-seamstress }
    [merchant] the { valletta-character-merchant }
    [foreman] the { valletta-character-foreman }
    [chamberlain] the { valletta-character-chamberlain }
    [mason] the { valletta-character-mason }
    [innkeeper] the { valletta-character-innkeeper }
    [nun] the { valletta-character-nun }
    [carpenter] the { valletta-character-carpenter }
    [tax_collector] the { valletta-character-tax_collector }
    [architect_laparelli] { valletta-character-architect_laparelli }
    [bailiff_schilling] { valletta-character-bailiff_schilling }
    [grand_master_del_monte] { valletta-character-grand_master_del_monte }
    [pope_pius_v] { valletta-character-pope_pius_v }
    [emperor_charles_v] { valletta-character-emperor_charles_v }
    [king_philip_ii] { valletta-character-king_philip_ii }
   *[knight_rekuk] { valletta-character-knight_rekuk }
}

# Short forms for small boards.
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
    [architect_laparelli] Architect
    [bailiff_schilling] Grand Bailiff
    [grand_master_del_monte] Grand Master
    [pope_pius_v] Pope
    [emperor_charles_v] Emperor
    [king_philip_ii] King
   *[knight_rekuk] Knight
}

# A building by whose it is; of several alike, which.
valletta-building = { $building ->
    [building_g01] the Banker’s house
    [building_g02] the Banker’s second house
    [building_g03] the Banker’s third house
    [building_g04] the Joiner’s house
    [building_g05] the Joiner’s second house
    [building_g06] the Joiner’s third house
    [building_g07] the Stone Carver’s house
    [building_g08] the Stone Carver’s second house
    [building_g09] the Stone Carver’s third house
    [building_g10] the Master Brickmaker’s house
    [building_g11] the Master Brickmaker’s second house
    [building_g12] the Master Brickmaker’s third house
    [building_b01] the Mendicant Monk’s house
    [building_b02] the Roofer’s house
    [building_b03] the Roofer’s second house
    [building_b04] the Trader’s house
    [building_b05] the Chamberlain’s house
    [building_b06] the Merchant’s house
    [building_b07] the Mason’s house
    [building_b08] the Mason’s second house
    [building_b09] the Nun’s house
    [building_b10] the Seamstress’s house
    [building_b11] the Foreman’s house
    [building_b12] the Innkeeper’s house
    [building_b13] the Carpenter’s house
    [building_b14] the Carpenter’s second house
    [building_b15] the Tax Collector’s house
    [building_y01] the Architect’s palace
    [building_y02] the Grand Bailiff’s palace
    [building_y03] the Grand Master’s palace
    [building_y04] the Emperor’s palace
    [building_y05] the King’s palace
    [building_y06] the King’s second palace
    [building_y07] the Pope’s palace
    [building_y08] the Pope’s second palace
    [building_y09] the Knight’s palace
   *[building_y10] the Knight’s second palace
}

# The same without the colour, for small boards.
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
    [bonus] building bonus
    [architect] Architect
    [bailiff] Grand Bailiff
    [grand_master] Grand Master
    [pope] Pope
    [emperor] Emperor
    [king] King
   *[knight] Knight
}

## Options

valletta-option-effect_execution = Card effects
valletta-option-effect_execution-help = Whether the effect of a played card must be carried out or may be skipped (Jean’s move is always compulsory).
valletta-option-effect_execution-full = must be carried out, unless the card says “may”
valletta-option-effect_execution-optional = may be skipped
valletta-option-bonus_on_upgrade = Building bonus for upgrades
valletta-option-bonus_on_upgrade-help = Upgrading a building in Jean’s zone gives 2 points, as building there does.
valletta-option-reshuffle_timing = When to reshuffle
valletta-option-reshuffle_timing-help = When the discard pile is shuffled into a new draw pile.
valletta-option-reshuffle_timing-on_demand = when a card must be drawn
valletta-option-reshuffle_timing-when_empty = as soon as the draw pile is empty
valletta-option-supply = Supply
valletta-option-supply-help = Whether the goods in the supply can run out.
valletta-option-supply-unlimited = never runs out
valletta-option-supply-limited = only the pieces in the box and the barrels set aside
valletta-option-apprentice_chain = Apprentice chain
valletta-option-apprentice_chain-help = An Apprentice played right after another Apprentice repeats what the first one repeated.
valletta-option-architect_payment = The Architect’s price
valletta-option-architect_payment-help = Whether a player who can pay the Architect’s price has to pay it.
valletta-option-architect_payment-optional = may be declined
valletta-option-architect_payment-compulsory_if_able = must be paid if possible
valletta-option-finished_players_targetable = Finished players stay opponents
valletta-option-finished_players_targetable-help = Players who drop out of the game in the final phase are still affected by other players’ cards.
valletta-option-discard_visibility = Discard piles
valletta-option-discard_visibility-help = Who may look through a discard pile.
valletta-option-discard_visibility-owner_only_plus_counts = only its owner; the others see its size
valletta-option-discard_visibility-public = everyone
valletta-preset-french_edition = French edition
valletta-preset-french_edition-help = Any effect except Jean’s move may be skipped, and upgrades give no building bonus. Players who have finished stay opponents.
valletta-preset-italian_edition = Italian edition
valletta-preset-italian_edition-help = Players who have finished stay opponents: other players’ cards still affect them.

## What to decide

valletta-question-go_on = Nothing to decide right now.
valletta-question-shuffle = Shuffling comes first; nothing to decide right now.
valletta-question-refill = The hand is being refilled; nothing to decide right now.
valletta-question-draft = Take one extra starting good.
valletta-question-play = { $plays ->
    [0] Play the first card of your turn.
    [1] Play the second card of your turn.
   *[other] Play the third card of your turn.
}
valletta-question-maid = Maid: choose a good to take.
valletta-question-seamstress = Seamstress: choose two goods to take.
valletta-question-foreman = Foreman: choose a kind of good; you take 1 for each of its icons on your buildings.
valletta-question-nun = Nun: choose a kind of good; you take 3, and each opponent takes 1.
valletta-question-trader = Trader: choose a good to spend for 3 gold, or decline.
valletta-question-merchant = Merchant: spend 1 gold for 1 wood, 1 stone and 1 brick?
valletta-question-bailiff = Grand Bailiff: spend 4 gold for 4 points?
valletta-question-grand_master = Grand Master: spend 1 gold, 1 wood, 1 stone and 1 brick for 5 points?
valletta-question-architect = Architect: choose which good to spend 4 of for 4 points.
valletta-question-build = { $function ->
    [roofer] Build or upgrade a building for 2 brick less, or decline.
    [mason] Build or upgrade a building for 2 stone less, or decline.
    [carpenter] Build or upgrade a building for 2 wood less, or decline.
   *[builder] Build or upgrade a building, or decline.
}
valletta-question-payment = { $proposing ->
    [true] { $paying ->
        [gold] Pay as proposed, or say how much gold you pay.
        [wood] Pay as proposed, or say how much wood you pay.
        [stone] Pay as proposed, or say how much stone you pay.
       *[brick] Pay as proposed, or say how much brick you pay.
    }
   *[false] { $paying ->
        [gold] How much gold do you pay?
        [wood] How much wood do you pay?
        [stone] How much stone do you pay?
       *[brick] How much brick do you pay?
    }
}
valletta-question-jean = Dismiss a character from your hand, hire one from the character pool, or decline.
valletta-question-give = The Mendicant Monk asks you for 1 good: choose which one to give.
valletta-question-bonus = { $function ->
    [innkeeper] Two-player bonus: take 1 gold from the supply?
    [tax_collector] Two-player bonus: take 1 wood, 1 stone or 1 brick from the supply, or decline.
   *[monk] Two-player bonus: take 1 good of any kind from the supply, or decline.
}
valletta-question-use = { $function ->
    [shopkeeper] Use the effect? { valletta-character-shopkeeper }: { valletta-character-shopkeeper-effect }.
    [lumberjack] Use the effect? { valletta-character-lumberjack }: { valletta-character-lumberjack-effect }.
    [stonecutter] Use the effect? { valletta-character-stonecutter }: { valletta-character-stonecutter-effect }.
    [brickmaker] Use the effect? { valletta-character-brickmaker }: { valletta-character-brickmaker-effect }.
    [banker] Use the effect? { valletta-character-banker }: { valletta-character-banker-effect }.
    [joiner] Use the effect? { valletta-character-joiner }: { valletta-character-joiner-effect }.
    [stone_carver] Use the effect? { valletta-character-stone_carver }: { valletta-character-stone_carver-effect }.
    [brick_master] Use the effect? { valletta-character-brick_master }: { valletta-character-brick_master-effect }.
    [monk] Use the effect? { valletta-character-monk }: { valletta-character-monk-effect }.
    [chamberlain] Use the effect? { valletta-character-chamberlain }: { valletta-character-chamberlain-effect }.
    [innkeeper] Use the effect? { valletta-character-innkeeper }: { valletta-character-innkeeper-effect }.
    [tax_collector] Use the effect? { valletta-character-tax_collector }: { valletta-character-tax_collector-effect }.
    [pope_pius_v] Use the effect? { valletta-character-pope_pius_v }: { valletta-character-pope_pius_v-effect }.
    [emperor_charles_v] Use the effect? { valletta-character-emperor_charles_v }: { valletta-character-emperor_charles_v-effect }.
    [king_philip_ii] Use the effect? { valletta-character-king_philip_ii }: { valletta-character-king_philip_ii-effect }.
   *[knight_rekuk] Use the effect? { valletta-character-knight_rekuk }: { valletta-character-knight_rekuk-effect }.
}
valletta-question-over = The game is over.

## Moves

valletta-move-choose = { $good ->
    [gold] Gold
    [wood] Wood
    [stone] Stone
   *[brick] Brick
}
valletta-move-choose-pair = { $first ->
    [gold] { $second ->
        [gold] 2 gold
        [wood] 1 gold and 1 wood
        [stone] 1 gold and 1 stone
       *[brick] 1 gold and 1 brick
    }
    [wood] { $second ->
        [gold] 1 wood and 1 gold
        [wood] 2 wood
        [stone] 1 wood and 1 stone
       *[brick] 1 wood and 1 brick
    }
    [stone] { $second ->
        [gold] 1 stone and 1 gold
        [wood] 1 stone and 1 wood
        [stone] 2 stone
       *[brick] 1 stone and 1 brick
    }
   *[brick] { $second ->
        [gold] 1 brick and 1 gold
        [wood] 1 brick and 1 wood
        [stone] 1 brick and 1 stone
       *[brick] 2 brick
    }
}
valletta-move-play = Play { valletta-the-character }
valletta-move-build = Build { valletta-building }
valletta-move-upgrade = Upgrade { valletta-building }
valletta-move-pay-proposed = Pay as proposed
valletta-move-pay-amount = { $amount ->
    [0] Pay none of it
   *[other] Pay { $amount } of it
}
valletta-move-payment = Pay { valletta-goods }
valletta-move-dismiss = Dismiss { valletta-the-character }
valletta-move-hire = Hire { valletta-the-character }
valletta-move-use = Yes, use the effect
valletta-move-decline = Decline

## Events

valletta-event-shuffled = { $pile ->
    [barrels] The { $cards } barrel tokens are shuffled and laid on the street.
    [green] The { $cards } green building cards are shuffled.
    [blue] The { $cards } blue building cards are shuffled.
    [yellow] The { $cards } yellow building cards are shuffled.
    [stack] The { $cards } building cards of this game are shuffled and laid out.
    [hand] { $owner } shuffles the { $cards } starting cards and draws a hand.
    [reshuffle] { $cards ->
        [one] { $owner } turns the discard pile into a new draw pile: { $cards } card.
       *[other] { $owner } shuffles the discard pile into a new draw pile: { $cards } cards.
    }
   *[merge] { $cards ->
        [0] { $owner } has no cards in the draw pile or the discard pile.
        [one] { $owner } puts the draw pile and the discard pile together: { $cards } card.
       *[other] { $owner } shuffles the draw pile and the discard pile together: { $cards } cards.
    }
}
valletta-event-drafted = { $good ->
    [gold] { $seat } takes 1 extra gold at the start.
    [wood] { $seat } takes 1 extra wood at the start.
    [stone] { $seat } takes 1 extra stone at the start.
   *[brick] { $seat } takes 1 extra brick at the start.
}
valletta-event-turn-began = Turn { $turn }: it is { $seat }’s turn.
valletta-event-card-played = { $seat } plays { valletta-the-character } on space { $space }.
valletta-event-without-function = { $seat }’s card has no effect here: { valletta-character }.
valletta-event-copied = { $seat } copies { valletta-the-character }.
valletta-event-declined = { $question ->
    [maid] { $seat } does not use the Maid.
    [seamstress] { $seat } does not use the Seamstress.
    [foreman] { $seat } does not use the Foreman.
    [nun] { $seat } does not use the Nun.
    [trader] { $seat } does not use the Trader.
    [merchant] { $seat } does not use the Merchant.
    [bailiff] { $seat } does not use the Grand Bailiff.
    [grand_master] { $seat } does not use the Grand Master.
    [architect] { $seat } does not use the Architect.
    [build] { $seat } neither builds nor upgrades.
    [jean] { $seat } neither dismisses nor hires.
    [bonus] { $seat } declines the two-player bonus.
   *[use] { $seat } does not use the effect.
}
valletta-event-taken = { $seat } takes { valletta-amount }.
valletta-event-forfeited = { $seat }: the supply has run short, so { valletta-amount } cannot be taken.
valletta-event-paid = { $seat } pays { valletta-goods }.
valletta-event-given = { $good ->
    [gold] { $seat } gives 1 gold to { $to }.
    [wood] { $seat } gives 1 wood to { $to }.
    [stone] { $seat } gives 1 stone to { $to }.
   *[brick] { $seat } gives 1 brick to { $to }.
}
valletta-event-jean-moved = { $seat } moves Jean to space { $space }.
valletta-event-barrel-turned = { $good ->
    [gold] { $seat } turns up a barrel token: it shows gold.
    [wood] { $seat } turns up a barrel token: it shows wood.
    [stone] { $seat } turns up a barrel token: it shows stone.
   *[brick] { $seat } turns up a barrel token: it shows brick.
}
valletta-event-dismissed = { $seat } dismisses { valletta-the-character } into the character pool.
valletta-event-hired = { $seat } hires { valletta-the-character } from the character pool.
valletta-event-built = { $seat } builds { valletta-building } and adds { valletta-the-character } to their hand.
valletta-event-upgraded = { $seat } upgrades { valletta-building }.
valletta-event-points-scored = { $points ->
    [one] { $seat } scores { $points } point ({ valletta-source }).
   *[other] { $seat } scores { $points } points ({ valletta-source }).
}
valletta-event-end-triggered = { $trigger ->
    [jean] { $seat } brings Jean to the last space: the final phase follows this turn.
    [points] { $seat } reaches 25 points: the final phase follows this turn.
   *[houses] { $seat } places their last house: the final phase follows this turn.
}
valletta-event-turn-ended = { $cards ->
    [one] { $seat } puts { $cards } played card on the discard pile.
   *[other] { $seat } puts { $cards } played cards on the discard pile.
}
valletta-event-drawn = { $cards ->
    [one] { $seat } draws { $cards } card.
   *[other] { $seat } draws { $cards } cards.
}
valletta-event-card-drawn = { $seat } draws { valletta-the-character }.
valletta-event-end-phase-began = The final phase, triggered by { $seat }, begins: everyone goes through their draw pile once more.
valletta-event-dropped-out = { $seat } has played their last card and is out of the game.
valletta-event-game-ended = The game ends after turn { $turn }.

## Refusals

refusal-card-not-in-hand = { valletta-character }: this card is not in your hand.
refusal-card-on-building = { valletta-character }: this card still lies on a building. It joins the hand of the player who builds there.
refusal-card-not-in-pool = { valletta-character }: this card is not in the character pool.
refusal-payment-does-not-fit = This payment is not possible: each good in the cost must be paid, or replaced by exactly three other goods you have.
refusal-not-in-supply = The supply has run out of this good.
refusal-must-draft = You must take one extra starting good.
refusal-must-play = You must play a card: passing is not allowed.
refusal-must-pay = You have chosen the building: now you must pay for it.
refusal-must-give = You must give a good.
refusal-must-carry-out = The effect of this card must be carried out.
refusal-building-not-laid-out = This building is not in the display.
refusal-not-your-building = Only a building with your own house on it can be upgraded.
refusal-already-upgraded = This building is already upgraded.
refusal-already-built = There is already a house on this building.
refusal-no-house-left = You have no house left to build with.
refusal-not-payable = You cannot afford this, not even by replacing goods: it costs { valletta-goods }.
refusal-good-drafted = This good has already been taken: { valletta-good }.
refusal-not-for-gold = Gold is not allowed here: choose wood, stone or brick.
refusal-too-few-goods = You do not have enough of this good: { valletta-good }.
refusal-bonus-kind = The two-player bonus here is gold, so you cannot take this good: { valletta-good }.
refusal-two-goods = Choose two goods, the same or different.

## Score sheet

valletta-score-bonus = Building bonus
valletta-score-characters = Characters
valletta-score-buildings = Buildings
valletta-score-goods = Goods left

## Labels of the board

valletta-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
valletta-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
valletta-zone = { $zone ->
    [0] no zone
   *[other] zone { $zone }
}
valletta-jean = { $space ->
    [0] Jean on the tower space
   *[other] Jean on space { $space }
}
valletta-track = { $space ->
    [0] in front of the gate
   *[other] { $token ->
        [0] space { $space }
       *[other] space { $space }, token { $token }
    }
}
valletta-label-street = Street
valletta-label-tower = Tower space
valletta-label-gate = Gate
valletta-label-barrels = Barrel tokens
valletta-label-barrels-left = Barrel tokens on the street
valletta-label-barrels-turned = Barrel tokens set aside
valletta-label-supply = Supply
valletta-label-draft = Extra starting goods
valletta-label-pool = Character pool
valletta-label-display = Display
valletta-label-row = Row
valletta-label-column = Column
valletta-label-cost = Building cost
valletta-label-upgrade-cost = Upgrade cost
valletta-label-price = Your current cost
valletta-label-income = Goods icons
valletta-label-final-points = Points at the end
valletta-label-unbuilt = not built
valletta-label-upgraded = upgraded
valletta-label-owner = Owner
valletta-label-character = Character
valletta-label-goods = Goods
valletta-label-hand = Hand
valletta-label-played = Cards played
valletta-label-draw-pile = Draw pile
valletta-label-discard-pile = Discard pile
valletta-label-known = Known cards in hand
valletta-label-unseen = Unseen cards in hand and draw pile
valletta-label-buildings = Buildings
valletta-label-houses-left = Houses left
valletta-label-points = Points
valletta-label-first-player = First player
valletta-label-payment = Payment
valletta-label-proposed = Proposed payment
valletta-label-end-flagged = The final phase follows this turn
valletta-label-end-phase = Final phase
valletta-label-out = out of the game

## Texts that are not moves

bad-move-no-such-building = There is no building “{ $building }”.
bad-move-no-such-good = There is no good “{ $good }”.
bad-move-amount = { $amount } is not a possible number of goods.

## Data file

bad-data-barrels = { bad-data-place }: the total number of barrels must be { $wanted }, not { $value }.
bad-data-no-stone-barrel = { bad-data-place }: at least one barrel must show stone.
bad-data-too-few-pieces = { bad-data-place }: the number of pieces must be at least { $wanted }, one for each of four players and one for the draft (V-SETUP-27, V-SETUP-30), not { $value }.
bad-data-too-dear = { bad-data-place }: if one kind of good replaces all others, three for one (V-COST-03), the building costs { $value } of it; at most { $wanted } can be paid.
bad-data-upgrade = { bad-data-place }: the upgraded side must show more goods icons or more points, and not fewer of either.
bad-data-too-few-of-colour = { bad-data-place }: the number of buildings of this colour must be at least { $wanted }, not { $value }.
bad-data-display = { bad-data-place }: the buildings laid out for { $players } players do not fill their rows of five.
bad-data-letter = { bad-data-place }: the letter { $value } must stand for exactly one character, and the character for one letter.
bad-data-character-missing = { bad-data-place }: no building carries the character { $value }.
bad-data-yellow-copies = { bad-data-place }: at least one yellow character, but not all of them, must exist twice, and none more often.
bad-data-example = { bad-data-place }: with these values, the rulebook’s example { $value } cannot be set up.
data-warning-character-colour = A character is not the same colour as its building.
data-warning-gold = A building costs no gold.
data-warning-icons = A building does not show exactly 1 goods icon on its front and 2 on its upgraded side.
data-warning-points = Upgrading does not double the points of every building.
data-warning-green = A green building gives more points than a blue or yellow one.
