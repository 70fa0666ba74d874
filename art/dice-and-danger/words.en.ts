import type { Achievement, Adventure } from '../../games/dice-and-danger/index.ts';
import { lookUp } from '../../kernel/words.ts';
import { adventureNamed, type SheetWords } from './words.ts';

/** Shorter than they are called, so that they can be read in their rooms. */
const SHORT: Readonly<Record<string, string>> = {
  'Choir of Spoons': 'Spoon Choir',
  'High Chef Ghoulash': 'Chef Ghoulash',
  'Sphinx on Strike': 'Sphinx',
  'Scarab Squad': 'Scarabs',
  'Scullery Fiend': 'Fiend',
};

const DIFFICULTIES: Readonly<Record<Adventure, string>> = {
  'annoyed-animals': 'novice sheet · brook side on the left, oak side on the right',
  'clumsy-cultists': 'easy sheet · rubble takes two crosses',
  'puzzled-pyramid': 'standard sheet · your 11 opens the blank cloud',
  'defiant-dinosaurs': 'expert sheet · armour takes both sums at once',
};

const ACHIEVEMENTS: Readonly<Record<Achievement['type'], string>> = {
  fists: 'Fists',
  joined: 'Left side meets right side',
  slain: 'Both Mancers',
  rubble: 'Rubble',
  clouds: 'Clouds',
  worms: 'Worms',
  armoured: 'Armour',
  claws: 'Claws',
};

export const en: SheetWords = {
  sheet: ({ name }) => String(name),
  difficulty: ({ name }) => {
    const adventure = adventureNamed(String(name));
    return adventure ? DIFFICULTIES[adventure] : 'a sheet of your own';
  },
  room: ({ name }) => lookUp(SHORT, String(name)) ?? String(name),
  node: () => '',
  life: () => 'Life',
  chest: () => 'From a chest',
  'reward-life': () => '3 lives and a gem',
  'reward-torches': () => '2 torches',
  'reward-black': () => '3 black dice',
  'black-die': () => 'Black die',
  'black-left': ({ left }) => `${left} left while others roll;`,
  'black-stock': ({ left }) => `${left} left;`,
  'black-free': () => 'free when you roll',
  'black-alone': () => 'each use costs one',
  achievements: () => 'Deeds',
  achievement: ({ achievement }) => ACHIEVEMENTS[achievement as Achievement['type']],
  gems: () => 'Gems',
  gold: () => 'Gold',
};
