import type { View } from '../../games/dice-and-danger/index.ts';
import type { Point } from '../figure.ts';
import type { Pencil } from '../paint.ts';
import type { Drawing, Shape } from '../shape.ts';
import { group } from '../shape.ts';
import { die, type Pips } from '../things.ts';
import type { Orientation } from './layout.ts';
import { flagOf } from './lights.ts';

/** Which pair a die was put into. */
type Lot = 'A' | 'B' | undefined;

/** Which pair every die is in, as soon as there are pairs; both stay marked until the round is over. */
export function lotsOf({ dice, draft }: Pick<View, 'dice' | 'draft'>): readonly Lot[] {
  if (!draft?.split) return [];
  const [one, two] = draft.split.pairs;
  return dice.map((_, place) => (one.places.includes(place) ? 'A' : two.places.includes(place) ? 'B' : undefined));
}

interface Tray {
  readonly view: Drawing['view'];
  readonly size: number;
  readonly places: readonly Point[];
}

const TURNS = [-9, 6, -3, 12, -7];

const TRAYS: Readonly<Record<Orientation, Tray>> = {
  landscape: {
    view: [0, 0, 368, 112],
    size: 50,
    places: [
      [52, 52],
      [120, 57],
      [188, 50],
      [254, 58],
      [322, 52],
    ],
  },
  portrait: {
    view: [0, 0, 260, 52],
    size: 35,
    places: [
      [30, 25],
      [79, 27],
      [128, 24],
      [177, 27],
      [231, 26],
    ],
  },
};

/** Five dice as they lie: four white ones, rising, and the black one; letters say which pair each of them is in. */
export function tray(
  dice: readonly number[],
  lots: readonly Lot[],
  [orientation, pencil]: readonly [Orientation, Pencil],
): Drawing {
  const { view, size, places } = TRAYS[orientation];
  return {
    view,
    shapes: dice.map((pips, i) => {
      const lot = lots[i];
      const colour = i === dice.length - 1 ? 'black' : 'white';
      const at = places[i] ?? [0, 0];
      const isUnused = lots.length > 0 && lot === undefined;
      return group({ id: `die/${i}`, role: 'die', at, ...(isUnused && { opacity: 0.45 }) }, [
        ...die(pips as Pips, colour, size, TURNS[i]),
        ...(lot ? lotSign(lot, pencil, size) : []),
      ]);
    }),
  };
}

const lotSign = (lot: 'A' | 'B', pencil: Pencil, size: number): Shape[] => [
  group({ at: [size * 0.42, size * 0.42] }, [
    group(
      { scale: 1.18 },
      flagOf(lot, pencil).map(shape => ('fill' in shape ? { ...shape, stroke: 'paper', weight: 1.6 } : shape)),
    ),
  ]),
];
