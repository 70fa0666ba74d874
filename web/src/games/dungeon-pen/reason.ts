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
      return reasons.use[action.card](amount(action.card), rival);
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
      return lookUp(reasons.decline, advice.causes[0]?.name ?? '')?.(advice.causes[0]?.amount ?? 0, rival);
    case 'end':
      return reasons.end(amount('cards'));
    default:
      return undefined;
  }
}

/** How the match is likely to end: after what is advised, after the next best flick, or as things stand. */
function outlook(advice: Advice<DungeonPen>, { language }: Hearing<DungeonPen>): string | undefined {
  const { reasons } = BOARD_WORDS[language];
  const now = amountIn(advice, 'chance');
  const then = amountIn(advice, 'then');
  const [best, other] = advice.compared;
  if (best?.action.type === 'flick' && other?.action.type === 'flick')
    return reasons.flicked(best.worth, windOf(other.action.aim), other.worth);
  if (now === undefined) return undefined;
  return then === undefined ? reasons.stands(now) : reasons.walled(then, now);
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
