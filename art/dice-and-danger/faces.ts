import type { Face, Room } from '../../games/dice-and-danger/index.ts';
import type { IconName } from '../icons.ts';

/** The monsters of our adventures by their names. */
const FACES: Readonly<Record<string, IconName>> = {
  Badger: 'badger',
  Weasel: 'weasel',
  Hare: 'hare',
  'Old Boar': 'boar',
  Goose: 'goose',
  Hedgehog: 'hedgehog',
  Owl: 'owl',
  'Pastry Mancer': 'pastry-mancer',
  'Necro Mancer': 'necro-mancer',
  'Gravy Golem': 'gravy-golem',
  'Butter Bishop': 'butter-bishop',
  'Scullery Fiend': 'scullery-fiend',
  'Choir of Spoons': 'choir-of-spoons',
  'High Chef Ghoulash': 'high-chef',
  'Grumpy Mummy': 'mummy',
  'Sphinx on Strike': 'sphinx',
  'Scarab Squad': 'scarabs',
  Sandy: 'sandworm',
  'First Coil': 'first-coil',
  'Second Coil': 'second-coil',
  'Rattling Tail': 'rattling-tail',
  Snaptooth: 'snaptooth',
  'Plated Grump': 'plated-grump',
  Headbutter: 'headbutter',
  Mudskipper: 'mudskipper',
  'Egg Thief': 'egg-thief',
  Shieldback: 'shieldback',
  'Old Anvil': 'old-anvil',
  'Queen Rumble': 'queen-rumble',
};

/** Monsters of a sheet of one's own share three faces, where their author has chosen none. */
const STRANGERS: Readonly<Record<Room['role'], IconName>> = { monster: 'goblin', boss: 'monster', worm: 'first-coil' };

export const faceOf = ({ name, role, face }: Pick<Room, 'name' | 'role' | 'face'>): IconName =>
  face ?? FACES[name] ?? STRANGERS[role];

/** Whose face it is on our sheets. */
export const nameOfFace = (face: Face): string => Object.keys(FACES).find(name => FACES[name] === face) ?? face;
