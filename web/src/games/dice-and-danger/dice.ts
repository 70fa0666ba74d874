import type { Pair } from '../../../../games/dice-and-danger/index.ts';

/** A die by its place in the tray: four white ones, rising, then the black one. */
export interface Die {
  readonly place: number;
  readonly pips: number;
}

export const BLACK_PLACE = 4;

type TwoPairs = readonly [Pair, Pair];
type Dealt = readonly [readonly [Die, Die], readonly [Die, Die]];

/** Which dice make two pairs: all white, or the black one in the place of a white one. */
export function diceOf(dice: readonly number[], pairs: TwoPairs, colour: 'white' | 'black'): Dealt {
  const [a, b, c, d, black] = dice.map((pips, place): Die => ({ place, pips }));
  if (!a || !b || !c || !d || !black) throw new Error('no dice have been rolled');
  const whites = [a, b, c, d];
  const hands = colour === 'white' ? [whites] : whites.map(out => [...whites.filter(die => die !== out), black]);
  const dealt = hands.flatMap(waysToPair).find(way => isMade(way[0], pairs[0]) && isMade(way[1], pairs[1]));
  if (!dealt) throw new Error(`${dice.join(', ')} do not make ${pairs.map(({ sum }) => sum).join(' and ')}`);
  return dealt;
}

function waysToPair(hand: readonly Die[]): Dealt[] {
  const [a, b, c, d] = hand as [Die, Die, Die, Die];
  const ways: Dealt[] = [
    [
      [a, b],
      [c, d],
    ],
    [
      [a, c],
      [b, d],
    ],
    [
      [a, d],
      [b, c],
    ],
  ];
  return ways.flatMap(([one, two]): Dealt[] => [
    [one, two],
    [two, one],
  ]);
}

function isMade([one, two]: readonly [Die, Die], { dice }: Pair): boolean {
  return Math.min(one.pips, two.pips) === dice[0] && Math.max(one.pips, two.pips) === dice[1];
}
