import { byText, middleOf, NAMELESS, type WorkFormat } from '../work.ts';
import { type Flaw, flawsOf, RULE_OF_FLAW } from './constraints.ts';
import { type Departure, departuresOf, resembled } from './departures.ts';
import type { Sheet } from './sheet.ts';
import { isSmudge, readSheet, type Smudge } from './sheet-text.ts';
import { inOrder, printSketch, renamed, sheetFrom, sketchOf } from './sketch.ts';

/** A name of this sort would end the title. */
const RULE = /^=+$/;
/** Nobody has said who has drawn the sheets of the game. */
const NOBODY = 'nobody';

/** DDD-5: a sheet of one's own. */
export const work: WorkFormat<Sheet, Smudge | Flaw | Departure> = {
  ...byText('adventure'),
  read: text => {
    const sheet = readSheet(text);
    return isSmudge(sheet) ? { refused: sheet, rule: 'DDD-5' } : sheet;
  },
  print: sheet => printSketch(sketchOf(sheet)),
  essence: sheet => printSketch(inOrder(renamed(sketchOf(sheet), NAMELESS))),
  flaws: sheet => flawsOf(sheet).map(flaw => ({ refused: flaw, rule: RULE_OF_FLAW[flaw.type] })),
  departures: sheet =>
    departuresOf(sheet, resembled(sheet)).map(({ rule, departure }) => ({ refused: departure, rule })),
  heading: ({ name, author = NOBODY }) => ({ name, author }),
  rename: (sheet, { name, author }) => {
    const named = sheetFrom(renamed(sketchOf(sheet), { name: RULE.test(name) ? sheet.name : name, author }));
    return isSmudge(named) ? sheet : named;
  },
  parOf: outcomes => middleOf(outcomes.map(({ scores }) => Math.max(0, ...scores))),
};
