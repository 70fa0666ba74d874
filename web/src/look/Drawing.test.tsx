import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { circle, path, rect } from '../../../art/figure.ts';
import type { IconName } from '../../../art/icons.ts';
import { ICONS } from '../../../art/icons.ts';
import { mark } from '../../../art/marks.ts';
import type { Fill } from '../../../art/paint.ts';
import { GRADIENTS, PAINTS, PENCIL_PAINTS } from '../../../art/paint.ts';
import type { KeyedWords, Shape, Text } from '../../../art/shape.ts';
import { group, icon } from '../../../art/shape.ts';
import { shapeElements, svgText } from '../../../art/svg.ts';
import { Definitions } from './Definitions.tsx';
import type { Dress } from './Drawing.tsx';
import { Drawing } from './Drawing.tsx';
import { colourOf } from './paint.ts';

const lost: KeyedWords = { key: 'lost', params: { pouches: 3 } };
const words: Text = {
  kind: 'text',
  at: [0, 0],
  say: lost,
  face: 'text',
  size: 20,
  paint: 'ink',
};

function draw(shapes: readonly Shape[], dress?: Dress): string {
  const drawing = { view: [0, 0, 100, 50], shapes } as const;
  return renderToStaticMarkup(
    <Drawing drawing={drawing} dress={dress} speak={said => `${said.key} ${said.params?.pouches}`} />,
  );
}

test('whatever a shape is filled with is defined on the page', () => {
  const fills = [...PAINTS, ...PENCIL_PAINTS, ...(Object.keys(GRADIENTS) as Fill[]), 'grain'] as const;
  const svg = draw(fills.map(fill => rect([0, 0, 9, 9], { fill })));
  const referred = [...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
  const defined = [...renderToStaticMarkup(<Definitions light="day" />).matchAll(/ id="([\w-]+)"/g)].map(
    ([, id]) => id,
  );
  expect(referred).toHaveLength(PENCIL_PAINTS.length + Object.keys(GRADIENTS).length + 1);
  expect(referred.filter(id => !defined.includes(id))).toEqual([]);
  expect(new Set(defined).size).toBe(defined.length);
});

test.each(Object.keys(ICONS) as IconName[])('icon %s is drawn in its paint', name => {
  expect(draw([icon(name, [16, 16], 32, 'bad')])).toContain('var(--bad)');
});

describe('a thing', () => {
  test('carries its id, its place as CSS, its label and its hit box', () => {
    const svg = draw([group({ id: 'hero', role: 'pawn', at: [30, 40], label: lost, hit: [1, 2, 3, 4] }, [])]);
    expect(svg).toContain('data-id="hero"');
    expect(svg).toContain('data-role="pawn"');
    expect(svg).toContain('transform:translate(30px, 40px)');
    expect(svg).toContain('aria-label="lost 3"');
    expect(svg).toContain('class="hit" x="1" y="2" width="3" height="4"');
  });

  test('wears what the page dresses it in', () => {
    const dress: Dress = id => (id === 'a' ? { role: 'button', tabIndex: 0 } : undefined);
    const svg = draw([group({ id: 'a' }, []), group({ id: 'b' }, [])], dress);
    expect(svg.match(/role="button"/g)).toHaveLength(1);
    expect(svg).toMatch(/data-id="a"[^>]*role="button"/);
  });
});

test('turns about a point', () => {
  expect(draw([group({ at: [1, 2], turn: 9, about: [5, 6], scale: [-1, 1] }, [])])).toContain(
    'transform="translate(1 2) translate(5 6) rotate(9) translate(-5 -6) scale(-1 1)"',
  );
});

describe('what lies on the table', () => {
  const sheet = rect([0, 0, 90, 40], { fill: 'paper' }, 5);

  test('throws a shadow of rings when it is a sheet: a filter is slow', () => {
    const svg = draw([group({ shadow: 'lying' }, [sheet])]);
    expect(svg).toContain('class="sheet-shadow"');
    expect(svg).not.toContain('class="lying"');
    expect(svg.indexOf('sheet-shadow')).toBeLessThan(svg.indexOf('var(--paper)'));
  });

  test('throws the shadow of its outline when it is anything else, or lifted', () => {
    expect(draw([group({ shadow: 'lying' }, [icon('heart', [9, 9], 9)])])).toContain('class="lying"');
    expect(draw([group({ shadow: 'lifted' }, [sheet])])).toContain('class="lifted"');
  });
});

test('words are spoken by the page, and set smaller to fit', () => {
  expect(draw([words])).toMatch(/font-size="20"[^>]*>lost 3</);
  expect(draw([{ ...words, fit: 30 }])).not.toContain('font-size="20"');
});

test('a plate is as wide as the words on it', () => {
  const width = (svg: string): number => Number(/<rect[^>]* width="([\d.]+)"/.exec(svg)?.[1]);
  expect(width(draw([{ ...words, plate: 'ink' }]))).toBeGreaterThan(
    width(draw([{ ...words, say: '3', plate: 'ink' }])),
  );
  expect(draw([words])).not.toContain('<rect');
});

test('strokes of the first picture are there at once', () => {
  const svg = draw([group({ id: 'm' }, mark(2, 'm', [20, 20], 12))]);
  expect(svg).toContain('url(#look-pencil-2)');
  expect(svg).not.toContain('<mask');
});

test('the page draws every shape as a document of its own would', () => {
  const shapes: readonly Shape[] = [
    path('M0 0h9', { stroke: 'ink', weight: 2, dash: [1, 2] }),
    rect([0, 0, 9, 9], { fill: 'paper' }, 2),
    circle([1, 2], 3, { fill: 'gem', opacity: 0.5 }),
    { ...icon('skull', [16, 16], 32, 'bad'), cut: 'gold' },
    ...mark(2, 'm', [20, 20], 12),
    { ...words, plate: 'cream', rim: 'ink', anchor: 'middle' },
    group({ at: [1, 2], turn: 9, about: [5, 6] }, [rect([0, 0, 9, 9], { fill: 'ball' })]),
  ];
  const rendering = { colourOf, speak: ({ key, params }: KeyedWords): string => `${key} ${params?.['pouches']}` };
  const text = shapes.flatMap(shape => shapeElements(shape, rendering)).map(svgText);
  const nodes = /<svg[^>]*>(.*)<\/svg>/s.exec(draw(shapes))?.[1] ?? '';
  // The page holds each stroke in a group, for its mask.
  expect(nodes.replaceAll(/<g>((?:<path d="[^"]*" fill="url[^>]*><\/path>)+)<\/g>/g, '$1')).toBe(text.join(''));
});
