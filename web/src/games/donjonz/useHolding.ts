import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Donjonz, Lay, Reason, View } from '../../../../games/donjonz/index.ts';
import { areasOf, boundsOf } from '../../../../games/donjonz/readers.ts';
import type { Refusal } from '../../../../kernel/game.ts';
import { useHint } from '../../board/useHint.ts';
import type { PlayProps } from '../module.ts';
import { grown, middleOf } from '../../board/camera.ts';
import type { Spot } from '../../board/geometry.ts';
import { following, type Held, heldAt, isLegal, layOf, moved, nearest, turned } from './holding.ts';

/** The card in hand over the table, and all that can be done with it before it lies. */
export interface Holding {
  readonly held: Held;
  readonly lays: readonly Lay[];
  readonly fits: boolean;
  /** Why it does not fit, once that is known. */
  readonly refusal: Refusal<Reason> | undefined;
  /** What moved it last. A pointer carries it; everything else puts it somewhere. */
  readonly by: 'pointer' | 'hand';
  readonly move: (across: number, down: number) => void;
  readonly turn: (quarters: 1 | -1) => void;
  /** Holds it with its middle at a point of the table. */
  readonly carry: (middle: Spot) => void;
  /** Leaves it where a finger has carried it; it still turns about that point. */
  readonly letGo: () => void;
  readonly put: (place: Pick<Lay, 'x' | 'y' | 'turn'>) => void;
  readonly jump: () => void;
  readonly next: (step: 1 | -1) => void;
  /** Lays it, or has the page say why it may not lie there. */
  readonly lay: () => Promise<unknown>;
}

interface Grip {
  readonly held: Held;
  readonly by: Holding['by'];
  /** Where the pointer is that carries it, or that did so last. */
  readonly middle: Spot | undefined;
}

/** A card is held at most so many spaces away from the others. */
const REACH = 4;

export function useHolding(play: PlayProps<Donjonz>): Holding | undefined {
  const { view } = play.now;
  const { content } = play.rules;
  const lays = useLays(play);
  const [grip, setGrip] = useGrip(view, lays);
  const fits = grip !== undefined && isLegal(lays, grip.held);
  const refusal = useRefusal(play.why, fits ? undefined : grip?.held);
  useHint(play.hint, hinted => {
    if (!grip || hinted.type !== 'lay') return;
    const { x, y, turn } = hinted;
    setGrip({ held: { ...grip.held, x, y, turn }, by: 'hand', middle: undefined });
  });
  if (!grip || view.hand !== grip.held.card) return undefined;
  const { held, middle } = grip;
  const bounds = boundsOf(areasOf(content, view.laid));
  const put = (next: Held): void => setGrip({ held: next, by: 'hand', middle: undefined });
  const turn = (quarters: 1 | -1): void => {
    const next = turned(content, held, quarters);
    setGrip({ ...grip, held: middle ? heldAt(content, next, middle, lays) : next });
  };
  return {
    held,
    lays,
    fits,
    refusal,
    turn,
    by: grip.by,
    move: (across, down) => put(moved(held, [across, down], grown(bounds, REACH))),
    carry: to => setGrip({ held: heldAt(content, held, to, lays), by: 'pointer', middle: to }),
    letGo: () => setGrip({ ...grip, by: 'hand' }),
    put: place => put({ ...place, card: held.card }),
    jump: () => put(nearest(lays, held)),
    next: step => put(following(lays, held, middleOf(bounds), step)),
    lay: () => (fits ? play.act(layOf(held)) : play.refuse(layOf(held))),
  };
}

function useLays({ actions }: PlayProps<Donjonz>): readonly Lay[] {
  return useMemo(() => actions.filter(action => action.type === 'lay'), [actions]);
}

const START: Spot = { x: 0, y: -2 };

/** A new card is taken where the last one was left, at the nearest place where it may lie. */
function useGrip({ hand }: View, lays: readonly Lay[]): [Grip | undefined, (grip: Grip) => void] {
  const [grip, setGrip] = useState<Grip>();
  if (hand === null || lays.length === 0 || grip?.held.card === hand) return [grip, setGrip];
  const { x, y } = grip?.held ?? START;
  const next: Grip = { held: nearest(lays, { card: hand, turn: 0, x, y }), by: 'hand', middle: undefined };
  setGrip(next);
  return [next, setGrip];
}

function useRefusal(why: PlayProps<Donjonz>['why'], misplaced: Held | undefined): Refusal<Reason> | undefined {
  const [answer, setAnswer] = useState<{ held: Held; refusal: Refusal<Reason> }>();
  const ask = useEffectEvent((held: Held) => why(layOf(held)));
  useEffect(() => {
    if (!misplaced) return undefined;
    let isAsked = true;
    void ask(misplaced).then(refusal => isAsked && setAnswer({ held: misplaced, refusal }));
    return () => {
      isAsked = false;
    };
  }, [misplaced]);
  return misplaced && answer?.held === misplaced ? answer.refusal : undefined;
}
