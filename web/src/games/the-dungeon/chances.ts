import type { Action, Odds, View } from '../../../../games/the-dungeon/index.ts';
import { enemyOf, isTest, roomAt } from '../../../../games/the-dungeon/readers.ts';
import { CHANCE } from '../../../../kernel/game.ts';
import { same } from '../../../../kernel/plain.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import { type Desk, moverOf } from './context.ts';
import type { OddsKind } from './words.ts';

/** Odds, and what a good throw is good for. */
export interface ThrowOdds {
  readonly kind: OddsKind;
  readonly odds: Odds;
}

export const percentOf = ({ win, of }: Pick<Odds, 'win' | 'of'>): number => Math.round((100 * win) / of);

const PARTS = ['win', 'draw', 'saved', 'loss'] as const;
export type Percents = Readonly<Record<(typeof PARTS)[number], number>>;

/** Whole per cent that sum to a hundred: what rounding leaves over goes to the largest part. */
export function percentsOf(odds: Odds): Percents {
  const share = (part: number): number => percentOf({ win: part, of: odds.of });
  const { win, draw, saved, loss } = odds;
  const rounded = { win: share(win), draw: share(draw), saved: share(saved), loss: share(loss) };
  const over = 100 - rounded.win - rounded.draw - rounded.saved - rounded.loss;
  const largest = PARTS.reduce((most, part) => (odds[part] > odds[most] ? part : most));
  return { ...rounded, [largest]: rounded[largest] + over };
}

/** The chances of the fight or test at hand. */
export function chancesAhead(desk: Desk): ThrowOdds | undefined {
  const { odds } = desk.play.now.view;
  return odds ? { kind: oddsKind(desk), odds } : undefined;
}

/** The chances once something has been eaten or cast, if they become other ones. */
export function chancesAfter(desk: Desk, action: Action): ThrowOdds | undefined {
  const { view } = desk.play.now;
  if (view.phase !== 'meet' || view.odds === null) return undefined;
  const odds = viewAfter(desk, action)?.odds;
  return odds && !same(odds, view.odds) ? { kind: oddsKind(desk), odds } : undefined;
}

/** What an action would lead to; undefined where dice or tiles would have to answer first. */
function viewAfter({ play: { rules, now } }: Desk, action: Action): View | undefined {
  const state = rules.imagine(now.view, now.seat, randomFrom('chances'));
  rules.apply(state, now.seat, action);
  return rules.active(state)[0] === CHANCE ? undefined : rules.view(state, now.seat);
}

function oddsKind(desk: Desk): OddsKind {
  const { view } = desk.play.now;
  const enemy = enemyOf(view);
  const room = roomAt(view, moverOf(desk).at);
  if (enemy === 'guard') return enemy;
  return enemy === undefined && isTest(room) ? room : 'fight';
}

/** TD-B14: what the dice are thrown for decides what a good throw is. */
export function fateKind(desk: Desk): OddsKind {
  const { asked } = desk.play.now.view;
  switch (asked) {
    case 'few-gold':
    case 'much-gold':
      return 'gold';
    case 'movement':
    case 'lock':
    case 'rival':
    case 'save':
      return asked;
    default:
      return oddsKind(desk);
  }
}
