/** Squares relative to the upper left of their bounding box, as [column, row]. */
export type Polyomino = readonly (readonly [column: number, row: number])[];

/** All ways to join `size` squares by their sides, each turned and mirrored way counted. */
function polyominoes(size: number): readonly Polyomino[] {
  if (size === 1) return [[[0, 0]]];
  const found = new Map<string, Polyomino>();
  for (const smaller of polyominoes(size - 1))
    for (const [column, row] of smaller)
      for (const [x, y] of [
        [column, row - 1],
        [column + 1, row],
        [column, row + 1],
        [column - 1, row],
      ] as const) {
        if (smaller.some(([across, down]) => across === x && down === y)) continue;
        const grown = inCorner([...smaller, [x, y]]);
        found.set(grown.join(' '), grown);
      }
  return [...found.values()];
}

function inCorner(squares: Polyomino): Polyomino {
  const left = Math.min(...squares.map(([column]) => column));
  const top = Math.min(...squares.map(([, row]) => row));
  return squares
    .map(([column, row]) => [column - left, row - top] as const)
    .toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** Every way in which a polyomino can be turned and mirrored, once. */
export function waysOf(squares: Polyomino): readonly Polyomino[] {
  const found = new Map<string, Polyomino>();
  for (let way of [squares, squares.map(([column, row]) => [-column, row] as const)])
    for (let turns = 0; turns < 4; turns++) {
      found.set(inCorner(way).join(' '), inCorner(way));
      way = way.map(([column, row]) => [-row, column] as const);
    }
  return [...found.values()];
}

export const SINGLE = polyominoes(1);
export const TROMINOES = polyominoes(3);
export const TETROMINOES = polyominoes(4);
export const LINES: readonly Polyomino[] = TETROMINOES.filter(
  squares => squares.every(([, row]) => row === 0) || squares.every(([column]) => column === 0),
);

/** The squares around a polyomino in the order of a walk around it, each beside the next. */
export function rimOf(squares: Polyomino): Polyomino {
  const isIn = (some: Polyomino, [column, row]: Polyomino[number]): boolean =>
    some.some(([x, y]) => x === column && y === row);
  const around = squares
    .flatMap(([column, row]) => RING.map(([x, y]) => [column + x, row + y] as const))
    .filter(square => !isIn(squares, square));
  const rim = [around[0] as Polyomino[number]];
  for (const [column, row] of rim) {
    const next = around.find(([x, y]) => Math.abs(x - column) + Math.abs(y - row) === 1 && !isIn(rim, [x, y]));
    if (next) rim.push(next);
  }
  return rim;
}

const RING = [-1, 0, 1].flatMap(row => [-1, 0, 1].map(column => [column, row] as const));
