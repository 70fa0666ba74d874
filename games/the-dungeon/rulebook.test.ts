import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ruleIds } from '../tests/rulebook.ts';
import { CHARACTERS, SPELLS } from './data.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const idsIn = (file: string): string[] => ruleIds(new URL(file, import.meta.url));

describe('the rulebook', () => {
  test('TD-1 says the same in both languages, each rule once', () => {
    const ids = idsIn('RULES.md');
    expect(idsIn('RULES.fr.md')).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('TD-1 holds every rule from 1 to 41, every ruling and every constraint', () => {
    const ids = new Set(idsIn('RULES.md'));
    const missing = [
      ...Array.from({ length: 41 }, (_, i) => `TD-${i + 1}`),
      ...Array.from({ length: 14 }, (_, i) => `TD-B${i + 1}`),
      ...Array.from({ length: 46 }, (_, i) => `TD-Q${i + 1}`),
      ...Array.from({ length: 16 }, (_, i) => `TD-C${i + 1}`),
    ].filter(id => !ids.has(id));
    expect(missing).toEqual([]);
  });
});

describe('what overrules the expansion (TD-C11)', () => {
  const lineIn = (file: string): string =>
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .split('\n')
      .find(line => line.startsWith('- **TD-C11**')) ?? '';

  test.each([
    ['RULES.md', en],
    ['RULES.fr.md', fr],
  ] as const)('TD-C11 %s names every spell but the one that only heals', (file, { spells }) => {
    const unnamed = SPELLS.filter(spell => !lineIn(file).includes(spells[spell]));
    expect(unnamed).toEqual(['second-wind']);
  });

  test('TD-C11 every ability is named but that of knowing a spell', () => {
    const roles = CHARACTERS.map(({ name }) => name.charAt(0).toUpperCase() + name.slice(1));
    expect(roles.filter(role => !lineIn('RULES.md').includes(`the ${role}`))).toEqual(['Hedge-witch']);
  });
});
