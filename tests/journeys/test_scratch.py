
from tests.console.conftest import *
from tests.console.room import *
import pytest, time
@pytest.mark.parametrize("lang",["de","en"])
@pytest.mark.parametrize("game",list(SHORTEST))
def test_x(open_room,game,lang):
    room=open_room(PLAYERS[game], two_screens=False)
    set_up(room,game,lang)
    p=Players(room,1)
    t=time.time()
    n=[0]
    p.play_on(lambda: room.playing.over)
    print(time.time()-t, speak(room.stage.prompt,lang), room.now, len(room.watchers.tables))
    for box in room.boxes.boxes: print(room.lines(box))
    print(room.watchers.sounds[-20:], [speak(s,lang) for s in room.playing.log])
