import type { DungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { characterOf, otherOf } from '../../../../games/dungeon-pen/readers.ts';
import { lookUp } from '../../../../kernel/words.ts';
import type { Advice } from '../../table/table.ts';
import type { Hearing } from '../module.ts';
import { BOARD_WORDS } from './context.ts';
import { windOf } from './aimedAt.ts';
import type { Wind } from './survey.ts';

/** Why a bot advises what it does, with the figures that it compared. */
export function reason(advice: Advice<DungeonPen>, hearing: Hearing<DungeonPen>): string | undefined {
  const { reasons } = BOARD_WORDS[hearing.language];
  const [action] = advice.plan;
  const amount = (name: string): number => advice.causes.find(cause => cause.name === name)?.amount ?? 0;
  const rival = hearing.names[otherOf(hearing.seat)] ?? '';
  switch (action?.type) {
    case 'flick':
      return reasons.flick(flickFigures(advice, hearing));
    case 'spin':
      return reasons.spin;
    case 'use':
      return reasons.use[action.card](amount(action.card), rival);
    case 'place':
    case 'grow':
      return reasons.wall(rival, amount('theirs'), amount('own'), tenths(amount('detour')));
    case 'land':
      return reasons.land(goalOf(hearing), tenths(wayIn(advice) ?? 0));
    case 'start':
      return reasons.start(rival, amount('bites'));
    case 'dig':
      return reasons.dig(tenths(amount('shorter')));
    case 'set':
      return reasons.set(rival, action.to);
    case 'quibble':
      return reasons.quibble(rival);
    case 'decline':
      return lookUp(reasons.decline, advice.causes[0]?.name ?? '');
    case 'end':
      return reasons.end(amount('cards'));
    default:
      return undefined;
  }
}

const tenths = (squares: number): number => Math.round(squares * 10);

const goalOf = ({ view, seat }: Hearing<DungeonPen>): 'treasure' | 'home' =>
  characterOf(view, seat).carries ? 'home' : 'treasure';

const wayIn = ({ causes }: Advice<DungeonPen>): number | undefined =>
  causes.find(({ name }) => name === 'way' || name === 'way-home')?.amount;

/** What a flick is told with: what is left to go, what a wall is feared for, and how another way compares. */
export interface FlickFigures {
  readonly goal: 'treasure' | 'home';
  /** In tenths of a square; unknown where no way leads there. */
  readonly way: number | undefined;
  /** In a hundred. */
  readonly risk: number;
  readonly other: { readonly wind: Wind; readonly way: number } | undefined;
}

function flickFigures(advice: Advice<DungeonPen>, hearing: Hearing<DungeonPen>): FlickFigures {
  const way = wayIn(advice);
  const risk = advice.causes.find(({ name }) => name === 'wall')?.amount ?? 0;
  const [, other] = advice.compared;
  return {
    goal: goalOf(hearing),
    way: way === undefined ? undefined : tenths(way),
    risk,
    other: other?.action.type === 'flick' ? { wind: windOf(other.action.aim), way: tenths(-other.worth) } : undefined,
  };
}
