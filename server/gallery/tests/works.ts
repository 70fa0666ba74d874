import { shelvedById } from '../../../games/index.ts';
import type { WorkFormat } from '../../../games/work.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { SHEETS } from '../../../games/dungeon-pen/readers.ts';
import { STANDARD_DECK } from '../../../games/donjonz/readers.ts';

export function workOf(game: string): WorkFormat {
  const work = shelvedById(game)?.work;
  if (!work) throw new Error(`nothing of ${game} is drawn`);
  return work;
}

/** A dungeon that can be played, under a name. */
export function dungeonCalled(name: string, author = 'nobody'): string {
  const work = workOf('dungeon-pen');
  return work.print(work.rename(SHEETS.crossing, { name, author }));
}

/** The deck in the box, under a name. */
export function deckCalled(name: string): string {
  const work = workOf('donjonz');
  const draft = work.read(STANDARD_DECK);
  if (isRefusal(draft)) throw new Error(draft.rule);
  return work.print(work.rename(draft, { name, author: 'nobody' }));
}

/** Dungeons that differ from it by a potion on either side. */
const OTHERS = potionsAdded();
/** Those that were asked for so far: to find all of them takes seconds. */
const found: string[] = [];

function* potionsAdded(): Generator<string> {
  const work = workOf('dungeon-pen');
  const { features } = SHEETS.crossing;
  for (const [square, feature] of features.entries()) {
    const twin = features.length - 1 - square;
    if (feature !== 'floor' || square >= twin) continue;
    const more = features.map((each, at) => (at === square || at === twin ? ('potion' as const) : each));
    const sheet = { ...SHEETS.crossing, features: more };
    if (work.flaws(sheet).length === 0) yield work.print(sheet);
  }
}

function otherAt(number: number): string {
  while (found.length <= number) found.push(OTHERS.next().value ?? '');
  return found[number] ?? '';
}

/** One of several other dungeons, under a name. */
export function otherDungeon(name: string, number: number): string {
  const work = workOf('dungeon-pen');
  const draft = work.read(otherAt(number));
  if (isRefusal(draft)) throw new Error(`there is no dungeon ${number}`);
  return work.print(work.rename(draft, { name, author: 'nobody' }));
}
