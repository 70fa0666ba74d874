import { useEffect, useEffectEvent, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { useKeys } from '../parts/useKeys.ts';
import type { FlipPage } from '../table/replay.ts';
import type { Now } from '../table/table.ts';

/** Where a replay stands, and how it is moved. */
export interface Steps {
  readonly at: number;
  readonly last: number;
  /** The step before was the one shown before: what happened in between can be animated. */
  readonly isNext: boolean;
  readonly isPlaying: boolean;
  /** How many times as fast as usual it plays by itself. */
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly go: (to: number) => void;
  readonly toggle: () => void;
  /** Goes to a page without stopping a replay that plays. */
  readonly move: (to: number) => void;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How a replay begins: at its first step and at rest unless told otherwise. A link may name a step that there is not. */
export interface ReplayStart {
  readonly first?: number | undefined;
  readonly isPlaying?: boolean | undefined;
}

export function useSteps(last: number, { first = 0, isPlaying: playsAtOnce = false }: ReplayStart = {}): Steps {
  const within = (to: number): number => Math.min(Math.max(to, 0), last);
  const [{ at, isNext }, setPlace] = useState({ at: within(first), isNext: false });
  const [wantsToPlay, setPlaying] = useState(playsAtOnce);
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = wantsToPlay && at < last;
  const move = (to: number): void => {
    const place = within(to);
    setPlace({ at: place, isNext: place === at + 1 });
  };
  const go = (to: number): void => {
    setPlaying(false);
    move(to);
  };
  const toggle = (): void => {
    if (!isPlaying && at === last) move(0);
    setPlaying(!isPlaying);
  };
  useKeys({
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(0),
    End: () => go(last),
    ' ': toggle,
    '+': () => setSpeed(changed(speed, 1)),
    '-': () => setSpeed(changed(speed, -1)),
  });
  return { at, last, isNext, isPlaying, speed, setSpeed, go, toggle, move };
}

const changed = (speed: Speed, by: 1 | -1): Speed => SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed;

/** Turns the pages of a replay that plays, each once its stage says that it has lain long enough. */
export function useLeafing(
  { at, isPlaying, move }: Steps,
  pages: readonly FlipPage<Kind>[],
  pageRead: Now<Kind> | undefined,
): void {
  const isRead = isPlaying && pageRead !== undefined && pageRead === pages[at]?.now;
  const turnTo = useEffectEvent(move);
  useEffect(() => {
    if (isRead) turnTo(at + 1);
  }, [at, isRead]);
}
