import { isRefusal } from '../../../kernel/game.ts';
import { ABILITIES, TILES } from '../data.ts';
import { linedUp } from '../set-text.ts';
import { type OwnSet, work } from '../work.ts';

/** The tiles of the box, as a set that somebody has made. */
export const BOX: OwnSet = linedUp({
  start: { line: 1, drawing: TILES[0][3] },
  tiles: TILES.slice(1).map(([, room, count, drawing]) => ({ line: 1, count, room, drawing })),
  characters: [],
});

/** Eight characters, one with each ability. */
export const EIGHT: OwnSet['characters'] = ABILITIES.map((ability, i) => ({
  line: 1,
  strength: 3,
  craft: 4,
  ability,
  name: `Somebody ${i + 1}`,
}));

export const HEADING = { name: 'The Drowned Gaol', author: 'Ada' };

/** Named, with characters of its own, and on the lines on which it is printed. */
export const OWN: OwnSet = work.rename({ ...BOX, characters: EIGHT }, HEADING);

export function readOwn(text: string): OwnSet {
  const set = work.read(text);
  if (isRefusal(set)) throw new Error(`no set: ${set.rule}, ${JSON.stringify(set.refused)}`);
  return set;
}
