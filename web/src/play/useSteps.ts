import { useEffect, useEffectEvent, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { useKeys } from '../parts/useKeys.ts';
import type { Scene } from './stage.ts';

/** Where a replay stands, and how it is moved. */
export interface Steps {
  readonly at: number;
  readonly last: number;
  /** The step before was the one shown before: what happened in between can be animated. */
  readonly isNext: boolean;
  readonly isPlaying: boolean;
  readonly go: (to: number) => void;
  readonly toggle: () => void;
  /** Goes to a page without stopping a replay that plays. */
  readonly move: (to: number) => void;
}

/** How long a page lies open before the next one is turned. */
const PAGE_MS = 900;

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
  useKeys({
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(0),
    End: () => go(last),
    ' ': toggle,
  });
  return { at, last, isNext, isPlaying, go, toggle, move };
}

/** Turns the pages of a replay that plays, each once nothing moves on it. */
export function useLeafing({ at, isPlaying, move }: Steps, moving: Scene<Kind> | undefined): void {
  const turnTo = useEffectEvent(move);
  useEffect(() => {
    if (!isPlaying || moving) return undefined;
    const timer = setTimeout(() => turnTo(at + 1), PAGE_MS);
    return () => clearTimeout(timer);
  }, [at, isPlaying, moving]);
}
