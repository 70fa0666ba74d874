import { useState } from 'react';
import type { Action, DiceAndDanger, Node, View } from '../../../../games/dice-and-danger/index.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { PlayProps } from '../module.ts';
import { type Mode, nextToWrite } from './refusal.ts';
import type { Row } from './rows.ts';

/** What somebody points at, looks at and holds: all that no view knows. */
export interface Choosing {
  readonly mode: Mode;
  readonly pointed: Node | undefined;
  /** The row under the pointer or the focus. */
  readonly looked: Row | undefined;
  /** The number in hand, while clouds are named. */
  readonly number: number | undefined;
  /** Whose sheet is shown. */
  readonly shown: Seat;
  /** On a narrow screen: whether the pairs with the black die are in sight. */
  readonly isBlackShown: boolean;

  readonly setMode: (mode: Mode) => void;
  readonly point: (node: Node | undefined) => void;
  readonly look: (row: Row | undefined) => void;
  readonly hold: (number: number) => void;
  readonly show: (seat: Seat) => void;
  readonly showBlack: (isShown: boolean) => void;
}

export function useChoosing({ now, actions, hint }: PlayProps<DiceAndDanger>): Choosing {
  const [wanted, setMode] = useState<Mode>('sums');
  const [pointed, point] = useState<Node>();
  const [looked, look] = useState<Row>();
  const [number, hold] = useNumber(now.view, hint);
  const [shown, show] = useShown(now.seat);
  const [isBlackShown, showBlack] = useState(false);
  const mode = actions.some(({ type }) => type === 'torch') ? wanted : 'sums';
  return { mode, pointed, looked, number, shown, isBlackShown, setMode, point, look, hold, show, showBlack };
}

/** One's own sheet, until somebody asks for another; whoever sits down next sees their own, who looks on the first. */
function useShown(seat: Seat): [Seat, (shown: Seat) => void] {
  const [shown, show] = useState<{ readonly by: Seat; readonly seat: Seat }>();
  return [shown?.by === seat ? shown.seat : Math.max(seat, 0), chosen => show({ by: seat, seat: chosen })];
}

interface Held {
  readonly number: number;
  /** The hint that lay on the table when the number was taken. */
  readonly beside: Action | undefined;
}

/** The number in hand: the last of what was taken and what a hint names; once it is written the next one that is left. */
function useNumber({ phase, draft }: View, hint: Action | undefined): [number | undefined, (number: number) => void] {
  const [held, setHeld] = useState<Held>();
  const hold = (number: number): void => setHeld({ number, beside: hint });
  if (phase !== 'write' || !draft) return [undefined, hold];
  const named = hint?.type === 'write' && held?.beside !== hint ? hint.number : held?.number;
  const isLeft = named !== undefined && !draft.paper.written.includes(named);
  return [isLeft ? named : nextToWrite(draft), hold];
}
