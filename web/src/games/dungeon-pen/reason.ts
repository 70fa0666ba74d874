import type { DungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { characterOf, otherOf } from '../../../../games/dungeon-pen/readers.ts';
import { lookUp } from '../../../../kernel/words.ts';
import type { Advice } from '../../table/table.ts';
import type { Hearing } from '../module.ts';
import { BOARD_WORDS } from './context.ts';
import { windOf } from './aimedAt.ts';

/** Why a bot advises what it does, with the figures that it compared. */
export function reason(advice: Advice<DungeonPen>, hearing: Hearing<DungeonPen>): string | undefined {
  const sentences = [because(advice, hearing), outlook(advice, hearing)];
  return sentences.filter(Boolean).join(' ') || undefined;
}

/** DP-6: what one is after. */
export const goal = (hearing: Hearing<DungeonPen>): string =>
  BOARD_WORDS[hearing.language].goal[goalOf(hearing)](hearing.names[otherOf(hearing.seat)] ?? '');

const amountIn = ({ causes }: Advice<DungeonPen>, name: string): number | undefined =>
  causes.find(cause => cause.name === name)?.amount;

function because(advice: Advice<DungeonPen>, hearing: Hearing<DungeonPen>): string | undefined {
  const { reasons } = BOARD_WORDS[hearing.language];
  const [action] = advice.plan;
  const amount = (name: string): number => amountIn(advice, name) ?? 0;
  const rival = hearing.names[otherOf(hearing.seat)] ?? '';
  switch (action?.type) {
    case 'flick':
      return reasons.flick({ goal: goalOf(hearing), way: wayIn(advice), risk: amount('wall') });
    case 'spin':
      return reasons.spin;
    case 'use':
      return action.card === 'pencil'
        ? flickedAgain(advice, hearing)
        : reasons.use[action.card](amount(action.card), rival);
    case 'place':
    case 'grow':
      return reasons.wall(rival, amount('theirs'), amount('own'), tenths(amount('detour')));
    case 'land':
      return reasons.land(goalOf(hearing), wayIn(advice) ?? 0);
    case 'start':
      return reasons.start(rival, amount('bites'));
    case 'dig':
      return reasons.dig(tenths(amount('shorter')), tenths(amount('saved')));
    case 'set':
      return reasons.set(rival, action.to);
    case 'quibble':
      return reasons.quibble(rival, amount('robbed'));
    case 'decline':
      return declined(advice, hearing);
    case 'end':
      return reasons.end(amount('cards'));
    default:
      return undefined;
  }
}

/** What a new flick wins is told by how much that is more than as things stand: the bot decides by other signs. */
function flickedAgain(advice: Advice<DungeonPen>, { language }: Hearing<DungeonPen>): string | undefined {
  const [cause] = advice.causes;
  const now = amountIn(advice, 'chance');
  if (!cause || now === undefined) return undefined;
  return BOARD_WORDS[language].reasons.flickedAgain(cause.amount - now, amountIn(advice, 'margin') ?? 0);
}

function declined(advice: Advice<DungeonPen>, hearing: Hearing<DungeonPen>): string | undefined {
  const [cause] = advice.causes;
  if (!cause) return undefined;
  if (cause.name === 'keep-spare') return flickedAgain(advice, hearing);
  const rival = hearing.names[otherOf(hearing.seat)] ?? '';
  return lookUp(BOARD_WORDS[hearing.language].reasons.decline, cause.name)?.(cause.amount, rival);
}

/** How much better it is than the next best: the bot compares better than it foretells how a match ends. */
function outlook(advice: Advice<DungeonPen>, { language }: Hearing<DungeonPen>): string | undefined {
  const { reasons } = BOARD_WORDS[language];
  const [best, other] = advice.compared;
  if (best?.action.type === 'flick' && other?.action.type === 'flick')
    return reasons.flicked(best.worth - other.worth, windOf(other.action.aim), amountIn(advice, 'margin') ?? 0);
  if (best?.action.type === 'place' && other) return reasons.placed(best.worth - other.worth);
  const [now, then] = [amountIn(advice, 'chance'), amountIn(advice, 'then')];
  return now === undefined || then === undefined ? undefined : reasons.walled(then - now);
}

const tenths = (squares: number): number => Math.round(squares * 10);

const goalOf = ({ view, seat }: Hearing<DungeonPen>): 'treasure' | 'home' =>
  characterOf(view, seat).carries ? 'home' : 'treasure';

/** In tenths of a square; unknown where no way leads there. */
function wayIn({ causes }: Advice<DungeonPen>): number | undefined {
  const way = causes.find(({ name }) => name === 'way' || name === 'way-home');
  return way && tenths(way.amount);
}

/** What a flick is told with: what is left to go, and what a wall is feared for. */
export interface FlickFigures {
  readonly goal: 'treasure' | 'home';
  /** In tenths of a square; unknown where no way leads there. */
  readonly way: number | undefined;
  /** In a hundred. */
  readonly risk: number;
}
