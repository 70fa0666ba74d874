import { useEffect, useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import { useKeys } from '../../parts/useKeys.ts';
import { useHabits } from './habits.ts';
import { straightened, wayTo } from './turning.ts';

/** How the sheet lies, in degrees clockwise, and how it is turned. */
export interface Turning {
  readonly turn: number;
  /** DP-45: nobody can turn it any more. */
  readonly isBolted: boolean;
  /** This seat cannot turn it now, bolted or not. */
  readonly isFixed: boolean;
  readonly by: (degrees: number) => void;
  /** Lets go of it: it lies straight if it nearly does. */
  readonly rest: () => void;
  readonly toSeat: () => void;
}

type Hold = Pick<Turning, 'isBolted' | 'isFixed'>;

const KEY_TURN = 15;

/** How the sheet of each table was left: who looks at it next has another desk, but the same paper. */
const LEFT = new WeakMap<object, number>();

/** The sheet turns towards whoever looks at it, unless that is not wanted; a bolted one stays as it is. */
export function useTurning(seat: Seat, { isBolted, isFixed }: Hold, table: object): Turning {
  const { turning } = useHabits();
  const own = seat === 1 ? 180 : 0;
  const [turn, setTurn] = useState(() => LEFT.get(table) ?? own);
  const [turnedTo, setTurnedTo] = useState<number>();
  if (turnedTo !== own) {
    setTurnedTo(own);
    if (turning === 'seat' && !isBolted) setTurn(turn + wayTo(turn, own));
  }
  useEffect(() => void LEFT.set(table, turn), [table, turn]);
  const by = (degrees: number): void => {
    if (!isFixed) setTurn(last => last + degrees);
  };
  const toSeat = (): void => by(wayTo(turn, own));
  useKeys({ q: () => by(-KEY_TURN), e: () => by(KEY_TURN), Home: toSeat });
  return { turn, isBolted, isFixed, by, rest: () => setTurn(straightened), toSeat };
}
