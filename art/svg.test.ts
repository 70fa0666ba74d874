import { describe, expect, test } from 'vitest';
import { circle, ellipse, path, rect } from './figure.ts';
import { type Fill, GRADIENTS, PAINTS, PENCIL_PAINTS } from './paint.ts';
import { group, icon, type KeyedWords, type Shape } from './shape.ts';
import { element, type Palette, svgDocument, svgText } from './svg.ts';

const PALETTE = Object.fromEntries([...PAINTS, 'graphite'].map(paint => [paint, `${paint}-ink`])) as Palette;
const speak = ({ key, params }: KeyedWords): string => `${key} ${params?.['n'] ?? ''}`.trim();
const draw = (...shapes: readonly Shape[]): string => svgDocument({ view: [0, 0, 90, 40], shapes }, PALETTE, speak);

/** What stands in a document after its definitions. */
const drawn = (...shapes: readonly Shape[]): string => draw(...shapes).replace(/^.*<\/defs>/s, '');

test('text is escaped, and what is not there is not written', () => {
  const written = svgText(element('a', { b: '"<&>', c: undefined, d: 0 }, ['x < y & z', element('e', {})]));
  expect(written).toBe('<a b="&quot;&lt;&amp;&gt;" d="0">x &lt; y &amp; z<e></e></a>');
});

test('whatever a shape is filled with is defined in its document; the tooth of the paper is left to the paper', () => {
  const fills = [...PENCIL_PAINTS, ...(Object.keys(GRADIENTS) as Fill[])];
  const svg = draw(...fills.map(fill => rect([0, 0, 9, 9], { fill })));
  const referred = [...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
  const defined = [...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);
  expect(referred).toEqual(defined);
  expect(new Set(defined).size).toBe(fills.length);
  expect(drawn(rect([0, 0, 9, 9], { fill: 'grain' }))).toContain('fill="none"');
});

describe('a document', () => {
  test('has the size of its drawing and the colours of its palette', () => {
    const svg = draw(rect([1, 2, 3, 4], { fill: 'paper', stroke: 'ink', weight: 2, dash: [1, 3] }, 5));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 90 40">/);
    expect(svg).toContain('<rect x="1" y="2" width="3" height="4" rx="5" fill="paper-ink" stroke="ink-ink"');
    expect(svg).toContain('stroke-width="2" stroke-dasharray="1 3" stroke-linecap="round"');
    expect(svg).not.toContain('var(');
  });

  test.each([
    ['path', path('M0 0', { fill: 'gold' }), '<path d="M0 0" fill="gold-ink">'],
    ['circle', circle([1, 2], 3, { fill: 'gem' }), '<circle cx="1" cy="2" r="3" fill="gem-ink">'],
    ['ellipse', ellipse([1, 2], [3, 4], { fill: 'wax' }), '<ellipse cx="1" cy="2" rx="3" ry="4" fill="wax-ink">'],
  ] as const)('knows a %s', (_, shape, expected) => expect(drawn(shape)).toContain(expected));

  test('draws an icon in its paint, and its cuts in theirs', () => {
    expect(drawn(icon('heart', [16, 16], 32, 'bad'))).toContain('bad-ink');
    expect(drawn(icon('heart', [16, 16], 32, 'bad'))).not.toContain('current');
    expect(drawn({ ...icon('skull', [16, 16], 32, 'ink'), cut: 'gold' })).toContain('gold-ink');
  });

  test('draws a pencil stroke as a soft and a hard outline', () => {
    const stroke = { kind: 'stroke', pencil: 'pencil-2', soft: 'M1 1', hard: 'M2 2', spine: 'M3 3', size: 4 } as const;
    expect(drawn(stroke)).toBe(
      '<path d="M1 1" fill="url(#look-pencil-2)" opacity="0.5"></path>' +
        '<path d="M2 2" fill="url(#look-pencil-2)" opacity="0.95"></path></svg>',
    );
  });

  test('keeps the id and the label of a thing, and sets its words in its language', () => {
    const words = { kind: 'text', at: [5, 6], say: { key: 'lost', params: { n: 3 } }, face: 'bold' } as const;
    const svg = drawn(
      group({ id: 'hero', role: 'pawn', label: { key: 'the hero' }, at: [1, 2], turn: 9, scale: 2 }, [
        { ...words, size: 20, paint: 'ink', anchor: 'middle', plate: 'cream', rim: 'oak' },
      ]),
    );
    expect(svg).toContain('<g data-id="hero" data-role="pawn" role="img" aria-label="the hero"');
    expect(svg).toContain('transform="translate(1 2) rotate(9) scale(2)"');
    expect(svg).toMatch(/fill="cream-ink" stroke="oak-ink"><\/rect><text class="face-bold"[^>]*>lost 3<\/text>/);
  });
});
