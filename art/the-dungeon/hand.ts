import type { QuarterTurn } from '../../games/the-dungeon/index.ts';
import { circle, rect } from '../figure.ts';
import type { Drawing, Group, Shape } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { tileShapes } from './tile.ts';
import { HALF, middleOf, TILE, TILE_BOX } from './units.ts';

interface TileInHand {
  readonly face: number;
  readonly turn: QuarterTurn;
  readonly place: number;
  /** How many turns there are to choose from. */
  readonly turns: number;
  /** Whether a bot would lay it like this. */
  readonly isHinted?: boolean;
}

/** The tile in hand over the place where it will lie. */
export const heldTile = ({ face, turn, place, turns, isHinted = false }: TileInHand): Group =>
  group({ id: 'held', role: 'target', at: middleOf(place), hit: TILE_BOX }, [
    ...tileShapes({ face, turn, copy: turn }, 'lifted'),
    rect([-HALF + 1, -HALF + 1, TILE - 2, TILE - 2], { stroke: 'glow', weight: isHinted ? 12 : 6, opacity: 0.9 }, 7),
    ...(turns > 1 ? [turnSign()] : []),
    ...(isHinted ? [hintSign()] : []),
  ]);

const turnSign = (): Shape =>
  group({ at: [HALF - 17, -HALF + 17] }, [
    circle([0, 0], 15, { fill: 'paper', stroke: 'ink', weight: 1.5 }),
    icon('turn-right', [0, 0], 19),
  ]);

const hintSign = (): Shape =>
  group({ at: [-HALF + 17, -HALF + 17] }, [
    circle([0, 0], 15, { fill: 'glow', stroke: 'ink', weight: 1.5 }),
    icon('hint', [0, 0], 19),
  ]);

const MARGIN = 5;

/** A tile by itself: on the encounter card, open on the pile. */
export const tileDrawing = (face: number, turn: QuarterTurn): Drawing => ({
  view: [-HALF - MARGIN, -HALF - MARGIN, TILE + 2 * MARGIN, TILE + 2 * MARGIN],
  shapes: [group({}, tileShapes({ face, turn, copy: 0 }))],
});

const BACK = 112;

/** The tiles that nobody has seen, as a pile. */
export function pile(left: number): Drawing {
  const layers = Math.min(4, Math.ceil(left / 8));
  const back: Shape[] = Array.from({ length: layers }, (_, i) =>
    rect([i * 1.4, (layers - i) * 3, BACK, BACK], { fill: 'board', stroke: 'brass-dark', weight: 0.7 }, 6),
  );
  return { view: [-2, -2, BACK + 10, BACK + 18], shapes: left === 0 ? emptyPlace() : [...back, ...backOf(left)] };
}

const backOf = (left: number): readonly Shape[] => [
  rect([0, 0, BACK, BACK], { fill: 'box-night' }, 6),
  rect([5, 5, BACK - 10, BACK - 10], { stroke: 'brass', weight: 1.3 }, 4),
  { ...icon('door', [BACK / 2, 42], 46, 'box-print'), cut: 'box-night' },
  {
    kind: 'text',
    at: [BACK / 2, 94],
    say: { key: 'left', params: { count: left } },
    face: 'bold',
    size: 19,
    paint: 'box-print',
    anchor: 'middle',
    fit: BACK - 16,
  },
];

const emptyPlace = (): readonly Shape[] => [
  rect([3, 3, BACK - 6, BACK - 6], { stroke: 'on-wood', weight: 1.6, dash: [6, 6], opacity: 0.7 }, 6),
];
