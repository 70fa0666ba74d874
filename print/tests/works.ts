// Works of the workshop, to be printed.
import { loadGame } from '../../games/load.ts';
import { printSketch, sheetOf, sketchOf } from '../../games/dice-and-danger/readers.ts';
import { STANDARD_DECK } from '../../games/donjonz/readers.ts';
import { SHEETS, work as dungeons } from '../../games/dungeon-pen/readers.ts';
import type { GameId } from '../../games/shelf.ts';
import { BOX, EIGHT } from '../../games/the-dungeon/tests/sets.ts';
import { work as sets } from '../../games/the-dungeon/readers.ts';
import type { Heading } from '../../games/work.ts';
import { isRefusal } from '../../kernel/game.ts';
import { writeWorkLink } from '../../wire/work-link.ts';
import { agreedOn } from '../agreed.ts';
import { loadPrinted } from '../load.ts';
import type { Book } from '../print.ts';
import { SITE } from './pages.ts';

/** As wide and as long as the workshop lets anybody type. */
export const LONGEST_NAME = 'W'.repeat(40);

/** Everything in them that has a name has this one. */
const NAMED: Readonly<Record<GameId, (name: string) => string>> = {
  donjonz: () => STANDARD_DECK,
  'dice-and-danger': name => {
    const sketch = sketchOf(sheetOf({ adventure: 'clumsy-cultists' }));
    return printSketch({ ...sketch, rooms: sketch.rooms.map(room => ({ ...room, name })) });
  },
  'dungeon-pen': () => dungeons.print(SHEETS.hall),
  'the-dungeon': name =>
    sets.print({ ...BOX, characters: EIGHT.map((each, i) => ({ ...each, name: `${name.slice(0, -1)}${i}` })) }),
};

export async function textOf(id: GameId, heading: Heading, inside = 'Somebody'): Promise<string> {
  const { work } = await loadGame(id);
  const draft = work?.read(NAMED[id](inside));
  if (!work || !draft || isRefusal(draft)) throw new Error(`no work of ${id}: ${JSON.stringify(draft)}`);
  return work.print(work.rename(draft, heading));
}

/** A book of a work, with the link to which its codes lead. */
export type Linked = Book & { readonly link: string };

export async function bookOf(id: GameId, text: string, address = SITE.address): Promise<Linked> {
  const { shelved } = await loadPrinted(id);
  const { game, work } = shelved;
  const options = game.readOptions(work?.options(text), game.seats.min);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const link = `${address}/work#${await writeWorkLink({ text })}`;
  const agreed = agreedOn(shelved, { version: game.version, seats: game.seats.min, options });
  return { rules: '# Rules', agreed, site: { address, link }, link };
}
