### What Merchants & Marauders says in English.

game-title = Merchants & Marauders
setting-target = Glory Points to win
setting-target-ten = 10 points
setting-target-fifteen = 15 points, a long game
setting-npc = Who commands the ships that no player sails
setting-npc-next-player = the next player
setting-npc-rule = a simple rule

ending-glory = The round of glory is played out: the Caribbean has its legend.
ending-events = The last event has passed; now glory and gold are counted.
ending-captains = No captain is left who would put to sea; now glory and gold are counted.
part-track = Glory track
part-stash = Stashed gold
figure-rounds = Rounds
figure-deaths = Captains lost
figure-winner-pirate = A pirate won
figure-winner-merchant = A merchant won
figure-points-defeat = Points for defeated ships
figure-points-sale = Points for sales
figure-points-raid = Points for merchant raids
figure-points-mission = Points for missions
figure-points-rumor = Points for rumors
figure-points-ship = Points for bought ships
figure-points-stash = Points for stashed gold
kind-captain = Captains at the end

### Scene
