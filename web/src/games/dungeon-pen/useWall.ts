import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Refusal } from '../../../../kernel/game.ts';
import {
  type Action,
  type DungeonPen,
  type Ground,
  type Reason,
  type Shape,
  type Square,
  type StepOf,
} from '../../../../games/dungeon-pen/index.ts';
import type { PlayProps } from '../module.ts';
import { firstPlace, FORMS, keptOnSheet, squaresOf, type Wall, wallOn } from './wall.ts';

/** A wall in hand, before it is drawn. */
export interface Walling {
  readonly shape: Shape;
  readonly wall: Wall;
  readonly squares: readonly Square[];
  readonly fits: boolean;
  /** Which limit it breaks where it is held; unknown for a moment. */
  readonly refusal: Refusal<Reason> | undefined;
  /** How many legal places there are, and which of them this is, from 1; 0 where it does not fit. */
  readonly count: number;
  readonly number: number;
  readonly forms: number;
  readonly move: (columns: number, rows: number) => void;
  readonly hold: (column: number, row: number) => void;
  readonly turn: () => void;
  readonly flip: () => void;
  readonly take: (form: number) => void;
  readonly next: (by: 1 | -1) => void;
  /** Draws it, or has the page say why not. */
  readonly draw: () => void;
}

type Place = Extract<Action, { type: 'place' }>;
const isPlace = (action: Action): action is Place => action.type === 'place';

interface Kept {
  readonly decision: string;
  readonly wall: Wall;
}

export function useWall(
  play: PlayProps<DungeonPen>,
  ground: Ground,
  step: StepOf<'place'> | undefined,
): Walling | undefined {
  const { actions } = play;
  const legal = useMemo(() => (step ? actions.filter(isPlace) : []), [actions, step]);
  const [kept, keep] = useState<Kept>();
  const decision = `${play.now.seat}/${play.now.decision}`;
  const shape = step?.shape ?? 'line';
  const first = firstPlace(legal, ground);
  const wall = kept?.decision === decision ? kept.wall : first && wallOn(shape, first.squares);
  const squares = useMemo(() => (wall ? squaresOf(shape, wall) : []), [shape, wall]);
  const at = legal.findIndex(({ squares: placed }) => placed.join() === squares.join());
  const refusal = useWhyNot(play, step && at < 0 ? squares : undefined);
  if (!step || !wall) return undefined;
  const put = (next: Wall): void => keep({ decision, wall: keptOnSheet(shape, next) });
  const go = (index: number): void => {
    const place = legal[(index + legal.length) % legal.length];
    const found = place && wallOn(shape, place.squares);
    if (found) put(found);
  };
  return {
    shape,
    wall,
    squares,
    fits: at >= 0,
    refusal,
    count: legal.length,
    number: at + 1,
    forms: FORMS[shape].length,
    move: (columns, rows) => put({ ...wall, column: wall.column + columns, row: wall.row + rows }),
    hold: (column, row) => put({ ...wall, column, row }),
    turn: () => put({ ...wall, turns: (wall.turns + 1) % 4 }),
    flip: () => put({ ...wall, isFlipped: !wall.isFlipped }),
    take: form => put({ ...wall, form: (form + FORMS[shape].length) % FORMS[shape].length }),
    next: by => go(at < 0 && by < 0 ? legal.length - 1 : at + by),
    draw: () => void play.act({ type: 'place', squares }),
  };
}

/** Asks the rules what stands against a wall. */
function useWhyNot(
  { why }: PlayProps<DungeonPen>,
  squares: readonly Square[] | undefined,
): Refusal<Reason> | undefined {
  const [answer, setAnswer] = useState<{ readonly about: readonly Square[]; readonly refusal: Refusal<Reason> }>();
  const ask = useEffectEvent((about: readonly Square[]) => why({ type: 'place', squares: about }));
  useEffect(() => {
    if (!squares) return undefined;
    let isAsked = true;
    void ask(squares).then(refusal => isAsked && setAnswer({ about: squares, refusal }));
    return () => {
      isAsked = false;
    };
  }, [squares]);
  return answer && answer.about === squares ? answer.refusal : undefined;
}
