import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Refusal } from '../../../../kernel/game.ts';
import type { Action, DungeonPen, Ground, Place, Reason, Shape, Square } from '../../../../games/dungeon-pen/index.ts';
import { useHint } from '../../board/useHint.ts';
import type { PlayProps } from '../module.ts';
import type { QuestionOf } from './question.ts';
import { firstPlace, FORMS, keptOnSheet, squaresOf, type WallInHand, wallOn } from './wall.ts';

/** A wall in hand, before it is drawn. */
export interface Walling {
  readonly shape: Shape;
  readonly wall: WallInHand;
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
  /** Draws it where it is held, or has the page say why not. */
  readonly draw: () => void;
  /** Holds it over a square and draws it there: what was held before that counts no more. */
  readonly drawAt: (column: number, row: number) => void;
}

const isPlace = (action: Action): action is Place => action.type === 'place';

interface Kept {
  readonly decision: string;
  readonly wall: WallInHand;
}

/** The walls that may be drawn, and the one in hand: where it fits first, where it was put, or where a hint would have it. */
interface InHand {
  readonly shape: Shape;
  readonly legal: readonly Place[];
  readonly wall: WallInHand | undefined;
  readonly put: (wall: WallInHand) => WallInHand;
}

function useInHand(play: PlayProps<DungeonPen>, ground: Ground, question: QuestionOf<'place'> | undefined): InHand {
  const { actions, hint, now } = play;
  const legal = useMemo(() => (question ? actions.filter(isPlace) : []), [actions, question]);
  const [kept, keep] = useState<Kept>();
  const decision = `${now.seat}/${now.decision}`;
  const shape = question?.shape ?? 'line';
  const put = (next: WallInHand): WallInHand => {
    const wall = keptOnSheet(shape, next);
    keep({ decision, wall });
    return wall;
  };
  useHint(hint, hinted => {
    const found = question && isPlace(hinted) ? wallOn(shape, hinted.squares) : undefined;
    if (found) put(found);
  });
  const first = firstPlace(legal, ground);
  return { shape, legal, put, wall: kept?.decision === decision ? kept.wall : first && wallOn(shape, first.squares) };
}

export function useWall(
  play: PlayProps<DungeonPen>,
  ground: Ground,
  question: QuestionOf<'place'> | undefined,
): Walling | undefined {
  const { shape, legal, wall, put } = useInHand(play, ground, question);
  const squares = useMemo(() => (wall ? squaresOf(shape, wall) : []), [shape, wall]);
  const at = legal.findIndex(({ squares: placed }) => placed.join() === squares.join());
  const refusal = useWhyNot(play, question && at < 0 ? squares : undefined);
  if (!question || !wall) return undefined;
  const move = (by: Partial<WallInHand>): void => void put({ ...wall, ...by });
  const go = (index: number): void => {
    const place = legal[(index + legal.length) % legal.length];
    const found = place && wallOn(shape, place.squares);
    if (found) put(found);
  };
  const draw = (drawn: readonly Square[]): void => {
    const isLegal = legal.some(({ squares: placed }) => placed.join() === drawn.join());
    const place = { type: 'place', squares: drawn };
    void (isLegal ? play.act(place) : play.refuse(place));
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
    move: (columns, rows) => move({ column: wall.column + columns, row: wall.row + rows }),
    hold: (column, row) => move({ column, row }),
    turn: () => move({ turns: (wall.turns + 1) % 4 }),
    flip: () => move({ isFlipped: !wall.isFlipped }),
    take: form => move({ form: (form + FORMS[shape].length) % FORMS[shape].length }),
    next: by => go(at < 0 && by < 0 ? legal.length - 1 : at + by),
    draw: () => draw(squares),
    drawAt: (column, row) => draw(squaresOf(shape, put({ ...wall, column, row }))),
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
