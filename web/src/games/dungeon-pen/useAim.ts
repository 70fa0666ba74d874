import { useDeferredValue, useMemo, useState } from 'react';
import type { DungeonPen, Effect, Flick, Hindrance } from '../../../../games/dungeon-pen/index.ts';
import {
  characterOf,
  fails,
  flickOf,
  FULL_POWER,
  HALF_TURN,
  hindrancesOn,
  powerLeft,
  wallOdds,
} from '../../../../games/dungeon-pen/readers.ts';
import { useHint } from '../../board/useHint.ts';
import type { PlayProps } from '../module.ts';
import { type Aim, nudged } from './gesture.ts';
import type { QuestionOf } from './question.ts';

/** A flick in the making: how it is aimed, and what the rules would make of it. */
export interface AimInHand {
  readonly now: Aim;
  /** The most power that the hand has left. */
  readonly most: number;
  readonly flick: Flick;
  /** From 0 to 1. */
  readonly odds: number;
  readonly isFailing: boolean;
  readonly effects: readonly Effect[];
  /** What makes it spread. */
  readonly hindrances: readonly Hindrance[];
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
  question: QuestionOf<'aim'> | undefined,
): readonly [Aim, (aim: Aim) => void] {
  const [aims, setAims] = useState<readonly Aim[]>(USUAL);
  const set = (aim: Aim): void => setAims(last => last.with(seat, aim));
  useHint(hint, hinted => question && hinted.type === 'flick' && set(aimOf(hinted)));
  return [aims[seat] ?? { aim: 0, power: USUAL_POWER }, set];
}

export function useAim(play: PlayProps<DungeonPen>, question: QuestionOf<'aim'> | undefined): AimInHand | undefined {
  const { content } = play.rules;
  const { view } = play.now;
  const seat = play.now.seat === 1 ? 1 : 0;
  const [kept, set] = useKept(play, question);
  const { effects } = characterOf(view, seat);
  const most = powerLeft(effects);
  const now = kept.power > most ? { ...kept, power: most } : kept;
  const { aim, power } = now;
  const cause = question?.cause ?? 'turn';
  const flick = useMemo(
    () => flickOf(content, view, seat, { aim, power, cause }),
    [content, view, seat, aim, power, cause],
  );
  const settled = useDeferredValue(flick);
  const isAsked = question !== undefined;
  const odds = useMemo(() => {
    if (!isAsked || fails(settled)) return 0;
    const { touching, outcomes } = wallOdds(content, view, seat, settled);
    return touching / outcomes;
  }, [isAsked, content, view, seat, settled]);
  if (!question) return undefined;
  return {
    now,
    most,
    flick,
    odds,
    isFailing: fails(flick),
    effects,
    hindrances: hindrancesOn(content, view, seat, { aim, cause }),
    set,
    nudge: by => set(nudged(now, by, most)),
    shoot: (given = now) => {
      set(given);
      void play.act({ type: 'flick', aim: given.aim, power: given.power });
    },
  };
}
