### Co mówią po polsku Kupcy i Korsarze.

game-title = Kupcy i Korsarze
setting-target = Punkty chwały do zwycięstwa
setting-target-ten = 10 punktów
setting-target-fifteen = 15 punktów, długa gra
setting-npc = Kto dowodzi statkami, których nie prowadzi żaden gracz
setting-npc-next-player = następny gracz
setting-npc-rule = prosta reguła

ending-glory = Runda chwały dograna do końca: Karaiby mają swoją legendę.
ending-events = Minęło ostatnie wydarzenie; czas policzyć chwałę i dukaty.
ending-captains = Nie ma już kapitana, który wypłynąłby w morze; czas policzyć chwałę i dukaty.
part-track = Tor chwały
part-stash = Ukryte dukaty
figure-rounds = Rundy
figure-deaths = Polegli kapitanowie
figure-winner-pirate = Wygrał pirat
figure-winner-merchant = Wygrał kupiec
figure-points-defeat = Punkty za pokonane statki
figure-points-sale = Punkty za sprzedaż
figure-points-raid = Punkty za ataki na kupców
figure-points-mission = Punkty za misje
figure-points-rumor = Punkty za plotki
figure-points-ship = Punkty za kupione statki
figure-points-stash = Punkty za ukryte dukaty
kind-captain = Kapitanowie na koniec gry

### Scene
