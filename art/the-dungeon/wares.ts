import type { Enemy, WareName } from '../../games/the-dungeon/index.ts';
import type { IconName } from '../icons.ts';

const WARE_ICONS: Readonly<Record<WareName, IconName>> = {
  torch: 'torch',
  scroll: 'scroll',
  pastry: 'pastry',
  'fish-cake': 'fishcake',
  sword: 'sword',
  talisman: 'talisman',
  axe: 'axe',
  helmet: 'helm',
  shield: 'shield',
  armour: 'coat',
};

/** An object that a table has brought along is a bundle. */
export const wareIcon = (name: string): IconName => WARE_ICONS[name as WareName] ?? 'sack';

export const ENEMY_ICONS: Readonly<Record<Enemy, IconName>> = {
  guard: 'helm',
  keeper: 'keeper',
  dragon: 'dragon',
  worm: 'worm',
  ghoul: 'ghoul',
  rat: 'rat',
  ghost: 'ghost',
};
