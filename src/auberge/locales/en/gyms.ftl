# one table as an environment: what can be wrong with what it is given
env-render-mode = There is no way to render named “{ $mode }”; there are { $known }.
env-seat = There is no seat { $seat } here; seats count from 0 to { $high }.
env-opponents = Name one opponent for all other seats, or one for each (seats: { $seats }, opponents: { $opponents }).
env-no-such-action = There is no action { $action }; actions count from 0 to { $high }.
env-over = No game is under way here: call reset() to begin one.
