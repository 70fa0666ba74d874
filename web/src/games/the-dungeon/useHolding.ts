import { useState } from 'react';
import type { Action, ActionOf, QuarterTurn, TheDungeon, View } from '../../../../games/the-dungeon/index.ts';
import { drawnTile } from '../../../../games/the-dungeon/readers.ts';
import { same } from '../../../../kernel/plain.ts';
import { useHint } from '../../board/useHint.ts';
import type { PlayProps } from '../module.ts';
import type { Armed } from './context.ts';

type Laying = ActionOf<'lay'> | Extract<Action, { spell: 'second-thoughts' }>;

/** A tile in hand: drawn from the pile, or taken up by a spell. */
export interface Holding {
  readonly face: number;
  readonly place: number;
  /** The turns that fit. */
  readonly turns: readonly QuarterTurn[];
  readonly turn: QuarterTurn;
  /** Whether a bot would lay it like this. */
  readonly isHinted: boolean;
  readonly rotate: (by: 1 | -1) => void;
  readonly lay: () => Promise<void>;
}

interface Grip {
  readonly decision: number;
  /** The tile that a spell has taken up; undefined for the one from the pile. */
  readonly tile: number | undefined;
  readonly index: number;
}

interface Holdings {
  readonly holding: Holding | undefined;
  /** Takes up a tile that a spell may turn. */
  readonly takeUp: (tile: number) => void;
}

export function useHolding(play: PlayProps<TheDungeon>, armed: Armed | undefined): Holdings {
  const { now, actions, act } = play;
  const { view, decision } = now;
  const [grip, setGrip] = useState<Grip>();
  const held = grip?.decision === decision ? grip : undefined;
  const layings = layingsOf(actions, armed, held?.tile);
  const takeUp = (tile: number): void => setGrip({ decision, tile, index: 0 });
  useHint(play.hint, hinted => {
    const index = layings.findIndex(laying => same(laying, hinted));
    if (index >= 0) setGrip({ decision, tile: held?.tile, index });
  });
  const tile = view.phase === 'lay' ? undefined : held?.tile;
  const index = (held?.index ?? 0) % layings.length;
  const laying = layings[index];
  const inHand = tileInHand(view, tile);
  if (!laying || !inHand) return { holding: undefined, takeUp };
  const holding: Holding = {
    ...inHand,
    turns: layings.map(({ turn }) => turn),
    turn: laying.turn,
    isHinted: play.hint !== undefined && same(laying, play.hint),
    rotate: by => setGrip({ decision, tile, index: (index + by + layings.length) % layings.length }),
    lay: async () => void (await act(laying)),
  };
  return { holding, takeUp };
}

function layingsOf(actions: readonly Action[], armed: Armed | undefined, tile: number | undefined): readonly Laying[] {
  const lays = actions.filter(action => action.type === 'lay');
  if (lays.length > 0 || armed !== 'second-thoughts' || tile === undefined) return lays;
  return actions.filter(
    (action): action is Extract<Action, { spell: 'second-thoughts' }> =>
      action.type === 'cast' && action.spell === 'second-thoughts' && action.tile === tile,
  );
}

function tileInHand(view: View, tile: number | undefined): Pick<Holding, 'face' | 'place'> | undefined {
  return tile === undefined ? drawnTile(view) : { face: view.faces[tile] ?? 0, place: view.places[tile] ?? 0 };
}
