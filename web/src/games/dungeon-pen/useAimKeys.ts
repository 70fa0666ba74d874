import { DEGREE, FULL_POWER } from '../../../../games/dungeon-pen/readers.ts';
import { type Keys, useKeys } from '../../parts/useKeys.ts';
import type { Desk } from './context.ts';
import type { AimInHand } from './useAim.ts';
import type { Choosing } from './useSquares.ts';
import type { Walling } from './useWall.ts';

const FINE = DEGREE / 4;
const COARSE = 5 * DEGREE;
const [LITTLE, MUCH] = [FULL_POWER / 100, FULL_POWER / 10];

/** What keys do over the sheet: they aim, or move the wall in hand, or go from square to square. */
export function useAimKeys({ aiming, walling, choosing }: Desk): void {
  useKeys({
    ...(aiming && aimKeys(aiming)),
    ...(walling && wallKeys(walling)),
    ...(choosing && squareKeys(choosing)),
  });
}

const aimKeys = ({ nudge, shoot }: AimInHand): Keys => ({
  ArrowLeft: () => nudge({ aim: -FINE }),
  ArrowRight: () => nudge({ aim: FINE }),
  'Shift+ArrowLeft': () => nudge({ aim: -COARSE }),
  'Shift+ArrowRight': () => nudge({ aim: COARSE }),
  ArrowUp: () => nudge({ power: LITTLE }),
  ArrowDown: () => nudge({ power: -LITTLE }),
  'Shift+ArrowUp': () => nudge({ power: MUCH }),
  'Shift+ArrowDown': () => nudge({ power: -MUCH }),
  Enter: ({ repeat }) => repeat || shoot(),
});

const wallKeys = ({ move, turn, flip, take, wall, next, draw }: Walling): Keys => ({
  ArrowLeft: () => move(-1, 0),
  ArrowRight: () => move(1, 0),
  ArrowUp: () => move(0, -1),
  ArrowDown: () => move(0, 1),
  r: turn,
  f: flip,
  s: () => take(wall.form + 1),
  n: () => next(1),
  p: () => next(-1),
  Enter: ({ repeat }) => repeat || draw(),
});

const squareKeys = ({ go, next, choose }: Choosing): Keys => ({
  ArrowLeft: () => go(-1, 0),
  ArrowRight: () => go(1, 0),
  ArrowUp: () => go(0, -1),
  ArrowDown: () => go(0, 1),
  n: () => next(1),
  p: () => next(-1),
  Enter: ({ repeat }) => repeat || choose(),
});
