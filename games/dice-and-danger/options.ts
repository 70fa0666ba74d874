import type { Refusal } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import { ADVENTURES, END_TRIGGERS, type Options } from './action.ts';
import { sheetOf } from './board.ts';
import { flawsOf, RULE_OF_FLAW } from './constraints.ts';
import type { Reason } from './events.ts';
import { outOfReach } from './progress.ts';
import { isSmudge, readSheet } from './sheet-text.ts';

export const DEFAULTS: Options = {
  adventure: 'annoyed-animals',
  endTrigger: 'ownSheet',
  portalTrigger: 'assigned11',
  first: 0,
};

/** Reads untrusted options; a sheet of one's own has to keep the constraints of RULES.md. */
export function readOptions(input: unknown, seats: number): Options | Refusal<Reason> {
  if (input !== undefined && !isRecord(input)) return { refused: { type: 'no-record' }, rule: 'DDD-4' };
  const given: Record<string, unknown> = { ...DEFAULTS, ...input };
  const unknown = Object.keys(given).find(option => !(option in DEFAULTS));
  if (unknown !== undefined) return { refused: { type: 'no-such-option', option: unknown }, rule: 'DDD-4' };
  const { adventure, first } = given;
  if (typeof adventure !== 'string') return refuseValue('adventure', `${ADVENTURES.join(', ')}, ...`, 'DDD-3');
  const endTrigger = END_TRIGGERS.find(value => value === given.endTrigger);
  if (!endTrigger) return refuseValue('endTrigger', END_TRIGGERS.join(', '), 'DDD-Q1');
  if (!isBelow(first, seats)) return refuseValue('first', `0-${seats - 1}`, 'DDD-Q33');
  const wrong = checkSheet(adventure);
  if (wrong) return wrong;
  const portalTrigger = portalOf(adventure, given.portalTrigger);
  if (portalTrigger === undefined) return refuseValue('portalTrigger', 'assigned11, ...', 'DDD-Q20');
  return { adventure, endTrigger, portalTrigger, first };
}

function refuseValue(option: string, expected: string, rule: string): Refusal<Reason> {
  return { refused: { type: 'no-such-value', option, expected }, rule };
}

function isBelow(value: unknown, end: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end;
}

function checkSheet(adventure: string): Refusal<Reason> | undefined {
  if (ADVENTURES.some(known => known === adventure)) return undefined;
  const sheet = readSheet(adventure);
  if (isSmudge(sheet)) return { refused: sheet, rule: 'DDD-5' };
  const [flaw] = flawsOf(sheet);
  return flaw && { refused: flaw, rule: RULE_OF_FLAW[flaw.type] };
}

/** DDD-Q20: a space of one's choice, if the whole sheet stays within reach (DDD-C17). */
function portalOf(adventure: string, value: unknown): Options['portalTrigger'] | undefined {
  if (value === 'assigned11') return value;
  const sheet = sheetOf({ adventure });
  return isBelow(value, sheet.spaces.length) && outOfReach(sheet, value) === undefined ? value : undefined;
}
