import { describe, expect, test } from 'vitest';
import { SHELF } from '../games/shelf.ts';
import { ruleIds } from '../games/tests/rulebook.ts';
import type { Kind } from '../kernel/game.ts';
import type { Art } from './art.ts';
import type { Shape } from './shape.ts';

async function illustrationsOf(game: string): Promise<Art<Kind>['illustrations']> {
  const { art } = (await import(`./${game}/index.ts`)) as { readonly art: Art<Kind> };
  return art.illustrations;
}

const all = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.flatMap(shape => (shape.kind === 'group' ? all(shape.shapes) : [shape]));

describe.each(SHELF)('the rules of %s', game => {
  test('are illustrated where a rule has that number', async () => {
    const ids = ruleIds(new URL(`../games/${game}/RULES.md`, import.meta.url));
    const illustrated = Object.keys(await illustrationsOf(game));
    expect(illustrated.length).toBeGreaterThan(5);
    expect(illustrated.filter(id => !ids.includes(id))).toEqual([]);
  });

  test('are illustrated by pictures with something on them', async () => {
    for (const [rule, draw] of Object.entries(await illustrationsOf(game))) {
      const { view, shapes } = draw();
      expect([rule, view.every(Number.isFinite), all(shapes).length > 0]).toEqual([rule, true, true]);
    }
  });
});
