import type { DiceAndDanger, SpaceKind } from '../../../../games/dice-and-danger/index.ts';
import { type MistakeKind, ownEvents, type Sight } from '../lesson.ts';

/** What a life is worth, in points. */
const LIFE = 2;
/** What is lost by whoever never opens a chest, swings a fist or lets the black die help. */
const NEVER = 3;
/** Who hits a monster less than once in so many rounds hits too seldom. */
const ROUNDS_A_HIT = 3;

/** The lives that sums cost in rounds in which another sum was used, or in which none was. */
function livesGivenUp({ events, seat }: Sight<DiceAndDanger>, after: 'one-used' | 'none-used'): number {
  let isUsed = false;
  let lives = 0;
  for (const event of events) {
    if (event.type === 'dice-rolled') isUsed = false;
    else if (!('seat' in event) || event.seat !== seat) continue;
    else if (event.type === 'space-visited' || event.type === 'monster-hit') isUsed = true;
    else if (event.type === 'sums-given-up' && isUsed === (after === 'one-used')) lives += event.lives;
  }
  return lives;
}

const roundsOf = ({ events }: Sight<DiceAndDanger>): number =>
  events.filter(({ type }) => type === 'dice-rolled').length;

const boxesHit = (sight: Sight<DiceAndDanger>): number =>
  ownEvents(sight, 'monster-hit').reduce((sum, { boxes }) => sum + boxes, 0);

/** What was never done, though the sheet would have had room for it. */
const neverDone =
  (kind: SpaceKind, type: 'fist-swung' | 'chest-opened') =>
  (sight: Sight<DiceAndDanger>, { sheet }: DiceAndDanger['content']): number =>
    sheet.spaces.some(space => space.kind === kind) && ownEvents(sight, type).length === 0 ? NEVER : 0;

export const mistakeKinds: Readonly<Record<string, MistakeKind<DiceAndDanger>>> = {
  order: {
    cost: sight => LIFE * livesGivenUp(sight, 'one-used'),
    covers: ({ played, better }) => played.type === 'mark' && better.type === 'mark',
  },
  both: {
    cost: sight => LIFE * livesGivenUp(sight, 'none-used'),
    covers: ({ played, better }) =>
      played.type === 'give-up' ||
      (played.type === 'split' && better.type === 'split' && played.black === better.black),
  },
  unlock: {
    cost: sight => Math.max(0, roundsOf(sight) / ROUNDS_A_HIT - boxesHit(sight)),
    covers: ({ played, better }) => (played.type === 'hit') !== (better.type === 'hit'),
  },
  fist: { cost: neverDone('fist', 'fist-swung') },
  chest: {
    cost: neverDone('chest', 'chest-opened'),
    covers: ({ played, better }) => [played.type, better.type].some(type => type === 'chest' || type === 'torch'),
  },
  'black-die': {
    cost: sight => (ownEvents(sight, 'dice-split').some(({ black }) => black) ? 0 : NEVER),
    covers: ({ played, better }) => played.type === 'split' && better.type === 'split' && played.black !== better.black,
  },
};
