import { type Measure, pencilOf } from '../../../../art/dungeon-pen/index.ts';
import type { Square } from '../../../../games/dungeon-pen/index.ts';
import { distanceToSquare, squaresOfLarge, UNIT } from '../../../../games/dungeon-pen/readers.ts';
import type { Desk } from './context.ts';
import { nearestPoint } from './nearMiss.ts';

const SEATS = [0, 1] as const;

/** DP-Q40: how far both are from where rats come out, while that is looked at. */
export function distancesOn(desk: Desk): readonly Measure[] {
  const squares = squaresMeasured(desk);
  return SEATS.flatMap(seat => {
    const from = desk.play.now.view.characters[seat];
    const [nearest] = squares.toSorted((a, b) => distanceToSquare(from, a) - distanceToSquare(from, b));
    if (nearest === undefined) return [];
    const tenths = (Math.sqrt(distanceToSquare(from, nearest)) * 10) / UNIT;
    const says = desk.words.survey.tenths(Math.round(tenths));
    return [{ pencil: pencilOf(seat), from, to: nearestPoint(from, nearest), says }];
  });
}

function squaresMeasured({ play, laid, question, choosing }: Desk): readonly Square[] {
  const { moving } = play;
  if (question?.type === 'start' && choosing) return [choosing.pointed];
  if (moving?.event.type === 'rats-started') return [moving.event.square];
  const [red, black] = laid.dice;
  const isThrown = moving?.part === 'thrown' && laid.card?.card === 'rats';
  return isThrown && red !== undefined && black !== undefined ? squaresOfLarge(red, black) : [];
}
