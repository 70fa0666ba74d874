import type { Refusal } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import { flawsOf, RULE_OF_FLAW } from './constraints.ts';
import { isSmudge, readDeck } from './deck-text.ts';
import type { Reason } from './events.ts';
import { DOOR_WITHOUT_KEY, type Options } from './state.ts';

export const DEFAULTS: Options = { doorWithoutKey: 'blocked', deck: 'standard' };

/** Reads untrusted options; a deck of one's own has to keep the constraints of RULES.md. */
export function readOptions(input: unknown): Options | Refusal<Reason> {
  if (input !== undefined && !isRecord(input)) return { refused: { type: 'no-record' }, rule: 'DZ-2' };
  const given: Record<string, unknown> = { ...DEFAULTS, ...input };
  const unknown = Object.keys(given).find(option => !(option in DEFAULTS));
  if (unknown !== undefined) return { refused: { type: 'no-such-option', option: unknown }, rule: 'DZ-2' };
  const doorWithoutKey = DOOR_WITHOUT_KEY.find(value => value === given.doorWithoutKey);
  if (!doorWithoutKey) return refuseDoor();
  if (typeof given.deck !== 'string') return { refused: { type: 'no-deck-text' }, rule: 'DZ-2' };
  return checkDeck(given.deck) ?? { doorWithoutKey, deck: given.deck };
}

function refuseDoor(): Refusal<Reason> {
  const expected = DOOR_WITHOUT_KEY.join(', ');
  return { refused: { type: 'no-such-value', option: 'doorWithoutKey', expected }, rule: 'DZ-Q7' };
}

function checkDeck(text: string): Refusal<Reason> | undefined {
  if (text === DEFAULTS.deck) return undefined;
  const deck = readDeck(text);
  if (isSmudge(deck)) return { refused: deck, rule: 'DZ-2' };
  const [flaw] = flawsOf(deck);
  return flaw && { refused: flaw, rule: RULE_OF_FLAW[flaw.type] };
}
