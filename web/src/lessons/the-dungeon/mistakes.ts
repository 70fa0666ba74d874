import type { TheDungeon } from '../../../../games/the-dungeon/index.ts';
import { type MistakeKind, ownEvents, type Sight } from '../lesson.ts';

/** What is lost for good weighs most, then a life or a turn, which come back. */
const FOR_GOOD = 3;
const FOR_NOW = 2;

const fightsMissed = (sight: Sight<TheDungeon>, isWith: (enemy: string) => boolean): number =>
  ownEvents(sight, 'fought').filter(({ enemy, result }) => isWith(enemy) && result !== 'won').length;

const GUARD = 'guard';
const isGuard = (enemy: string): boolean => enemy === GUARD;

/** Whether an action deals with the Guard. */
const isForGuard = (action: TheDungeon['action']): boolean =>
  action.type === 'bribe' || (action.type === 'fight' && action.enemy === GUARD);

export const mistakeKinds: Readonly<Record<string, MistakeKind<TheDungeon>>> = {
  corner: {
    cost: sight => FOR_NOW * ownEvents(sight, 'dead-end').length,
    covers: ({ played }) => played.type === 'lay',
  },
  past: {
    cost: sight =>
      FOR_NOW * ownEvents(sight, 'test-rolled').filter(({ test, passed }) => !passed && test !== 'library').length,
    covers: ({ played, better }) => played.type === 'go' || better.type === 'go',
  },
  torturer: {
    cost: sight => FOR_GOOD * ownEvents(sight, 'tortured').filter(({ price }) => price !== 'gold').length,
    covers: ({ played }) => played.type === 'pay',
  },
  bribe: {
    cost: sight => FOR_NOW * fightsMissed(sight, isGuard),
    covers: ({ played, better }) => isForGuard(played) || isForGuard(better),
  },
  pastry: {
    cost: sight => FOR_NOW * fightsMissed(sight, enemy => !isGuard(enemy)),
    covers: ({ played, better }) => better.type === 'eat' || (played.type === 'fight' && played.enemy !== GUARD),
  },
};
