import type { DiceAndDanger } from '../../games/dice-and-danger/index.ts';
import { ROLLS, THROWS } from '../../games/dice-and-danger/readers.ts';
import type { ChancePick } from '../valuation.ts';

const FACES = 6;

/**
 * Rolls that stand for all 756: every throw of the white dice by its odds, each with one face of the black die. The faces
 * take turns, so that every one comes up as often as any other beside low throws and high ones.
 */
export const ONE_FACE: readonly ChancePick<DiceAndDanger>[] = ROLLS.filter(
  (_, i) => (Math.floor(i / FACES) + i) % FACES === 0,
).map(({ action, odds }) => ({ action, odds: odds * FACES }));

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
