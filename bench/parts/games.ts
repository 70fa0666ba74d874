import type { Figure } from '../figure.ts';
import { measure, type Variant } from '../rounds.ts';
import { measureStart } from './start.ts';
import { measureTransfer } from './transfer.ts';

const RANDOM = 'DonjonZ at random';
const GAMES = 'games per CPU second';
const RACE = 'race by hand';
const ESCAPES = 'The Dungeon by easy, alone';
const DUELS = 'Dungeon Pen by easy';

const ADVENTURES = ['annoyed-animals', 'clumsy-cultists', 'puzzled-pyramid', 'defiant-dinosaurs'];

const VARIANTS: readonly Variant[] = [
  { name: RANDOM, file: 'variants/donjonz-at-random', unit: GAMES },
  { name: 'DonjonZ refereed', file: 'variants/donjonz-refereed', unit: GAMES, against: RANDOM },
  { name: 'DonjonZ walk search', file: 'variants/donjonz-walks', unit: 'nodes per CPU second' },
  { name: RACE, file: 'variants/race-by-hand', unit: GAMES },
  ...ADVENTURES.map(adventure => ({
    name: `Dice and Danger at random, alone, ${adventure}`,
    file: `variants/dice-and-danger-${adventure}`,
    unit: GAMES,
    against: RACE,
  })),
  {
    name: 'Dice and Danger, actions of a seat',
    file: 'variants/dice-and-danger-actions',
    unit: 'lists per CPU second',
  },
  { name: 'The Dungeon at random, six seats', file: 'variants/the-dungeon-six-at-random', unit: GAMES },
  { name: ESCAPES, file: 'variants/the-dungeon-easy-alone', unit: GAMES },
  {
    name: 'The Dungeon by easy, alone, refereed',
    file: 'variants/the-dungeon-easy-refereed',
    unit: GAMES,
    against: ESCAPES,
  },
  { name: DUELS, file: 'variants/dungeon-pen-easy', unit: GAMES },
  { name: 'Dungeon Pen by easy, refereed', file: 'variants/dungeon-pen-easy-refereed', unit: GAMES, against: DUELS },
  { name: 'Dungeon Pen, noisy flicks', file: 'variants/dungeon-pen-flicks', unit: 'flicks per CPU second' },
];

export async function measureGames(): Promise<Figure[]> {
  return [...(await measure(VARIANTS)), ...(await measureTransfer()), await measureStart()];
}
