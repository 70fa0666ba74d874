import type { Random } from '../../kernel/game.ts';
import { CELLS, CHOICES, type Marks, WINS } from './board.ts';

/** One random match without a kernel; answers the board. */
export function playByHand(random: Random): Marks {
  const marks: Marks = [0, 0];
  for (let turn = 0; turn < CELLS; turn++) {
    const choices = CHOICES[marks[0] | marks[1]] ?? [];
    const choice = choices[random(choices.length)];
    if (!choice) throw new Error('no free cell');
    const seat = turn % 2 === 0 ? 0 : 1;
    marks[seat] |= 1 << choice.cell;
    if (WINS[marks[seat]]) break;
  }
  return marks;
}
