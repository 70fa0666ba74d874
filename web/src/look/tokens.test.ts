import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../../art/colours.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
type Tokens = ReadonlyMap<string, string>;

function tokensOf(start: string): Tokens {
  const block = css.slice(css.indexOf(start)).split('\n}')[0] ?? '';
  return new Map([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const room = tokensOf(':root {');
const day = new Map([...room, ...Object.entries(COLOURS.day)]);
const candle = new Map([...room, ...tokensOf(":root[data-light='candle'] {"), ...Object.entries(COLOURS.candle)]);
const LIGHTS = { day, candle } as const;
type Light = keyof typeof LIGHTS;

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(i => Number.parseInt(full.slice(i, i + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(light: Light, one: string, other: string): number {
  const colour = (name: string): string => LIGHTS[light].get(name) ?? name;
  const [dark = 0, bright = 0] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** What must hold on paper: text 4.5, large text and pictures 3. */
const PAIRS: readonly [one: string, other: string, day: number, candle: number][] = [
  ['ink', 'paper', 13.4, 10],
  ['ink', 'paper-2', 11.6, 8.4],
  ['ink-soft', 'paper', 7.1, 7.8],
  ['ink-soft', 'paper-2', 6.1, 6.6],
  ['ink', 'start', 10.9, 7.8],
  ['ink', 'grey', 9.3, 6.7],
  ['good', 'paper', 5.5, 6.1],
  ['bad', 'paper', 6.3, 6.3],
  ['on-wood', 'wood', 5.8, 12.7],
  ['on-wood', 'wood-light', 4.1, 9],
  ['white', 'lead-1', 9.6, 11.2],
  ['white', 'lead-2', 5.6, 8.1],
  ['white', 'good', 6.4, 11],
  ['gem', 'paper', 3.7, 4.1],
  ['gold', 'paper', 4.6, 4.6],
  ['lead-1', 'paper', 8.1, 6.2],
  ['lead-2', 'paper', 4.7, 4.5],
  ['lead-3', 'paper', 4, 4.3],
  ['lead-4', 'paper', 11.4, 9.5],
  ['lead-5', 'paper', 4.5, 4.5],
  ['lead-6', 'paper', 4.5, 4.5],
  ['wall-ink', 'wall', 4.5, 4.5],
  ['wall-ink-soft', 'wall', 4.5, 4.5],
  ['glow', 'wood', 3, 3],
];

describe.each(PAIRS)('%s on %s', (one, other, byDay, byCandle) => {
  test('can be read by day and by candle', () => {
    expect(contrast('day', one, other)).toBeGreaterThanOrEqual(byDay);
    expect(contrast('candle', one, other)).toBeGreaterThanOrEqual(byCandle);
  });
});

describe('in the darkest corner of the candle light', () => {
  const light = readFileSync(new URL('light.css', import.meta.url), 'utf8');
  const dusk = /--dusk: (\d+) (\d+) (\d+);/.exec(light)?.slice(1).map(Number) ?? [];
  const share = Number(/(\d+)%\) 100%\s*\);\s*\}\s*::view/.exec(light)?.[1]) / 100;

  const shaded = (name: string): string => {
    const hex = LIGHTS.candle.get(name) ?? '';
    const parts = dusk.map((dark, i) => {
      const bright = Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
      return Math.round(bright * (1 - share) + dark * share);
    });
    return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`;
  };

  test.each(['ink', 'ink-soft', 'bad', 'good'])('%s can be read on paper', words => {
    expect(contrast('candle', shaded(words), shaded('paper'))).toBeGreaterThanOrEqual(4.5);
  });

  test('what lies under the shade is seen through it', () => {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.5);
    expect(light).not.toMatch('mix-blend-mode');
  });
});

test('with reduced motion nothing takes time', () => {
  const still = tokensOf(":root[data-motion='still'] {");
  const times = [...day.keys()].filter(name => name.startsWith('m-'));
  expect(times.length).toBeGreaterThan(5);
  expect(times.map(name => still.get(name))).toEqual(times.map(() => '1ms'));
});
