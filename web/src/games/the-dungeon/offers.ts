import { farId, knockId, type Light } from '../../../../art/the-dungeon/index.ts';
import type { Cast, QuarterTurn, View } from '../../../../games/the-dungeon/index.ts';
import { placeBeyond } from '../../../../games/the-dungeon/readers.ts';
import { same } from '../../../../kernel/plain.ts';
import { percentOf } from './chances.ts';
import { type Desk, moverOf } from './context.ts';
import type { Way } from './ways.ts';

/** What can be pressed on the map, and what a press does. */
export interface Offer {
  readonly light: Light;
  readonly way?: Way;
  readonly casts?: readonly Cast[];
}

/** The targets of a spell while one waits for them, else the ways. */
export function offersOf(desk: Desk): readonly Offer[] {
  const { armed, play, ways, holding } = desk;
  if (holding || armed === 'drop') return [];
  if (armed !== undefined) return castOffers(desk, armed);
  return ways.map(way => ({ way, light: lightOf(play, way) }));
}

function lightOf({ hint, now }: Desk['play'], { id, place, tile, steps, lock }: Way): Light {
  return {
    id,
    place,
    ground: tile === undefined ? 'unknown' : 'known',
    ...(tile !== undefined && { tile: lyingAt(now.view, tile) }),
    cost: steps.length,
    ...(lock && { chance: percentOf(lock) }),
    isHinted: hint !== undefined && steps.length === 1 && same(steps[0], hint),
  };
}

const lyingAt = ({ faces, turns }: View, tile: number): NonNullable<Light['tile']> => ({
  face: faces[tile] ?? 0,
  turn: (turns[tile] ?? 0) as QuarterTurn,
});

function castOffers(desk: Desk, spell: Cast['spell']): readonly Offer[] {
  const { view } = desk.play.now;
  const casts = desk.play.actions.filter((action): action is Cast => action.type === 'cast' && action.spell === spell);
  const doors = casts.flatMap(cast =>
    cast.spell === 'polite-knock'
      ? [offer(knockId(cast.side), placeBeyond(view, moverOf(desk).at, cast.side), [cast])]
      : [],
  );
  return [...doors, ...tileOffers(view, casts)];
}

function tileOffers(view: View, casts: readonly Cast[]): readonly Offer[] {
  const aimed = casts.filter(cast => 'tile' in cast);
  const tiles = [...new Set(aimed.map(({ tile }) => tile))];
  return tiles.map(tile =>
    offer(
      farId(tile),
      view.places[tile] ?? 0,
      aimed.filter(cast => cast.tile === tile),
    ),
  );
}

const offer = (id: string, place: number, casts: readonly Cast[]): Offer => ({
  light: { id, place, ground: 'known' },
  casts,
});
