import type { Action, Square } from '../../games/dungeon-pen/index.ts';
import type { Box, Point } from '../figure.ts';
import { circle, path, rect } from '../figure.ts';
import { scribble } from '../marks.ts';
import { leadPaint, type Pencil } from '../paint.ts';
import type { Group, Shape } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { boxAt, largeBox, type Layout, mapBox, middleOf, SQUARE } from './layout.ts';
import { outlineOf } from './outline.ts';

const shrunk = ([x, y, width, height]: Box, by: number): Box => [x + by, y + by, width - 2 * by, height - 2 * by];

/** DP-23: the large square that the dice name. */
export const rolledSquare = (layout: Layout, red: number, black: number): Group =>
  group({ id: 'rolled', role: 'target' }, [
    rect(largeBox(layout, red, black), { fill: 'glow', opacity: 0.28 }, 3),
    rect(shrunk(largeBox(layout, red, black), -2), { stroke: 'glow', weight: 7, opacity: 0.85 }, 4),
    rect(shrunk(largeBox(layout, red, black), -2), { stroke: 'ink', weight: 2, dash: [7, 5] }, 4),
  ]);

const litId = (square: Square): string => `lit/${square}`;
const growthId = (square: Square): string => `growth/${square}`;

/** The squares that an action is done on. Cards, dice and the flick itself have buttons. */
export function targets(action: Action): readonly string[] {
  switch (action.type) {
    case 'dig':
    case 'land':
    case 'start':
      return [litId(action.square)];
    case 'grow':
      return [growthId(action.square)];
    case 'place':
      return action.squares.map(litId);
    default:
      return [];
  }
}

/** Squares that may be chosen; the one that is pointed at has a filled mark. */
export function litSquares(layout: Layout, squares: readonly Square[], pointed: Square | undefined): readonly Group[] {
  return squares.map(square => {
    const box = boxAt(layout, square);
    const isPointed = square === pointed;
    return group({ id: litId(square), role: 'target' }, [
      rect(shrunk(box, 1), { fill: 'glow', opacity: isPointed ? 0.9 : 0.45 }, 4),
      rect(shrunk(box, 2.5), { stroke: 'ink', weight: isPointed ? 3 : 1.6, ...(!isPointed && { dash: [4, 3] }) }, 4),
      circle(middleOf(box), isPointed ? 6 : 3, { fill: 'ink' }),
    ]);
  });
}

/** DP-47: where the restless stone may go on. */
export const growingSquares = (layout: Layout, squares: readonly Square[]): readonly Group[] =>
  squares.map(square =>
    group({ id: growthId(square), role: 'target' }, [
      rect(shrunk(boxAt(layout, square), 2.5), { fill: 'paper', stroke: 'ink', weight: 1.6, dash: [2, 4] }, 5),
      icon('spell', middleOf(boxAt(layout, square)), SQUARE * 0.5, 'ink-soft'),
    ]),
  );

interface HeldWall {
  readonly squares: readonly Square[];
  readonly fits: boolean;
  readonly pencil: Pencil;
}

/** The wall in hand, before it is drawn: pale graphite where it may stand, struck out where it may not. */
export function heldWall(layout: Layout, { squares, fits, pencil }: HeldWall): readonly Shape[] {
  const outline = outlineOf(layout, square => squares.includes(square));
  const boxes = squares.map(square => boxAt(layout, square));
  return [
    ...boxes.map((box, i) =>
      group({ opacity: fits ? 0.55 : 0.3 }, [scribble(`held/${squares[i]}`, shrunk(box, 2), { pencil: 'graphite' })]),
    ),
    path(outline, { stroke: fits ? 'glow' : 'paper', weight: 7, opacity: 0.9 }),
    path(outline, {
      stroke: fits ? leadPaint(pencil) : 'bad',
      weight: 2.6,
      ...(!fits && { dash: [6, 4] }),
    }),
  ];
}

/** Where a refusal has its cause. */
export const culprits = (layout: Layout, squares: readonly Square[]): readonly Group[] =>
  squares.map(square =>
    group({ id: `culprit/${square}`, role: 'target' }, [
      rect(shrunk(boxAt(layout, square), 1), { fill: 'bad', opacity: 0.3 }, 3),
      icon('close', middleOf(boxAt(layout, square)), SQUARE * 0.8, 'bad'),
    ]),
  );

/** What one sees with closed eyes. */
export function darkness(layout: Layout): readonly Shape[] {
  const box = mapBox(layout);
  return [
    rect(box, { fill: 'iron' }, 3),
    group({ opacity: 0.16 }, [{ ...icon('eyes-shut', middleOf(box), 240, 'cream'), cut: 'iron' }]),
  ];
}

/** A bot's advice: where it would aim, or which squares it would take. */
export const hintAt = (points: readonly Point[]): Group =>
  group(
    { id: 'hint/spots', role: 'target' },
    points.flatMap(([x, y]) => [
      circle([x, y], 13, { fill: 'glow', stroke: 'ink', weight: 1.6 }),
      icon('hint', [x, y], 18),
    ]),
  );
