import type { Action, ActionOf } from './action.ts';
import type { Verdict } from './events.ts';
import { type Odds, withArmour } from './fighting.ts';
import type { Content } from './content.ts';
import { waysOn } from './moving.ts';
import { mover, NONE, type Open, type Play, type State } from './state.ts';
import { rankOf, verdictOf } from './verdict.ts';

/** TD-B14: what the dice on the table come to, and the chances of a new throw. */
export interface FateChances {
  readonly verdict: Verdict;
  /** Of what is won, drawn or lost; null where there are tiles, gold or a find. */
  readonly keep: Odds | null;
  /** By own die. Null where a find is only different, not better. */
  readonly again: readonly (Odds | null)[];
}

const KEEP: Action = { type: 'keep' };
const REROLLS: readonly ActionOf<'reroll'>[] = [
  { type: 'reroll', die: 0 },
  { type: 'reroll', die: 1 },
];
const PIPS = [1, 2, 3, 4, 5, 6] as const;

/** The enemy's die is not one's own. */
const ownDice = ({ asked, dice }: Open): readonly ActionOf<'reroll'>[] =>
  REROLLS.slice(0, asked === 'fight' || asked === 'rival' ? 1 : dice.length);

/** What the throw would come to, by what `die` shows the second time. */
function verdictsAgain(content: Content, table: Open, die: number): Verdict[] {
  return PIPS.map(pips => verdictOf(content, table, table.dice.with(die, pips)));
}

/** Whether some second throw of a die would be better or, of what cannot be compared, another find. */
function canHelp(content: Content, table: Open, die: number): boolean {
  const now = verdictOf(content, table, table.dice);
  const rank = rankOf(table, now);
  if (now.type === 'find' && now.find === 'secret-exit') return false;
  return verdictsAgain(content, table, die).some(verdict =>
    verdict.type === 'find' && now.type === 'find'
      ? verdict.find !== now.find
      : (rankOf(table, verdict) ?? 0) > (rank ?? 0),
  );
}

/** TD-B14: whether the dice are looked at before they count. The Keeper's die is his own. */
export function isFateAsked(content: Content, state: Readonly<State>): boolean {
  if (mover(state).fate === 0 || state.asked === 'keeper') return false;
  if (state.asked === 'movement' && waysOn(content, state) === 0) return false;
  return ownDice(state).some(({ die }) => canHelp(content, state, die));
}

/** Only dice that a second throw could better. */
export function fates(content: Content, state: Readonly<State>): Action[] {
  return [KEEP, ...ownDice(state).filter(({ die }) => canHelp(content, state, die))];
}

export function spendFate({ state, emit }: Play, { die }: ActionOf<'reroll'>): void {
  const character = mover(state);
  character.fate--;
  state.again = die;
  state.phase = 'reroll';
  emit?.({ type: 'fate-spent', seat: state.turn, die: state.dice[die] ?? 0, left: character.fate });
}

/** The second throw counts. */
export function throwAgain(state: State, die: number): void {
  state.dice[state.again] = die;
  state.again = NONE;
}

export function fateChances(content: Content, table: Open): FateChances | null {
  if (table.phase !== 'fate') return null;
  const verdict = verdictOf(content, table, table.dice);
  return {
    verdict,
    keep: keptOdds(content, table, verdict),
    again: ownDice(table).map(({ die }) => oddsAgain(content, table, die)),
  };
}

/** Nothing is left to chance but, after a defeat, what armour does. */
function keptOdds(content: Content, table: Open, verdict: Verdict): Odds | null {
  if (verdict.type === 'movement' || verdict.type === 'gold' || verdict.type === 'find') return null;
  const rank = rankOf(table, verdict) ?? 0;
  const odds: Odds = { win: Number(rank > 0), draw: Number(rank === 0), saved: 0, loss: Number(rank < 0), of: 1 };
  return table.asked === 'fight' ? withArmour(odds, content, mover(table), table.enemy) : odds;
}

/** Tiles and gold are more or less than what lies there; everything else is won, drawn or lost. */
function oddsAgain(content: Content, table: Open, die: number): Odds | null {
  const now = verdictOf(content, table, table.dice);
  const base = now.type === 'movement' || now.type === 'gold' ? (rankOf(table, now) ?? 0) : 0;
  const ranks = verdictsAgain(content, table, die).map(verdict => rankOf(table, verdict));
  if (ranks.includes(undefined)) return null;
  const count = (is: (rank: number) => boolean): number => ranks.filter(rank => is((rank ?? 0) - base)).length;
  const odds: Odds = {
    win: count(rank => rank > 0),
    draw: count(rank => rank === 0),
    saved: 0,
    loss: count(rank => rank < 0),
    of: PIPS.length,
  };
  return table.asked === 'fight' ? withArmour(odds, content, mover(table), table.enemy) : odds;
}
