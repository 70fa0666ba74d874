import { shelved } from '../../games/donjonz/index.ts';
import type { SheetWords } from './words.ts';

const { en: game } = shelved.words;

export const en: SheetWords = {
  inventory: () => 'Inventory',
  weapons: () => 'Weapons',
  'two-at-most': () => 'two at most',
  key: () => 'Key',
  'key-found': () => 'the door doubles pouches',
  'key-missing': () => 'not found: the door stays shut',
  'door-opened': () => 'used: the pouches were doubled',
  pouches: () => 'Pouches',
  monsters: () => 'Monsters beaten',
  glory: () => 'Glory',
  rank: ({ rank, least, most }) => `${least} to ${most}: ${game.ranks[Number(rank) - 1]}`,
  'top-rank': ({ rank, least }) => `${least} and more: ${game.ranks[Number(rank) - 1]}`,
  fallen: () => 'The fallen have no glory.',
  card: ({ name }) => game.card(String(name)),
  held: ({ name }) => `In hand: ${game.card(String(name))}`,
  hero: () => 'The hero',
};
