import type { Random } from '../../kernel/game.ts';
import { blank, CHOICES, cross, type Crossed, DICE, PIPS, TURNS } from './sheet.ts';

/** One random match without a kernel; answers the sheet. */
export function playByHand(random: Random): Crossed {
  const crossed = blank();
  for (let turn = 0; turn < TURNS; turn++) {
    let code = 0;
    for (let i = 0; i < DICE; i++) code = code * PIPS + random(PIPS);
    const choices = CHOICES[code] ?? [];
    const choice = choices[random(choices.length)];
    if (!choice) throw new Error('no pairing');
    cross(crossed, choice);
  }
  return crossed;
}
