import { useEffect, useState } from 'react';
import type { DiceAndDanger, Options, Paper, View } from '../../../../games/dice-and-danger/index.ts';
import type { PlayProps } from '../module.ts';

type Papers = readonly Readonly<Paper>[];

interface Seen {
  /** Rounds that have been settled. */
  readonly settled: number;
  readonly papers: Papers;
  readonly earlier: Papers | undefined;
}

/** By the options of a match, which are one object for as long as its table stands: a curtain in between forgets nothing. */
const memory = new WeakMap<Options, Seen>();

/** The sheets as they were before the last round was settled, if this page was there to see it. */
export function useEarlier({ now, options }: Pick<PlayProps<DiceAndDanger>, 'now' | 'options'>): Papers | undefined {
  const [seen, see] = useState(() => next(memory.get(options), now.view));
  const latest = next(seen, now.view);
  if (latest !== seen) see(latest);
  useEffect(() => void memory.set(options, latest), [options, latest]);
  return latest.earlier;
}

export function next(seen: Seen | undefined, { papers, round, phase }: View): Seen {
  const settled = phase === 'cross' ? round - 1 : round;
  if (seen?.settled === settled) return seen;
  return { settled, papers, earlier: seen && settled === seen.settled + 1 ? seen.papers : undefined };
}
