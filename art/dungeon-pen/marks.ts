import type { Content, Square, View } from '../../games/dungeon-pen/index.ts';
import { squaresOfLarge, wantedBy } from '../../games/dungeon-pen/readers.ts';
import type { Box, Figure, Point } from '../figure.ts';
import { circle, path, rect, round, spot } from '../figure.ts';
import { cross, scribble, slash } from '../marks.ts';
import { tremor } from '../random.ts';
import type { Group, Shape } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { boxAt, largeBox, type Layout, middleOf, SQUARE } from './layout.ts';
import { trail } from './trail.ts';

export interface Marked {
  readonly content: Content;
  readonly view: View;
  readonly layout: Layout;
}

const SEATS: readonly (0 | 1)[] = [0, 1];
const GRAPHITE = { pencil: 'graphite' } as const;

/** Everything that two pencils and the cards have left on the sheet, the oldest lines undermost. */
export function marks(marked: Marked): readonly Shape[] {
  const { content, view, layout } = marked;
  return [
    ...(view.plague ? [plague(layout, view.plague.red, view.plague.black)] : []),
    ...strokesOnPotions(marked),
    ...SEATS.filter(seat => view.characters[seat].carries).map(seat => emptied(layout, wantedBy(content, seat))),
    ...view.walls.map(square => drawnWall(layout, square)),
    ...sparks(layout, view),
    ...SEATS.flatMap(seat => trail(layout, seat, view.characters[seat])),
  ];
}

/** A square scribbled dark: it stops whoever comes, and belongs to nobody. */
function drawnWall(layout: Layout, square: Square): Group {
  const [x, y] = boxAt(layout, square);
  const id = `wall/${square}`;
  const inner: Box = [x + 1.2, y + 1.2, SQUARE - 2.4, SQUARE - 2.4];
  return group({ id, role: 'mark' }, [
    rect(inner, { fill: 'grey', opacity: 0.5 }),
    scribble(id, [x + 1, y + 1, SQUARE - 2, SQUARE - 2], GRAPHITE),
    rect(inner, { stroke: 'ink', weight: 1.4, opacity: 0.8 }),
  ]);
}

/** DP-47: the restless stone has a spark in every square, and a livelier one in the square from which it goes on. */
function sparks(layout: Layout, { stone }: View): Group[] {
  const squares = stone?.squares ?? [];
  return squares.map((square, i) => {
    const [x, y] = middleOf(boxAt(layout, square));
    const isLast = i === squares.length - 1;
    return group({ id: `spark/${square}` }, [
      circle([x, y], SQUARE * (isLast ? 0.36 : 0.27), { fill: 'paper', stroke: 'ink', weight: 1 }),
      icon('spell', [x, y], SQUARE * (isLast ? 0.56 : 0.4)),
    ]);
  });
}

/** DP-19: a stroke for each gulp. */
function strokesOnPotions({ content, view, layout }: Marked): Group[] {
  return content.potions.flatMap((square, potion) => {
    const at = middleOf(boxAt(layout, square));
    return Array.from({ length: view.strokes[potion] ?? 0 }, (_, i) => {
      const id = `potion/${square}/${i}`;
      return group(
        { id, role: 'mark' },
        slash(id, [at[0] + (i === 0 ? -4 : 4), at[1] + 2], 9, { ...GRAPHITE, size: 3.2 }),
      );
    });
  });
}

/** The place of a treasure that somebody carries. */
function emptied(layout: Layout, square: Square): Group {
  const id = `treasure/${square}`;
  return group({ id, role: 'mark' }, [
    circle(middleOf(boxAt(layout, square)), SQUARE * 0.47, { fill: 'paper', opacity: 0.72 }),
    ...cross(id, middleOf(boxAt(layout, square)), 9, { ...GRAPHITE, size: 3 }),
  ]);
}

const BOILS = 26;

/** Nine squares of something that nobody wants to touch: a stain with boils and a ragged rim. */
function plague(layout: Layout, red: number, black: number): Group {
  const box = largeBox(layout, red, black);
  const [left, top, width, height] = box;
  const random = tremor(`plague/${red}/${black}`);
  const boils = Array.from({ length: BOILS }, (): Figure => {
    const radius = round(1.2 + 3.4 * random() ** 2);
    const at: Point = [round(left + 7 + random() * (width - 14)), round(top + 7 + random() * (height - 14))];
    return circle(at, radius, { fill: radius > 2.6 ? 'paper-2' : 'ink', stroke: 'ink', weight: 1, opacity: 0.7 });
  });
  const squares = squaresOfLarge(red, black).map(square => boxAt(layout, square));
  return group({ id: 'plague', role: 'mark' }, [
    ...squares.map(([x, y]) => rect([x, y, SQUARE, SQUARE], { fill: 'start', opacity: 0.6 })),
    path(ragged(box, random), { fill: 'gem', opacity: 0.16 }),
    ...boils,
    path(ragged(box, random), { stroke: 'ink', weight: 1.3, dash: [4, 3], opacity: 0.8 }),
  ]);
}

function ragged([left, top, width, height]: Box, random: () => number): string {
  const stray = (): number => (random() - 0.5) * 5;
  const side = (from: Point, to: Point): string[] =>
    Array.from({ length: 7 }, (_, i) =>
      spot(from[0] + ((to[0] - from[0]) * i) / 7 + stray(), from[1] + ((to[1] - from[1]) * i) / 7 + stray()),
    );
  const [right, bottom] = [left + width - 3, top + height - 3];
  const corners: readonly Point[] = [
    [left + 3, top + 3],
    [right, top + 3],
    [right, bottom],
    [left + 3, bottom],
  ];
  return `M${corners.flatMap((corner, i) => side(corner, corners[(i + 1) % 4] ?? corner)).join('L')}Z`;
}

/** DP-45: four bolts through the corners of the paper. */
export function bolts({ width, height }: Layout): readonly Shape[] {
  const inset = 17;
  const places: readonly Point[] = [
    [inset, inset],
    [width - inset, inset],
    [width - inset, height - inset],
    [inset, height - inset],
  ];
  return places.map(([x, y], i) =>
    group({ id: `bolt/${i}`, at: [x, y], turn: 20 + 35 * i, shadow: 'lying' }, [
      circle([0, 0], 12, { fill: 'iron' }),
      circle([0, 0], 12, { fill: 'ball' }),
      path('M-8 0H8', { stroke: 'brass-light', weight: 2.6 }),
      circle([0, 0], 12, { stroke: 'brass-dark', weight: 1.4 }),
    ]),
  );
}
