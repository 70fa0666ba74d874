import { byText, middleOf, NAMELESS, type WorkFormat } from '../work.ts';
import { type Flaw, flawsOf, RULE_OF_FLAW } from './constraints.ts';
import type { Sheet } from './sheet.ts';
import { isSmudge, printSheet, readSheet, type Smudge } from './sheet-text.ts';

/** DP-C10: a sheet of one's own. */
export const work: WorkFormat<Sheet, Smudge | Flaw> = {
  ...byText('dungeon'),
  read: text => {
    const sheet = readSheet(text);
    return isSmudge(sheet) ? { refused: sheet, rule: 'DP-C10' } : sheet;
  },
  print: printSheet,
  essence: sheet => printSheet({ ...sheet, ...NAMELESS }),
  flaws: sheet => flawsOf(sheet).map(flaw => ({ refused: flaw, rule: RULE_OF_FLAW[flaw.type] })),
  heading: ({ name, author }) => ({ name, author }),
  rename: (sheet, heading) => ({ ...sheet, ...heading }),
  parOf: outcomes => middleOf(outcomes.map(({ length }) => length)),
};
