import type { Refusal } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import { flawsOf, RULE_OF_FLAW } from './constraints.ts';
import { isSmudge, readDeck } from './deck-text.ts';
import type { Reason } from './events.ts';
import { DOOR_WITHOUT_KEY, type Options } from './state.ts';

export const DEFAULTS: Options = { doorWithoutKey: 'blocked', deck: 'standard' };

/** Reads untrusted options; a deck of one's own has to keep the constraints of RULES.md. */
export function readOptions(input: unknown): Options | Refusal<Reason> {
  if (input !== undefined && !isRecord(input)) return refuseValue('options', 'a record');
  const given: Record<string, unknown> = { ...DEFAULTS, ...input };
  const unknown = Object.keys(given).find(option => !(option in DEFAULTS));
  if (unknown !== undefined) return { refused: { type: 'no-such-option', option: unknown }, rule: 'DZ-2' };
  const doorWithoutKey = DOOR_WITHOUT_KEY.find(value => value === given.doorWithoutKey);
  if (!doorWithoutKey) return refuseValue('doorWithoutKey', DOOR_WITHOUT_KEY.join(', '), 'DZ-Q7');
  if (typeof given.deck !== 'string') return refuseValue('deck', 'standard, …', 'DZ-C1');
  return checkDeck(given.deck) ?? { doorWithoutKey, deck: given.deck };
}

function refuseValue(option: string, expected: string, rule = 'DZ-2'): Refusal<Reason> {
  return { refused: { type: 'no-such-value', option, expected }, rule };
}

function checkDeck(text: string): Refusal<Reason> | undefined {
  if (text === DEFAULTS.deck) return undefined;
  const deck = readDeck(text);
  if (isSmudge(deck)) return { refused: deck, rule: 'DZ-2' };
  const [flaw] = flawsOf(deck);
  return flaw && { refused: flaw, rule: RULE_OF_FLAW[flaw.type] };
}
