import type { Thing, Weapon } from '../../games/donjonz/index.ts';
import type { Point } from '../figure.ts';
import { circle, path } from '../figure.ts';
import type { IconName } from '../icons.ts';
import type { Shape } from '../shape.ts';
import { icon } from '../shape.ts';
import { SPACE } from './units.ts';

/** Named after the weapon that beats it. */
export const MONSTERS = {
  hammer: 'golem',
  axe: 'skeleton',
  sword: 'goblin',
  bow: 'bat',
} as const satisfies Record<Weapon, IconName>;

const PRINT = { fill: 'paper', stroke: 'ink', weight: 1.3 } as const;

/** What lies on a space, about its centre. Things stand upright however their card is turned. */
export function thingShapes(thing: Thing, [x, y]: Point): readonly Shape[] {
  const badge: Point = [x + SPACE * 0.27, y + SPACE * 0.26];
  switch (thing.type) {
    case 'nothing':
      return [];
    case 'pouch':
      return [icon('pouch', [x, y], SPACE * 0.56)];
    case 'key':
      return [
        circle([x, y], SPACE * 0.36, { stroke: 'ink', weight: 1, dash: [1.5, 3] }),
        icon('key', [x, y], SPACE * 0.52),
      ];
    case 'stair':
      return [icon('stair', [x, y], SPACE * 0.6)];
    case 'door':
      return [
        icon('door', [x, y], SPACE * 0.68),
        circle(badge, SPACE * 0.17, PRINT),
        icon('lock', badge, SPACE * 0.22),
      ];
    case 'weapon':
      return [circle([x, y], SPACE * 0.385, PRINT), icon(thing.weapon, [x, y], SPACE * 0.5)];
    case 'monster':
      return [
        icon(MONSTERS[thing.weapon], [x - SPACE * 0.07, y - SPACE * 0.05], SPACE * 0.66),
        path(diamond(badge, SPACE * 0.215), PRINT),
        icon(thing.weapon, badge, SPACE * 0.26),
      ];
  }
}

const diamond = ([x, y]: Point, radius: number): string =>
  `M${x} ${y - radius}L${x + radius} ${y}L${x} ${y + radius}L${x - radius} ${y}Z`;
