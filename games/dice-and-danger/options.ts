import { isRefusal, type Refusal } from '../../kernel/game.ts';
import { expectedOf, optionNamed, readGiven, refuseValue } from '../../kernel/options.ts';
import type { Options } from './action.ts';
import { sheetOf } from './content.ts';
import { flawsOf, RULE_OF_FLAW } from './constraints.ts';
import type { Reason } from './events.ts';
import { ADVENTURES, manifest } from './manifest.ts';
import { outOfReach } from './progress.ts';
import { isSmudge, readSheet } from './sheet-text.ts';

/** Reads untrusted options; a sheet of one's own has to keep the constraints of RULES.md. */
export function readOptions(input: unknown, seats: number): Options | Refusal<Reason> {
  const options = readGiven<Options>(manifest, input, seats);
  return isRefusal(options) ? options : (checkSheet(options.adventure) ?? checkPortal(options, seats) ?? options);
}

function checkSheet(adventure: string): Refusal<Reason> | undefined {
  if (ADVENTURES.some(known => known === adventure)) return undefined;
  const sheet = readSheet(adventure);
  if (isSmudge(sheet)) return { refused: sheet, rule: 'DDD-5' };
  const [flaw] = flawsOf(sheet);
  return flaw && { refused: flaw, rule: RULE_OF_FLAW[flaw.type] };
}

/** DDD-Q20: a space of one's choice, if the whole sheet stays within reach (DDD-C17). */
function checkPortal({ adventure, portalTrigger }: Options, seats: number): Refusal<Reason> | undefined {
  if (portalTrigger === 'assigned11') return undefined;
  const sheet = sheetOf({ adventure });
  if (portalTrigger in sheet.spaces && outOfReach(sheet, portalTrigger) === undefined) return undefined;
  const option = optionNamed(manifest, 'portalTrigger');
  return refuseValue(option, expectedOf(option, seats));
}
