import { shelved } from '../../games/donjonz/index.ts';
import type { SheetWords } from './words.ts';

const { fr: game } = shelved.words;

export const fr: SheetWords = {
  inventory: () => 'Inventaire',
  weapons: () => 'Armes',
  'two-at-most': () => 'deux au plus',
  key: () => 'Clé',
  'key-found': () => 'la porte double les bourses',
  'key-missing': () => 'pas trouvée : porte close',
  'door-opened': () => 'servie : bourses doublées',
  pouches: () => 'Bourses',
  monsters: () => 'Monstres battus',
  glory: () => 'Gloire',
  rank: ({ rank, least, most }) => `${least} à ${most} : ${game.ranks[Number(rank) - 1]}`,
  'top-rank': ({ rank, least }) => `${least} et plus : ${game.ranks[Number(rank) - 1]}`,
  fallen: () => 'Pas de gloire pour qui tombe.',
  card: ({ name }) => game.card(String(name)),
  held: ({ name }) => `En main : « ${game.card(String(name))} »`,
  hero: () => 'Le héros',
};
