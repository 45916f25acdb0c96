### Un mot à travers la table : phrases proposées, textes entre ceux qui sont assis, et demander à reprendre un coup.

## Phrases proposées

web-say-well = Bien joué !
web-say-smile = J’ai de la chance.
web-say-wince = Aïe, quelle malchance !
web-say-cheers = Santé !
web-say-thanks = Merci.
web-say-moment = Un instant.

## Parler

web-talk = Parler
web-talk-unread = { $number ->
    [0] Parler
    [one] Parler, un nouveau message
   *[other] Parler, { $number } nouveaux messages
}
web-talk-none = Personne n’a encore rien dit.
web-talk-phrases = Dire quelque chose
web-talk-help = Chaque personne lit ces phrases dans sa langue.
web-talk-as = Vous parlez pour { $name }
web-talk-said = { $name } : { $said }
web-talk-write = Écrire aux autres à la table
web-talk-send = Envoyer
web-talk-mute = Ignorer { $name }
web-talk-unmute = Ne plus ignorer { $name }
web-talk-texts-ask = Pour l’instant, seulement ces phrases. Pour pouvoir écrire librement, adressez-vous à : { $names }.
web-talk-texts-help = Seules les personnes assises à la table lisent ce qui est écrit, et rien n’en est conservé.
web-talk-open = Les joueurs peuvent s’écrire
web-talk-open-help = Sinon, les joueurs ne disposent que des six phrases proposées. Les spectateurs ne lisent jamais ce qui est écrit.
web-key-talk = parler

## Reprendre

web-back-ask = Demander à reprendre
web-back-asks = { $name } demande à reprendre sa dernière décision.
web-back-harmless = Rien n’a été révélé depuis.
web-back-agree = D’accord
web-back-refuse = Non, continuons
web-back-waiting = Vous avez demandé à reprendre votre dernière décision.
web-back-missing = Réponse attendue : { $names }.
web-back-withdraw = Tant pis, continuons

## Ce que le serveur refuse

server-back-revealed = Quelque chose a été révélé depuis, des dés ou des cartes par exemple. On ne peut plus revenir en arrière.
server-back-asked = Vous avez déjà demandé à reprendre cette décision.
server-back-open = Quelqu’un demande déjà à reprendre une décision.
server-back-alone = Vous pouvez encore défaire cela sans rien demander.
server-back-nothing = Vous n’avez aucune décision à reprendre.
server-talk-fast = Pas si vite. Vous pourrez reparler dans quelques secondes.
server-text-off = À cette table, on ne peut se parler qu’avec les phrases proposées.
server-text-empty = Ce message est vide.
server-text-long = { $most ->
    [one] Un texte compte au plus { $most } caractère.
   *[other] Un texte compte au plus { $most } caractères.
}
server-not-host = Seule la personne qui a ouvert la table peut changer cela.
