import { spot } from './figure.ts';
import type { Tremor } from './random.ts';
import { tremor } from './random.ts';

export const TILE = 48;
const SPECKS = 430;
export const SPECK_OPACITIES = [0.25, 0.4, 0.55, 0.7] as const;

/** The tooth of the paper that a pencil leaves white: one path of small slanted flecks for each opacity. */
export const SPECKLES: readonly string[] = SPECK_OPACITIES.map(opacity => {
  const random = tremor(`speckle/${opacity}`);
  return Array.from({ length: Math.round(SPECKS / SPECK_OPACITIES.length) }, () => fleck(random)).join('');
});

function fleck(random: Tremor): string {
  const [x, y] = [random() * TILE, random() * TILE];
  const [length, thickness, slant] = [0.4 + random() * 1.2, 0.3 + random() * 0.6, (random() * Math.PI) / 2];
  const [along, down] = [Math.cos(slant), Math.sin(slant)];
  const side = spot(-down * thickness, along * thickness);
  return `M${spot(x, y)}l${spot(along * length, down * length)}l${side}l${spot(-along * length, -down * length)}z`;
}
