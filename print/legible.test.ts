import { expect, test } from 'vitest';
import { element } from '../art/svg.ts';
import { legible } from './legible.ts';

const text = (size: number, words: string) => element('text', { class: 'face-text', 'font-size': size }, [words]);

test('what can be read stays what it is, in groups as well', () => {
  const group = element('g', { transform: 'scale(0.5)' }, [text(6, 'Cellar'), element('path', { d: 'M0 0' })]);
  expect(legible(group)).toBe(group);
});

test('what is too small takes no more room than before, at a size that can be read', () => {
  const group = element('g', { transform: 'scale(0.5)' }, [text(2, 'A very long name of a very small room')]);
  const [shown] = legible(group).children;
  expect(shown).toMatchObject({ attributes: { 'font-size': expect.closeTo(5.65, 1) as number } });
  expect(JSON.stringify(shown)).toMatch(/A very long[^"]*…/);
});
