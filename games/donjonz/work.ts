import { byText, type Heading, middleOf, type WorkFlaw, type WorkFormat } from '../work.ts';
import { departuresOf, type Flaw, flawsOf, RULE_OF_FLAW } from './constraints.ts';
import type { Deck } from './deck.ts';
import { essenceOf, isSmudge, linedUp, printDeck, readDeck, readHeading, type Smudge } from './deck-text.ts';

/** A deck of one's own; whoever has not named it yet has drawn it all the same. */
export interface OwnDeck {
  readonly heading?: Heading;
  readonly deck: Deck;
}

const ruled = (flaw: Flaw): WorkFlaw<Flaw> => ({ refused: flaw, rule: RULE_OF_FLAW[flaw.type] });

/** DZ-2: a deck that somebody has drawn. */
export const work: WorkFormat<OwnDeck, Smudge | Flaw> = {
  ...byText('deck'),
  read: text => {
    const deck = readDeck(text);
    if (isSmudge(deck)) return { refused: deck, rule: 'DZ-2' };
    const heading = readHeading(text);
    return heading ? { heading, deck } : { deck };
  },
  print: ({ heading, deck }) => printDeck(deck, heading),
  essence: ({ deck }) => essenceOf(deck),
  flaws: ({ deck }) => flawsOf(deck).map(ruled),
  departures: ({ deck }) => departuresOf(deck).map(ruled),
  heading: ({ heading }) => heading,
  rename: ({ deck }, heading) => ({ heading, deck: linedUp(deck, heading) }),
  parOf: outcomes => middleOf(outcomes.map(({ scores }) => scores[0] ?? 0)),
};
