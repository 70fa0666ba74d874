import { botsOf } from '../../../bots/index.ts';
import { type Adventure, type DiceAndDanger, type State, diceAndDanger } from '../../../games/dice-and-danger/index.ts';
import { isFull, livesLeft } from '../../../games/dice-and-danger/readers.ts';
import { type Seed, seedFrom } from '../../../kernel/chance.ts';
import { isRefusal, type Rules, type Seat } from '../../../kernel/game.ts';
import { type Match, play, start, type Transcript, transcriptOf } from '../../../kernel/match.ts';
import { randomFrom } from '../../../kernel/random.ts';

export const SEED = '0123456789abcdef0123456789abcdef';

/** A moment at which a seat decides. */
export interface Moment {
  readonly rules: Rules<DiceAndDanger>;
  readonly state: Readonly<State>;
  readonly seat: Seat;
}

export type Played = Transcript<DiceAndDanger>;

/**
 * A match that easy bots play until such a moment comes: no test needs to know the sheets, which may change. It is
 * of the first of the deals in which the moment comes, or whole, of the last, where it never does.
 */
export function playedTo(
  adventure: Adventure,
  seats: number,
  isThere: (moment: Moment) => boolean,
  [deal = SEED, ...others]: readonly Seed[] = [],
): Played {
  const options = diceAndDanger.readOptions({ adventure }, seats);
  if (isRefusal(options)) throw new Error(`no table for ${seats} at ${adventure}`);
  const match = start(diceAndDanger, { seats, options, seeds: [[0, deal]] });
  const deciders = Array.from({ length: seats }, (_, seat) => deciderFor(match, seat));
  for (let [seat] = activeIn(match); seat !== undefined; [seat] = activeIn(match)) {
    if (isThere({ rules: match.rules, state: match.state, seat })) return transcriptOf(match);
    const decide = deciders[seat];
    if (!decide) throw new Error(`nobody sits at ${seat}`);
    play(match, seat, decide(match.rules.view(match.state, seat)) as DiceAndDanger['action']);
  }
  return others.length > 0 ? playedTo(adventure, seats, isThere, others) : transcriptOf(match);
}

/** Deals for what a good bot seldom comes to. */
export const DEALS: readonly Seed[] = Array.from({ length: 40 }, (_, i) => seedFrom(`deal/${i}`));

const activeIn = ({ rules, state }: Match<DiceAndDanger>): readonly Seat[] => rules.active(state);

function deciderFor({ rules }: Match<DiceAndDanger>, seat: Seat) {
  const easy = botsOf(diceAndDanger.id).find(({ id }) => id === 'easy');
  if (!easy) throw new Error('no bot plays this');
  return easy.sit({ rules, seat, random: randomFrom(`${seat}`) });
}

/** Before the first seat decides in this round. */
export const inRound =
  (round: number) =>
  ({ state, seat }: Moment): boolean =>
    state.round >= round && state.phase === 'cross' && seat === 0 && state.drafts[0]?.split === null;

export const hasChest = ({ state, seat }: Moment): boolean => (state.drafts[seat]?.chests ?? 0) > 0;

/** Before the first seat decides: one more careless round is the last. */
export const hasFewLives = (moment: Moment): boolean => {
  const { paper } = moment.state.drafts[0] ?? {};
  return inRound(1)(moment) && paper !== undefined && livesLeft(paper) === 1;
};

export const hasTorches = ({ rules, state, seat }: Moment): boolean =>
  rules.actions(state, seat).some(({ type }) => type === 'torch');

/** Before the last seat says that it is done, in a round in which a rival has defeated a monster first, or nobody has. */
export const isLastToSay =
  (found: 'slain' | 'nothing') =>
  ({ rules, state, seat }: Moment): boolean => {
    const { content } = rules;
    const isFallen = (room: number, i: number): boolean =>
      state.slain[i] === 0 && state.drafts.some(({ paper }, other) => other !== seat && isFull(content, paper, room));
    const isLast = seat === content.everyone.length - 1 && rules.active(state).length === 1;
    const canEnd = state.phase === 'cross' && rules.actions(state, seat).some(({ type }) => type === 'done');
    return isLast && canEnd && content.rooms.some(isFallen) === (found === 'slain');
  };

export const never = (): boolean => false;
