import { type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { DEGREE } from '../../../../games/dungeon-pen/readers.ts';
import type { Spot } from '../../board/geometry.ts';
import { useKeys } from '../../parts/useKeys.ts';
import { useDesk } from './context.ts';
import { type Aim, aimOfPull, pullFor, type Sample, steady } from './gesture.ts';
import { useHabits } from './habits.ts';
import type { AimInHand } from './useAim.ts';

/** In units of the drawing: all of it, and how far the grip is pulled for full power. */
const SIZE = 160;
const FULL = 56;
const GRIP = 23;
const TICKS = Array.from({ length: 24 }, (_, i) => i * 15);

/** The pencil is pulled back here instead of on the sheet, where a thumb would cover what is aimed at. */
export function Dial({ aiming }: { readonly aiming: AimInHand }): ReactElement {
  const { turning } = useDesk();
  const pulling = useDialPull(aiming, turning.turn);
  const heading = aiming.now.aim / DEGREE + turning.turn;
  const pulled = pullFor(aiming.now.power, FULL);
  return (
    <svg
      className="pen-dial"
      viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
      aria-hidden="true"
      data-pulled={pulling.isPulled}
      {...pulling.pointers}
    >
      <circle className="pen-dial-plate" r={SIZE / 2 - 1} />
      {TICKS.map(degrees => (
        <path
          key={degrees}
          d={`M0 ${4 - SIZE / 2}V${(degrees % 45 === 0 ? 14 : 10) - SIZE / 2}`}
          transform={`rotate(${degrees})`}
        />
      ))}
      <circle className="pen-dial-ring" r={FULL / 2} />
      <circle className="pen-dial-ring" r={FULL} />
      <g transform={`rotate(${heading})`}>
        <path className="pen-dial-flight" d={`M0 0V${-pulled - 8}m-7 9l7 -10l7 10`} />
        <path className="pen-dial-pull" d={`M0 0V${pulled}`} />
        <circle className="pen-dial-grip" cy={pulled} r={GRIP} />
        <circle className="pen-dial-pin" cy={pulled} r="4" />
      </g>
      <circle className="pen-dial-pin" r="6" />
    </svg>
  );
}

interface DialPull {
  readonly isPulled: boolean;
  readonly pointers: Readonly<
    Record<`onPointer${'Down' | 'Move' | 'Up' | 'Cancel'}`, (event: PointerEvent<SVGSVGElement>) => void>
  >;
}

const MIDDLE: Spot = { x: 0, y: 0 };

/** Where a pointer is on the dial, in units of its drawing, from its middle. */
function spotOn({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Spot {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left - width / 2) * SIZE) / width, y: ((clientY - top - height / 2) * SIZE) / height };
}

/** As on the sheet: a pull sets direction and power, letting go flicks, Escape and the middle of the dial undo it. */
function useDialPull(aiming: AimInHand, turn: number): DialPull {
  const { flick } = useHabits();
  const [before, begin] = useState<Aim>();
  const samples = useRef<Sample[]>([]);
  const aimAt = (at: Spot): Aim | undefined => aimOfPull(MIDDLE, at, { turn, full: FULL, most: aiming.most });
  const cancel = (): void => {
    if (before) aiming.set(before);
    begin(undefined);
  };
  useKeys(before ? { Escape: cancel } : {});
  const pull = (event: PointerEvent<SVGSVGElement>): void => {
    const at = spotOn(event);
    samples.current.push({ ...at, time: event.timeStamp });
    const aim = aimAt(at);
    if (aim) aiming.set(aim);
  };
  const letGo = (event: PointerEvent<SVGSVGElement>): void => {
    const at = spotOn(event);
    const aim = aimAt(at) && aimAt(steady(samples.current, event.timeStamp) ?? at);
    if (!aim) return cancel();
    begin(undefined);
    if (flick === 'taps') aiming.set(aim);
    else aiming.shoot(aim);
  };
  return {
    isPulled: before !== undefined,
    pointers: {
      onPointerDown: event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        samples.current = [];
        begin(aiming.now);
        pull(event);
      },
      onPointerMove: event => before && pull(event),
      onPointerUp: event => before && letGo(event),
      onPointerCancel: cancel,
    },
  };
}
