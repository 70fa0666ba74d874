import type { Content, Lying, View } from '../../games/the-dungeon/index.ts';
import { isInside, thingsOn, whereaboutsOf } from '../../games/the-dungeon/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Point } from '../figure.ts';
import { circle, ellipse } from '../figure.ts';
import type { IconName } from '../icons.ts';
import { cleanMark } from '../marks.ts';
import type { Pencil } from '../paint.ts';
import { leadPaint } from '../paint.ts';
import type { Group, Shape } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { pawn } from '../things.ts';
import { tileAt } from './board.ts';
import { wareIcon } from './wares.ts';

/** With two seats the two colours that are told apart best. */
export const pencilOf = (seat: Seat): Pencil => ([1, 2, 3, 4, 5, 6] as const)[seat] ?? 1;

/** Where the feet of so many pawns stand on one tile, back row first, and how large they are. */
const STANDS: readonly { readonly scale: number; readonly feet: readonly Point[] }[] = [
  { scale: 1, feet: [] },
  { scale: 1, feet: [[6, 24]] },
  {
    scale: 0.92,
    feet: [
      [-15, 22],
      [19, 26],
    ],
  },
  {
    scale: 0.84,
    feet: [
      [2, 8],
      [-22, 26],
      [24, 27],
    ],
  },
  {
    scale: 0.76,
    feet: [
      [-16, 4],
      [16, 5],
      [-22, 28],
      [22, 29],
    ],
  },
  {
    scale: 0.7,
    feet: [
      [-17, 3],
      [15, 4],
      [-30, 28],
      [0, 30],
      [29, 29],
    ],
  },
  {
    scale: 0.66,
    feet: [
      [-29, 4],
      [0, 2],
      [29, 5],
      [-29, 30],
      [0, 28],
      [29, 31],
    ],
  },
];

const pawnId = (seat: Seat): string => `pawn/${seat}`;

/** Everybody who is inside, so that all who share a tile can be seen; the one whose turn it is stands in a light. */
export function pawns(view: Pick<View, 'characters' | 'places' | 'turn' | 'phase'>): readonly Group[] {
  const { characters, turn, phase } = view;
  return characters.flatMap((character, seat) => {
    if (!isInside(character)) return [];
    const here = characters.flatMap((other, each) => (isInside(other) && other.at === character.at ? [each] : []));
    const { scale, feet } = STANDS[here.length] ?? { scale: 0.66, feet: [] };
    const [x, y] = tileAt(view, character.at);
    const [across, down] = feet[here.indexOf(seat)] ?? [0, 0];
    const isActing = seat === turn && phase !== 'over';
    return [
      group({ id: pawnId(seat), role: 'pawn', at: [x + across, y + down] }, [
        group({ scale }, [...(isActing ? spotlight : []), ...pawn(pencilOf(seat))]),
      ]),
    ];
  });
}

const spotlight: readonly Shape[] = [
  ellipse([0, 0], [21, 10], { fill: 'glow', opacity: 0.85 }),
  ellipse([0, 0], [21, 10], { stroke: 'ink', weight: 1.1 }),
];

/** Where somebody has died. */
export const graves = (view: Pick<View, 'characters' | 'places'>): readonly Group[] =>
  view.characters.flatMap((character, seat) => {
    if (whereaboutsOf(character) !== 'dead' || character.at >= view.places.length) return [];
    const [x, y] = tileAt(view, character.at);
    return [
      group({ id: `grave/${seat}`, at: [x - 40 + 16 * (seat % 3), y - 22 + 18 * Math.floor(seat / 3)] }, [
        circle([0, 0], 10, { fill: 'paper', stroke: leadPaint(pencilOf(seat)), weight: 2 }),
        icon('skull', [0, -1], 12),
        cleanMark(pencilOf(seat), [8, 8], 2.6, leadPaint(pencilOf(seat))),
      ]),
    ];
  });

const MOST_SHOWN = 4;

/** What lies on the tiles, as small counters along the upper wall. */
export function droppedThings(content: Content, view: Pick<View, 'things' | 'places'>): readonly Group[] {
  const tiles = [...new Set(view.things.map(({ tile }) => tile))];
  return tiles.map(tile => {
    const here = thingsOn(content, view, tile).slice(0, MOST_SHOWN);
    const [x, y] = tileAt(view, tile);
    return group(
      { id: `things/${tile}`, at: [x - 34, y - 30] },
      here.map((each, i) => counter([i * 21, 0], iconOf(each))),
    );
  });
}

function iconOf(lying: Lying): IconName {
  if (lying.thing === 'gold') return 'coin';
  return lying.thing === 'follower' ? 'people' : wareIcon(lying.name);
}

const counter = (at: Point, name: IconName): Shape =>
  group({ at }, [
    circle([0.8, 1.6], 10, { fill: 'black', opacity: 0.25 }),
    circle([0, 0], 10, { fill: 'paper', stroke: 'ink', weight: 1.3 }),
    icon(name, [0, 0], 13.5, name === 'coin' ? 'gold' : 'ink'),
  ]);
