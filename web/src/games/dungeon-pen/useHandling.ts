import { type RefObject, useRef, useState } from 'react';
import { placeAt } from '../../../../art/dungeon-pen/index.ts';
import type { Square } from '../../../../games/dungeon-pen/index.ts';
import { UNIT } from '../../../../games/dungeon-pen/readers.ts';
import { distance, type Spot } from '../../board/geometry.ts';
import type { Desk } from './context.ts';
import { STILL } from './gesture.ts';
import { useHabits } from './habits.ts';
import { type Lie, paperAt } from './turning.ts';
import { type Pull, usePull } from './usePull.ts';
import { nearestSquare } from './useSquares.ts';
import type { Handling, Pointer } from './usePanePointers.ts';
import { type Tapping, useTaps } from './useTaps.ts';

interface SheetHand {
  readonly handling: Handling;
  readonly pull: Pull | undefined;
  /** In the way of two taps: what the next one sets. */
  readonly sets: Tapping['sets'] | undefined;
}

/** What a pointer does to the sheet, by what has to be decided. */
export function useHandling(desk: Desk, lie: Lie, cancelZone: RefObject<HTMLElement | null>): SheetHand {
  const { flick } = useHabits();
  const pulling = usePull(desk, lie, cancelZone);
  const tapping = useTaps(desk, lie);
  const wall = useWallHandling(desk, lie);
  const squares = useSquareHandling(desk, lie);
  const none = { pull: undefined, sets: undefined };
  if (desk.aiming && flick === 'taps') return { ...none, handling: tapping.handling, sets: tapping.sets };
  if (desk.aiming) return { ...none, handling: pulling.handling, pull: pulling.pull };
  if (desk.walling) return { ...none, handling: wall };
  return { ...none, handling: squares };
}

/** In squares of the sheet, with fractions. */
function inSquares(lie: Lie, at: Spot): Spot {
  const { x, y } = placeAt(lie.layout, paperAt(lie, at));
  return { x: x / UNIT, y: y / UNIT };
}

interface Grip {
  readonly from: Spot;
  readonly by: Pointer;
  /** How far the wall's own square lies from the pointer. */
  readonly offset: Spot;
  readonly isOnWall: boolean;
}

/** A mouse carries the wall and draws it by a click; a finger drags it, taps it round, or taps where it should be. */
function useWallHandling({ walling }: Desk, lie: Lie): Handling {
  const grip = useRef<Grip>(undefined);
  if (!walling) return {};
  const under = (at: Spot, offset: Spot): [column: number, row: number] => {
    const { x, y } = inSquares(lie, at);
    return [Math.floor(x + offset.x), Math.floor(y + offset.y)];
  };
  const hold = (at: Spot, offset: Spot): void => walling.hold(...under(at, offset));
  const isOnWall = ({ x, y }: Spot): boolean => nearestSquare(walling.squares, { x, y }, 1.2) !== undefined;
  const tap = ({ by, isOnWall: isOwn }: Grip, at: Spot): void => {
    if (by === 'mouse') walling.drawAt(...under(at, { x: 0, y: 0 }));
    else if (isOwn) walling.turn();
    else hold(at, { x: 0, y: 0 });
  };
  return {
    hover: at => hold(at, { x: 0, y: 0 }),
    press: (at, by) => {
      const { x, y } = inSquares(lie, at);
      const { column, row } = walling.wall;
      const isOwn = isOnWall({ x, y });
      const offset = by === 'finger' && isOwn ? { x: column + 0.5 - x, y: row + 0.5 - y } : { x: 0, y: 0 };
      grip.current = { from: at, by, offset, isOnWall: isOwn };
    },
    drag: at => {
      if (grip.current && distance(grip.current.from, at) > STILL) hold(at, grip.current.offset);
    },
    release: at => {
      if (grip.current && distance(grip.current.from, at) <= STILL) tap(grip.current, at);
      grip.current = undefined;
    },
  };
}

/** A square is meant by whoever points near it. A mouse chooses at once, a finger with its second tap. */
function useSquareHandling(desk: Desk, lie: Lie): Handling {
  const { choosing, growths, play } = desk;
  const [touched, touch] = useState<Square>();
  const pressedBy = useRef<Pointer>('mouse');
  const under = (at: Spot, squares: readonly Square[]): Square | undefined =>
    nearestSquare(squares, inSquares(lie, at), pressedBy.current === 'finger' ? 2 : 1);
  const choose = (square: Square): void => {
    choosing?.point(square);
    if (pressedBy.current === 'mouse' || touched === square) choosing?.choose(square);
    touch(square);
  };
  return {
    hover: at => {
      const square = choosing && under(at, choosing.squares);
      if (square !== undefined) choosing?.point(square);
    },
    press: (_, by) => {
      pressedBy.current = by;
    },
    release: at => {
      const square = choosing && under(at, choosing.squares);
      const growth = under(at, growths);
      if (square !== undefined) choose(square);
      else if (growth !== undefined) void play.act({ type: 'grow', square: growth });
    },
  };
}
