// Which aims are compared: the best of each of the best sectors all the way round.
import type { Action, State, StepOf } from '../../games/dungeon-pen/index.ts';
import { FULL_TURN } from '../../games/dungeon-pen/readers.ts';
import { FINE } from './fan.ts';
import type { Judged } from './judged.ts';
import type { Sighted } from './sighting.ts';

export const flicksIn = (judged: Judged, state: Readonly<State>, step: StepOf<'aim'>): readonly Action[] =>
  bestInSectors(judged.aimsIn(state, step, FINE)).map(({ flick }) => flick);

/** Aims are compared sector by sector, the best of each of the best sectors: less far apart they are the same in other words. */
const SECTORS = 12;
const COMPARED = 7;

/** The best first. */
export function bestInSectors(aims: readonly Sighted[]): readonly Sighted[] {
  const best: (Sighted | undefined)[] = [];
  for (const each of aims) {
    const sector = Math.floor((each.flick.aim * SECTORS) / FULL_TURN);
    if (each.worth > (best[sector]?.worth ?? -1)) best[sector] = each;
  }
  const falling = best.flatMap(each => each ?? []).toSorted((a, b) => b.worth - a.worth);
  return falling.slice(0, COMPARED);
}
