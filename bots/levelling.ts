// The level noise of a valuation, how far it is off what a position is worth, measured by accounts of whole matches.
import { CHANCE, type Kind } from '../kernel/game.ts';
import { total } from '../kernel/random.ts';
import type { Account } from './account.ts';
import { accountsOf, type Measured } from './noise.ts';
import type { LevelNoise } from './valuation.ts';

/** Equal parts of the entries of a match: it is looked at where each of them begins. */
const PARTS = 10;

/** In these matches, all seats together. */
export function levelIn<K extends Kind>(accounts: readonly Account<K>[]): LevelNoise {
  const seen = accounts.flatMap(account => account.start.map((_, seat) => ({ account, seat })));
  return {
    off: Array.from({ length: PARTS }, (_, part) => rootOfMeanSquare(seen.map(each => driftAfter(each, part / PARTS)))),
    luck: rootOfMeanSquare(seen.map(luckOf)),
  };
}

/** In matches of a bot with seeds from 0 on. */
export const levelOf = <K extends Kind>(measured: Measured<K>, matches: number): LevelNoise =>
  levelIn(accountsOf(measured, matches));

interface SeatAccount {
  readonly account: Account<Kind>;
  readonly seat: number;
}

/** What was said at a point of a match and what came, less luck and errors after it, differ by the drift after it. */
function driftAfter({ account: { changes }, seat }: SeatAccount, share: number): number {
  return total(changes.slice(Math.floor(share * changes.length)).map(({ drift }) => drift[seat] ?? 0));
}

const luckOf = ({ account: { changes }, seat }: SeatAccount): number =>
  total(changes.flatMap(({ by, luck }) => (by === CHANCE ? [luck[seat] ?? 0] : [])));

const rootOfMeanSquare = (amounts: readonly number[]): number =>
  Math.sqrt(total(amounts.map(amount => amount ** 2)) / Math.max(1, amounts.length));
