import { useDeferredValue, useMemo, useState } from 'react';
import {
  characterOf,
  type DungeonPen,
  type Effect,
  fails,
  type Flick,
  flickOf,
  FULL_POWER,
  type Ground,
  HALF_TURN,
  type Content,
  powerLeft,
  type StepOf,
} from '../../../../games/dungeon-pen/index.ts';
import { useHint } from '../../board/useHint.ts';
import type { PlayProps } from '../module.ts';
import { type Aim, nudged } from './gesture.ts';
import { wallOdds } from './odds.ts';

/** A flick in the making: how it is aimed, and what the rules would make of it. */
export interface Aiming {
  readonly now: Aim;
  /** The most power that the hand has left. */
  readonly most: number;
  readonly flick: Flick;
  /** From 0 to 1. */
  readonly odds: number;
  readonly isFailing: boolean;
  readonly effects: readonly Effect[];
  readonly set: (aim: Aim) => void;
  readonly nudge: (by: Partial<Aim>) => void;
  readonly shoot: (aim?: Aim) => void;
}

const USUAL_POWER = 0.6 * FULL_POWER;
const USUAL: readonly Aim[] = [
  { aim: 0, power: USUAL_POWER },
  { aim: HALF_TURN, power: USUAL_POWER },
];

const aimOf = ({ aim, power }: Aim): Aim => ({ aim, power });

/** Each seat finds its aim as it left it, or as a hint names it. */
function useKept(
  { now: { seat }, hint }: PlayProps<DungeonPen>,
  step: StepOf<'aim'> | undefined,
): readonly [Aim, (aim: Aim) => void] {
  const [aims, setAims] = useState<readonly Aim[]>(USUAL);
  const set = (aim: Aim): void => setAims(last => last.with(seat, aim));
  useHint(hint, hinted => step && hinted.type === 'flick' && set(aimOf(hinted)));
  return [aims[seat] ?? { aim: 0, power: USUAL_POWER }, set];
}

export function useAim(
  play: PlayProps<DungeonPen>,
  content: Content,
  ground: Ground,
  step: StepOf<'aim'> | undefined,
): Aiming | undefined {
  const { view, seat } = play.now;
  const [kept, set] = useKept(play, step);
  const cause = step?.cause ?? 'turn';
  const character = characterOf(view, seat === 1 ? 1 : 0);
  const most = powerLeft(character.effects);
  const now = kept.power > most ? { ...kept, power: most } : kept;
  const { aim, power } = now;
  const flick = useMemo(
    () => flickOf(content, view, seat === 1 ? 1 : 0, { aim, power, cause }),
    [content, view, seat, aim, power, cause],
  );
  const settled = useDeferredValue(flick);
  const odds = useMemo(
    () => (step && !fails(settled) ? wallOdds(ground, character, settled) : 0),
    [step, ground, character, settled],
  );
  if (!step) return undefined;
  return {
    now,
    most,
    flick,
    odds,
    isFailing: fails(flick),
    effects: character.effects,
    set,
    nudge: by => set(nudged(now, by, most)),
    shoot: (given = now) => {
      set(given);
      void play.act({ type: 'flick', aim: given.aim, power: given.power });
    },
  };
}
