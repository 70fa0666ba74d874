import type { Figure, Point } from '../figure.ts';
import { path, round } from '../figure.ts';
import { tremor } from '../random.ts';
import type { Distance } from '../rock.ts';
import type { Shape } from '../shape.ts';
import { group } from '../shape.ts';
import type { Layout } from './layout.ts';

/** Small drawings on 32 units that say where one is: a farmyard, a kitchen, a desert, a jungle. */
const GRASS = 'M8 26c0-6-2-9-4-11M12 26c0-8 0-12 1-17M16 26c1-6 3-9 6-12M21 26c1-4 3-6 6-7';
const MUSHROOM = 'M6 16c0-6 4-10 10-10s10 4 10 10zM13 16v8c0 2 6 2 6 0v-8M11 11h2M19 12h2';
const ACORN = 'M9 12h14M9 12c0-4 3-6 7-6s7 2 7 6M10 12c0 7 3 11 6 14 3-3 6-7 6-14M16 6V3';
const BROOK = 'M3 12c3-3 6 3 9 0s6 3 9 0 6 3 8 0M3 19c3-3 6 3 9 0s6 3 9 0 6 3 8 0';
const CANDLE = 'M12 14h8v13h-8zM16 14v-3M16 4c3 3 2 6 0 6s-3-3 0-6M8 27h16M12 18c2 2 0 3 2 5';
const POT = 'M7 13h18v9c0 3-2 5-5 5h-8c-3 0-5-2-5-5zM5 13h22M7 17H4v4h3M25 17h3v4h-3M12 9c0-2 2-2 2-4M18 9c0-2 2-2 2-4';
const CUTLERY = 'M9 4v8c0 4 5 4 5 0V4M11.5 4v24M21 28V4c5 3 5 10 0 14';
const PALM = 'M16 28c1-7 1-11-1-16M15 12c-4-5-9-4-11-1M15 12c-1-6-6-8-9-6M15 12c3-6 8-6 11-3M15 12c5-2 9 0 10 4';
const EYE =
  'M4 14c6-7 18-7 24 0-6 6-18 6-24 0zM13 14a3 3 0 1 0 6 0 3 3 0 1 0-6 0M16 18l-2 9M20 18c1 4 3 6 6 6M5 8c6-4 16-4 22 0';
const DUNES = 'M3 22c5-8 9-8 13-2 4-5 8-5 13 2M8 27c4-2 12-2 16 0';
const TOMB = 'M4 26L16 7l12 19zM16 7l4 19M11 20h3M8 23h3';
const FERN =
  'M15 29c0-10 1-17 5-24M15 24c-4 0-7-2-9-5M16 19c-4 0-6-2-8-5M17 14c-3 0-5-2-6-5M15 24c4 1 7-1 9-3M16 18c4 1 6-1 8-4M18 12c3 0 5-2 6-4';
const EGG = 'M16 5c5 0 9 8 9 13 0 6-4 9-9 9s-9-3-9-9c0-5 4-13 9-13zM8 17l4-3 4 4 4-4 4 3';
const FOOTPRINT = 'M16 28c-4 0-5-4-3-7M16 28c4 0 5-4 3-7M13 21L8 10M16 20V5M19 21l5-11';

const ROCKS = 'M5 25l3-8 7-2 4 5v5zM18 25l2-5 5 1 2 4z';

const THEMES: Readonly<Record<string, readonly string[]>> = {
  'Annoyed Animals': [GRASS, MUSHROOM, BROOK, ACORN],
  'Clumsy Cultists': [POT, CANDLE, CUTLERY],
  'Puzzled Pyramid': [PALM, DUNES, EYE, TOMB],
  'Defiant Dinosaurs': [FERN, EGG, FOOTPRINT],
};

/** How far from the floor one of them has to stand, and how far from the next. */
const [CLEAR, APART, STEP] = [1.15, 3.4, 0.5];

export function ornaments(layout: Layout, floor: Distance): readonly Shape[] {
  const stamps = THEMES[layout.sheet.name] ?? [ROCKS];
  const size = round(layout.radius * 1.55);
  return placesFor(layout, floor).map(([x, y], i) =>
    group({ at: [round(x - size / 2), round(y - size / 2)], scale: size / 32, opacity: 0.55 }, [
      line(stamps[i % stamps.length] ?? ROCKS),
    ]),
  );
}

const line = (d: string): Figure => path(d, { stroke: 'ink-soft', weight: 1.7 });

/** Free spots, the roomiest first, none near another. */
function placesFor({ sheet, map: [left, top, width, height], radius }: Layout, floor: Distance): Point[] {
  const random = tremor(`${sheet.name}/ornaments`);
  const found: (readonly [Point, number])[] = [];
  for (let y = top + radius; y < top + height - radius; y += radius * STEP)
    for (let x = left + radius; x < left + width - radius; x += radius * STEP) {
      const far = Math.min(floor(x, y), 3 * radius);
      if (far > radius * CLEAR) found.push([[x, y], far + random() * radius]);
    }
  const places: Point[] = [];
  for (const [place] of found.sort((a, b) => b[1] - a[1]))
    if (places.every(other => Math.hypot(other[0] - place[0], other[1] - place[1]) > radius * APART))
      places.push(place);
  return places;
}
