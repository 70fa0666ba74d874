import { useEffect, useState } from 'react';
import { useKeys } from '../parts/useKeys.ts';

/** Where a replay stands, and how it is moved. */
export interface Steps {
  readonly at: number;
  readonly last: number;
  /** The step before was the one shown before: what happened in between can be animated. */
  readonly isNext: boolean;
  readonly isPlaying: boolean;
  readonly go: (to: number) => void;
  readonly toggle: () => void;
}

const PACE_MS = 900;

/** How a replay begins: at its first step and at rest unless told otherwise. */
export interface Beginning {
  readonly first?: number | undefined;
  readonly isPlaying?: boolean | undefined;
}

export function useSteps(last: number, { first = 0, isPlaying: playsAtOnce = false }: Beginning = {}): Steps {
  const [{ at, isNext }, setPlace] = useState({ at: first, isNext: false });
  const [wantsToPlay, setPlaying] = useState(playsAtOnce);
  const isPlaying = wantsToPlay && at < last;
  const move = (to: number): void => {
    const place = Math.min(Math.max(to, 0), last);
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
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => move(at + 1), PACE_MS);
    return () => clearTimeout(timer);
  });
  useKeys({
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(0),
    End: () => go(last),
    ' ': toggle,
  });
  return { at, last, isNext, isPlaying, go, toggle };
}
