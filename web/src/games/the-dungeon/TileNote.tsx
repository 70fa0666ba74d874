import type { ReactElement } from 'react';
import { tileAt } from '../../../../art/the-dungeon/index.ts';
import { isInside, roomAt } from '../../../../games/the-dungeon/readers.ts';
import { Bubble } from '../../board/Bubble.tsx';
import { project } from '../../board/camera.ts';
import type { Shot } from '../../board/useCamera.ts';
import { useDesk } from './context.ts';
import { placeArea } from './camera.ts';
import { thingNames } from './names.ts';

/** What a tile is, who stands there and what lies there. */
export function TileNote({ shot, tile }: { readonly shot: Shot; readonly tile: number }): ReactElement {
  const desk = useDesk();
  const { play, game, words } = desk;
  const { view } = play.now;
  const room = roomAt(view, tile);
  const about = project(shot, placeArea(tileAt(view, tile)));
  const here = view.characters.flatMap((each, seat) =>
    isInside(each) && each.at === tile ? [play.names[seat] ?? ''] : [],
  );
  const things = thingNames(desk, tile);
  return (
    <Bubble viewport={shot.viewport} about={about} avoid={[about]} tone="card">
      <span className="td-note" role="status">
        <b>{game.rooms[room]}</b>
        <span className="small">{words.rooms[room]}</span>
        {here.length > 0 && <span className="small">{words.map.here(here)}</span>}
        {things.length > 0 && <span className="small">{words.map.lies(things)}</span>}
      </span>
    </Bubble>
  );
}
