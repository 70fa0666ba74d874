import { type RefObject, useRef, useState } from 'react';
import { placeAt } from '../../../../art/dungeon-pen/index.ts';
import { UNIT } from '../../../../games/dungeon-pen/readers.ts';
import type { Size, Spot } from '../../board/geometry.ts';
import { useKeys } from '../../parts/useKeys.ts';
import type { Desk } from './context.ts';
import { type Aim, aimOfPull, type Sample, steady } from './gesture.ts';
import { type Lie, paperAt } from './turning.ts';
import { nearestSquare } from './useSquares.ts';
import type { Handling } from './usePanePointers.ts';

/** A pencil that is pulled back; without an aim while nothing would come of letting it go. */
export interface Pull {
  readonly from: Spot;
  readonly at: Spot;
  readonly aim: Aim | undefined;
  /** Held over the place where letting go means nothing. */
  readonly isOff: boolean;
  /** Where that place is: ahead of the pencil, for behind it one pulls. */
  readonly ahead: 'top' | 'bottom' | undefined;
}

interface Pulling {
  readonly pull: Pull | undefined;
  readonly handling: Handling;
}

/** The pull that gives full power, in pixels. */
export const fullPull = ({ width, height }: Size): number =>
  Math.max(110, Math.min(230, Math.min(width, height) * 0.32));

/** Press anywhere, pull back, let go; Escape, a second finger or the cancel zone undo it. */
export function usePull(desk: Desk, lie: Lie, cancelZone: RefObject<HTMLElement | null>): Pulling {
  const { aiming } = desk;
  const [pull, setPull] = useState<Pull>();
  const samples = useRef<Sample[]>([]);
  const before = useRef<Aim>(undefined);
  const cancel = (): void => {
    setPull(undefined);
    if (before.current) aiming?.set(before.current);
  };
  useKeys(pull ? { Escape: cancel } : {});
  const release = ({ from, isOff }: Pull, at: Spot, time: number): void => {
    const aim = pulledTo(desk, lie, from, steady([...samples.current, { ...at, time }], time) ?? at);
    cancel();
    if (aim && !isOff) aiming?.shoot(aim);
    else if (!isOff) growUnder(desk, lie, at);
  };
  const drag = (last: Pull, at: Spot): void => {
    const aim = pulledTo(desk, lie, last.from, at);
    const isOff = last.ahead !== undefined && isOver(cancelZone.current, lie, at);
    setPull({ from: last.from, at, aim, isOff, ahead: last.ahead ?? aheadOf(last, aim, at) });
    if (aim) aiming?.set(aim);
  };
  return {
    pull,
    handling: {
      press: (at, _, time) => {
        samples.current = [{ ...at, time }];
        before.current = aiming?.now;
        setPull({ from: at, at, aim: undefined, isOff: false, ahead: undefined });
      },
      drag: (at, time) => {
        samples.current.push({ ...at, time });
        if (pull) drag(pull, at);
      },
      release: (at, time) => pull && release(pull, at, time),
      cancel,
    },
  };
}

/** Known once the pull has a direction, and the same until it ends. */
const aheadOf = ({ from }: Pull, aim: Aim | undefined, at: Spot): Pull['ahead'] =>
  aim && (at.y > from.y ? 'top' : 'bottom');

function pulledTo({ aiming }: Desk, { turn, viewport }: Lie, from: Spot, to: Spot): Aim | undefined {
  return aiming && aimOfPull(from, to, { turn, full: fullPull(viewport), most: aiming.most });
}

function isOver(zone: HTMLElement | null, { viewport }: Lie, { x, y }: Spot): boolean {
  if (!zone) return false;
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = zone;
  return x >= Math.min(left, viewport.width) && x <= left + width && y >= top && y <= top + height;
}

/** A tap on a square beside the magic wall lets it grow there. */
export function growUnder({ growths, play }: Desk, lie: Lie, at: Spot): void {
  const { x, y } = placeAt(lie.layout, paperAt(lie, at));
  const square = nearestSquare(growths, { x: x / UNIT, y: y / UNIT }, 1);
  if (square !== undefined) void play.act({ type: 'grow', square });
}
