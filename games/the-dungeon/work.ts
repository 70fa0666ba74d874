import { byText, type Heading, middleOf, type WorkFormat } from '../work.ts';
import type { TileSet } from './set.ts';
import { type Flaw, flawsOf, RULE_OF_FLAW } from './constraints.ts';
import { essenceOf, isSmudge, linedUp, printSet, readHeading, readSet, type Smudge } from './set-text.ts';

/** A set of one's own; whoever has not named it yet has made it all the same. */
export interface OwnSet extends TileSet {
  readonly heading?: Heading;
}

/** TD-C12: a set of tiles, and characters, that somebody has made. */
export const work: WorkFormat<OwnSet, Smudge | Flaw> = {
  ...byText('set'),
  read: text => {
    const set = readSet(text);
    if (isSmudge(set)) return { refused: set, rule: 'TD-C12' };
    const heading = readHeading(text);
    return heading ? { ...set, heading } : set;
  },
  print: ({ heading, ...set }) => printSet(set, heading),
  essence: essenceOf,
  flaws: set => flawsOf(set).map(flaw => ({ refused: flaw, rule: RULE_OF_FLAW[flaw.type] })),
  heading: ({ heading }) => heading,
  parOf: outcomes => middleOf(outcomes.map(({ scores }) => scores[0] ?? 0)),
  rename: (set, heading) => ({ ...linedUp(set, heading), heading }),
};
