import type { ReactElement } from 'react';
import type { QuarterTurn, Side } from '../../../../games/the-dungeon/index.ts';
import {
  coordinatesOf,
  exitSide,
  isInside,
  SIDES,
  sideState,
  tileBeyond,
} from '../../../../games/the-dungeon/readers.ts';
import { answering, looked } from '../../board/answers.ts';
import { type Desk, useDesk } from './context.ts';
import { roomName, thingNames } from './names.ts';

/** The maze as rooms and doors, to be read out: a sentence for every tile. */
export function Survey(): ReactElement {
  const desk = useDesk();
  const { view, seat } = desk.play.now;
  const own = view.characters[seat];
  return (
    <section className="spoken" aria-label={desk.words.survey.title}>
      <ul>
        {view.faces.map((_, tile) => (
          <li key={tile} {...placeOf(desk, tile)} {...(own && isInside(own) && own.at === tile && answering('where'))}>
            {tileSentence(desk, tile)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function placeOf({ play }: Desk, tile: number): ReturnType<typeof looked> {
  const { x, y } = coordinatesOf(play.now.view.places[tile] ?? 0);
  return looked(x, y);
}

/** Where a tile lies, who and what is there, and what each side is. */
function tileSentence(desk: Desk, tile: number): string {
  const { play, game, words } = desk;
  const { view, seat } = play.now;
  const here = view.characters.flatMap((each, other) =>
    isInside(each) && each.at === tile ? [other === seat ? words.survey.you : (play.names[other] ?? '')] : [],
  );
  const things = thingNames(desk, tile);
  const parts = [
    ...(here.length > 0 ? [words.map.here(here)] : []),
    ...SIDES.flatMap(side => sideSentence(desk, tile, side)),
    ...(things.length > 0 ? [words.map.lies(things)] : []),
  ];
  const { x, y } = coordinatesOf(view.places[tile] ?? 0);
  return words.survey.tile(roomName(desk, tile), game.place(x, y), parts);
}

function sideSentence(desk: Desk, tile: number, side: Side): readonly string[] {
  const { play, words } = desk;
  const { view } = play.now;
  const state = sideState(view, tile, side);
  if (exitSide(view.faces[tile] ?? 0, (view.turns[tile] ?? 0) as QuarterTurn) === side)
    return [words.survey.exit(words.sides[side])];
  if (state === 'wall') return [];
  const beyond = tileBeyond(view, tile, side);
  const room = beyond === undefined || state === 'blocked' ? undefined : roomName(desk, beyond);
  return [words.survey.side(words.sides[side], state, room)];
}
