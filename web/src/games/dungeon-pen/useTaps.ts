import { useState } from 'react';
import { spotAt, SQUARE } from '../../../../art/dungeon-pen/index.ts';
import { characterOf, powerOver, UNIT } from '../../../../games/dungeon-pen/readers.ts';
import { distance, type Spot } from '../../board/geometry.ts';
import { useKeys } from '../../parts/useKeys.ts';
import type { Desk } from './context.ts';
import { type Aim, aimBetween } from './gesture.ts';
import { type Lie, seenAt } from './turning.ts';
import { growUnder } from './usePull.ts';
import type { Handling } from './usePanePointers.ts';

export interface Tapping {
  /** What the next tap sets. */
  readonly sets: 'aim' | 'power';
  readonly handling: Handling;
}

/** One tap where to aim, one tap how far. Nothing has to be held or timed. */
export function useTaps(desk: Desk, lie: Lie): Tapping {
  const { aiming, play } = desk;
  const [aimedAt, setAimedAt] = useState<number>();
  const sets = aimedAt === play.now.decision ? 'power' : 'aim';
  useKeys(sets === 'power' ? { Escape: () => setAimedAt(undefined) } : {});
  const show = (at: Spot): Aim | undefined => {
    if (!aiming) return undefined;
    const cross = seenAt(lie, spotAt(lie.layout, characterOf(play.now.view, play.now.seat)));
    const aim =
      sets === 'aim'
        ? { ...aiming.now, aim: aimBetween(cross, at, lie.turn) }
        : { ...aiming.now, power: powerTo(distance(cross, at) / lie.scale, aiming.most) };
    aiming.set(aim);
    return aim;
  };
  return {
    sets,
    handling: {
      hover: at => void show(at),
      press: at => void show(at),
      drag: at => void show(at),
      release: at => {
        growUnder(desk, lie, at);
        const aim = show(at);
        setAimedAt(sets === 'aim' ? play.now.decision : undefined);
        if (sets === 'power' && aim) aiming?.shoot(aim);
      },
    },
  };
}

/** The power that reaches so far over the paper. */
const powerTo = (far: number, most: number): number => Math.min(most, powerOver((far * UNIT) / SQUARE));
