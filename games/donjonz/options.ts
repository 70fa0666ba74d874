import { isRefusal, type Refusal } from '../../kernel/game.ts';
import { readGiven } from '../../kernel/options.ts';
import type { Options } from './action.ts';
import type { Reason } from './events.ts';
import { manifest } from './manifest.ts';
import { work } from './work.ts';

/** Reads untrusted options; a deck of one's own has to keep the constraints of RULES.md. */
export function readOptions(input: unknown, seats: number): Options | Refusal<Reason> {
  const options = readGiven<Options>(manifest, input, seats);
  return isRefusal(options) ? options : (checkDeck(options.deck) ?? options);
}

function checkDeck(text: string): Refusal<Reason> | undefined {
  if (text === 'standard') return undefined;
  const deck = work.read(text);
  return isRefusal(deck) ? deck : work.flaws(deck)[0];
}
