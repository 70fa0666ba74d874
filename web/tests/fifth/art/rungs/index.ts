import type { Content, Rungs, State } from '../../games/rungs/index.ts';
import type { Art } from '../art.ts';
import { circle } from '../figure.ts';
import { leadPaint, type Pencil } from '../paint.ts';
import { type Drawing, group } from '../shape.ts';
import { ladder, RUNG, WIDTH } from './ladder.ts';

const pencilOf = (seat: number): Pencil => (seat === 1 ? 2 : 1);

function table({ rungs }: Content, view: State): Drawing {
  const pawns = view.rungs.map((rung, seat) =>
    group({ id: `pawn/${seat}`, role: 'pawn', at: [24 + seat * 32, (rungs - rung + 1) * RUNG - 8] }, [
      circle([0, 0], 8, { fill: leadPaint(pencilOf(seat)) }),
    ]),
  );
  return { view: [-10, -10, WIDTH + 20, (rungs + 2) * RUNG], shapes: [...ladder([0, 0], rungs, 'ink'), ...pawns] };
}

export const art: Art<Rungs> = {
  sheets: content => [table(content, { rungs: [], turn: 0, isLeaping: false })],
  table,
  thumbnail: table,
  targets: () => [],
  illustrations: { 'RU-1': () => table({ rungs: 3, seats: 1 }, { rungs: [0], turn: 0, isLeaping: false }) },
  pencilOf,
};
