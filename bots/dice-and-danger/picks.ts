import type { DiceAndDanger } from '../../games/dice-and-danger/index.ts';
import { ROLLS, THROWS } from '../../games/dice-and-danger/readers.ts';
import type { ChancePick } from '../valuation.ts';

const FACES = 6;

/**
 * Rolls that stand for all 756: every throw of the white dice by its odds, each with some faces of the black die, which
 * take turns, so that every face comes up as often as any other beside low throws and high ones.
 */
export const rollsWith = (faces: 1 | 2 | 3 | 6): readonly ChancePick<DiceAndDanger>[] =>
  ROLLS.filter((_, i) => isTaken(Math.floor(i / FACES), i % FACES, faces)).map(({ action, odds }) => ({
    action,
    odds: (odds * FACES) / faces,
  }));

const isTaken = (throwOfWhite: number, face: number, faces: number): boolean =>
  (face + throwOfWhite) % (FACES / faces) === 0;

/** A few rolls, one from each equal part of all throws in their order: `place`, below `PLACES`, says where in it. */
export function rollsAt(place: number): readonly ChancePick<DiceAndDanger>[] {
  return (KNOWN[place] ??= Array.from({ length: PARTS }, (_, part) => ({
    action: rollAt(part * PLACES + place),
    odds: 1,
  })));
}

const PARTS = 24;
export const PLACES = THROWS / PARTS;
const KNOWN: (readonly ChancePick<DiceAndDanger>[])[] = [];

function rollAt(number: number): DiceAndDanger['action'] {
  let rest = number;
  const roll = ROLLS.find(({ odds }) => (rest -= odds) < 0);
  if (!roll) throw new Error(`no throw has the number ${number}`);
  return roll.action;
}
