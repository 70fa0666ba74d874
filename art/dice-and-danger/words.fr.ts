import { type Achievement, type Adventure, shelved } from '../../games/dice-and-danger/index.ts';
import { lookUp } from '../../kernel/words.ts';
import { adventureNamed, type SheetWords } from './words.ts';

const game = shelved.words.fr;
const { monster } = game;

/** Sans article, et assez court pour se lire dans la salle. */
const SHORT: Readonly<Record<string, string>> = {
  'Old Boar': 'Vieux Sanglier',
  'Pastry Mancer': 'Pâtisso-M.',
  'Necro Mancer': 'Nécro-M.',
  'Gravy Golem': 'Golem en sauce',
  'Butter Bishop': 'Évêque',
  'Scullery Fiend': 'Plongeur',
  'Choir of Spoons': 'Cuillères',
  'High Chef Ghoulash': 'Chef Ghoulash',
  'Grumpy Mummy': 'Momie',
  'Sphinx on Strike': 'Sphinx',
  'Scarab Squad': 'Scarabées',
  'Rattling Tail': 'Queue',
  'Plated Grump': 'Bougon',
  Headbutter: 'Cogne-Tête',
  Mudskipper: 'Saute-Boue',
  'Egg Thief': 'Voleur',
  Shieldback: 'Bouclier',
  'Old Anvil': 'Enclume',
  'Queen Rumble': 'Reine Gronde',
};
const shortened = (name: string): string => lookUp(SHORT, name) ?? monster(name).replace(/^(le |la |l’)/, '');

const DIFFICULTIES: Readonly<Record<Adventure, string>> = {
  'annoyed-animals': 'feuille débutant · côté ruisseau à gauche, côté chêne à droite',
  'clumsy-cultists': 'feuille facile · les gravats demandent deux croix',
  'puzzled-pyramid': 'feuille normale · votre 11 ouvre le nuage vide',
  'defiant-dinosaurs': 'feuille expert · une armure demande les deux sommes',
};

const ACHIEVEMENTS: Readonly<Record<Achievement['type'], string>> = {
  fists: 'Poings',
  joined: 'La gauche rejoint la droite',
  slain: 'Les 2 Manciens',
  rubble: 'Gravats',
  clouds: 'Nuages',
  worms: 'Vers',
  armoured: 'Armures',
  claws: 'Griffes',
};

export const fr: SheetWords = {
  sheet: ({ name }) => {
    const adventure = adventureNamed(String(name));
    return adventure ? game.adventures[adventure] : String(name);
  },
  difficulty: ({ name }) => {
    const adventure = adventureNamed(String(name));
    return adventure ? DIFFICULTIES[adventure] : 'une feuille à vous';
  },
  room: ({ name }) => shortened(String(name)),
  node: () => '',
  life: () => 'Vie',
  chest: () => 'D’un coffre',
  'reward-life': () => '3 vies et 1 gemme',
  'reward-torches': () => '2 torches',
  'reward-black': () => '3 dés noirs',
  'black-die': () => 'Dé noir',
  'black-left': ({ left }) => `${left} quand d’autres jettent ;`,
  'black-stock': ({ left }) => `il en reste ${left} ;`,
  'black-free': () => 'gratuit quand vous jetez',
  'black-alone': () => 'un par emploi',
  achievements: () => 'Exploits',
  achievement: ({ achievement }) => ACHIEVEMENTS[achievement as Achievement['type']],
  gems: () => 'Gemmes',
  gold: () => 'Or',
};
