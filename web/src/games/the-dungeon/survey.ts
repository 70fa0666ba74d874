import { doorState, exitSide } from '../../../../art/the-dungeon/index.ts';
import {
  DOORWAY,
  isInside,
  NONE,
  roomAt,
  type Side,
  SIDES,
  sideOf,
  spotOf,
  tileBeyond,
  type Turn,
} from '../../../../games/the-dungeon/index.ts';
import type { Desk } from './context.ts';
import { thingsOn } from './things.ts';

/** A sentence for every tile: where it lies, who and what is there, and what each side is. */
export const survey = (desk: Desk): readonly string[] =>
  desk.play.now.view.faces.map((_, tile) => tileSentence(desk, tile));

function tileSentence(desk: Desk, tile: number): string {
  const { play, game, words } = desk;
  const { view, seat } = play.now;
  const here = view.characters.flatMap((each, other) =>
    isInside(each) && each.at === tile ? [other === seat ? words.survey.you : (play.names[other] ?? '')] : [],
  );
  const parts = [
    ...(here.length > 0 ? [words.map.here(here)] : []),
    ...SIDES.flatMap(side => sideSentence(desk, tile, side)),
    ...(thingsOn(desk, tile).length > 0 ? [words.map.lies(thingsOn(desk, tile))] : []),
  ];
  const { x, y } = spotOf(view.places[tile] ?? 0);
  return words.survey.tile(game.rooms[roomAt(view, tile)], game.place(x, y), parts);
}

function sideSentence({ play, game, words }: Desk, tile: number, side: Side): readonly string[] {
  const { view } = play.now;
  const state = sideOf(view, tile, side);
  const kind = doorState(state) ?? (state === DOORWAY ? 'doorway' : undefined);
  if (exitSide(view.faces[tile] ?? 0, (view.turns[tile] ?? 0) as Turn) === side)
    return [words.survey.exit(words.sides[side])];
  if (!kind) return [];
  const beyond = tileBeyond(view, tile, side);
  const room = beyond === NONE || kind === 'blocked' ? undefined : game.rooms[roomAt(view, beyond)];
  return [words.survey.side(words.sides[side], kind, room)];
}
