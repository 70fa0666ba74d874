import { readFileSync } from 'node:fs';
import { type Action, type Coordinates, donjonz, type Donjonz } from '../../../games/donjonz/index.ts';
import { STANDARD_DECK } from '../../../games/donjonz/readers.ts';
import { append, play, start, type Transcript, transcriptOf, unplayed } from '../../../kernel/match.ts';

export type Played = Transcript<Donjonz>;

const FOLDER = new URL('../../../games/donjonz/transcripts/', import.meta.url);

/** A finished match, kept beside the rules. */
export const transcript = (name: string): Played =>
  JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as Played;

/** The match as it stood before its `count`-th action of a type, counted from 1. */
export function before(played: Played, type: Action['type'], count = 1): Played {
  const places = played.log.flatMap(([, action], i) => (action.type === type ? [i] : []));
  return { ...played, log: played.log.slice(0, places[count - 1]) };
}

export const seedOf = ({ seeds }: Played): string => String(seeds[0]?.[1]);

/** One thing that the seat did: the card it held, and how many lines the log has once it is done. */
export interface Done {
  readonly action: Action;
  readonly card: number | null;
  readonly lines: number;
}

/** What the seat does in a match, one after the other. */
export function doneIn({ log, ...opening }: Played): readonly Done[] {
  const match = unplayed(donjonz, opening);
  const done: Done[] = [];
  let lines = 0;
  for (const entry of log) {
    const { hand } = match.state;
    append(match, entry, () => lines++);
    const [seat, action] = entry;
    if (seat === 0) done.push({ action, card: hand, lines });
    else if (done.length > 0) done.push({ ...(done.pop() as Done), lines });
  }
  return done;
}

/** A match whose cards lie in one long row, before the card of this number is laid. */
export const inOneRow = (number: number, deck = 'standard'): Played =>
  inLine(number, deck, card => ({ x: 3 * card, y: 0 }));

/** A match whose cards hang below each other, before the card of this number is laid. */
export const inOneColumn = (number: number): Played => inLine(number, 'standard', card => ({ x: 0, y: 2 * card - 1 }));

function inLine(number: number, deck: string, placeOf: (card: number) => Coordinates): Played {
  const match = start(donjonz, {
    seats: 1,
    options: { doorWithoutKey: 'blocked', deck },
    seeds: [[0, '0123456789abcdef0123456789abcdef']],
  });
  for (let card = 1; card < number; card++) {
    play(match, 0, { type: 'lay', ...placeOf(card), turn: 0 });
    if (match.state.phase === 'take') play(match, 0, { type: 'take' });
  }
  return transcriptOf(match);
}

/** The standard deck with a stair that opens to the south only. */
export const NARROW_STAIR = STANDARD_DECK.replace(/^.*\n.*\n.*\n.*\n/, 'The Narrow Step\n+-+-+-+\n|<|.|#\n+ +-+ +\n');
