import { expect, test } from 'vitest';
import { circle, path } from '../art/figure.ts';
import { icon, type Shape } from '../art/shape.ts';
import type { SvgElement } from '../art/svg.ts';
import { flatDie } from '../art/things.ts';
import { brightnessOf, type Ink } from './ink.ts';
import { pressFor } from './press.ts';
import { USUAL_ORDER } from './tests/order.ts';
import { drawnIn } from './tests/pages.ts';

const printed = (ink: Ink, ...shapes: readonly Shape[]): readonly SvgElement[] => {
  const press = pressFor({ ...USUAL_ORDER, ink }, ({ key }) => key);
  return drawnIn(press.elements(shapes)).map(({ element }) => element);
};

const strokes = (elements: readonly SvgElement[]): readonly number[] =>
  elements.flatMap(({ attributes: { stroke } }) => (stroke === undefined ? [] : [brightnessOf(String(stroke))]));

test('brightness is that of the eye: green is brighter than red, and red than blue', () => {
  expect(['#000', '#00f', '#f00', '#0f0', '#ffffff'].map(brightnessOf)).toEqual([0, 29, 76, 150, 255]);
});

test.each(['heart-minus-1', 'skull', 'pouch'] as const)('in low ink nothing of a solid %s is lost', name => {
  const solid = printed('colour', icon(name, [16, 16], 32));
  const outlined = printed('low', icon(name, [16, 16], 32));
  expect(outlined).toHaveLength(solid.length);
  for (const { attributes } of outlined) expect(attributes['stroke']).toBeDefined();
  expect(Math.max(...strokes(outlined))).toBe(0);
});

test('in low ink a light icon is drawn dark', () => {
  expect(Math.max(...strokes(printed('low', icon('trap', [16, 16], 32, 'white'))))).toBe(0);
});

test('an outline is as thick in a small picture as in a large one', () => {
  const weights = [8, 80].map(size => {
    const [element] = printed('low', icon('sack', [0, 0], size));
    return (Number(element?.attributes['stroke-width']) * size) / 32;
  });
  expect(weights[0]).toBeCloseTo(weights[1] ?? 0);
});

test('in grey every word is black, but for those on a dark ground', () => {
  const text = { kind: 'text', at: [0, 0], say: 'x', face: 'text', size: 4 } as const;
  const fills = printed('grey', { ...text, paint: 'bad' }, { ...text, paint: 'ink-soft' }, { ...text, paint: 'white' });
  expect(fills.map(({ attributes }) => attributes['fill'])).toEqual(['#000000', '#000000', '#ffffff']);
});

test('in low ink a light line is drawn dark, and a wide one stays the gap that it is', () => {
  const line = path('M0 0H9', { stroke: 'paper', weight: 1 });
  expect(strokes(printed('low', line, { ...line, weight: 9 }))).toEqual([0, 255]);
});

test('in low ink a grey disc and a dark die are hatched, and a dot stays a dot', () => {
  const [grey, white] = [circle([0, 0], 9, { fill: 'grey' }), circle([0, 0], 9, { fill: 'paper' })];
  expect(printed('low', grey).length).toBeGreaterThan(printed('low', white).length);
  const [dark, light] = (['black', 'white'] as const).map(colour => printed('low', ...flatDie(3, colour, 9)));
  expect(dark?.length).toBeGreaterThan(light?.length ?? 0);
  const [dot] = printed('low', circle([0, 0], 0.6, { fill: 'ink' }));
  expect(dot?.attributes).toMatchObject({ r: 0.3, 'stroke-width': 0.6 });
});
