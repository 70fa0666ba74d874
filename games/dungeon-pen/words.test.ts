import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { say } from '../../kernel/words.ts';
import { EVENT_NAMES, JUNK_NAMES } from './cards.ts';
import { SHEETS } from './content.ts';
import { FULL_TURN } from './direction.ts';
import { MAP_NAMES } from './manifest.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

describe('the names of things', () => {
  test('DP-40 every dungeon has a French name', () => {
    for (const dungeon of MAP_NAMES) {
      const { name } = SHEETS[dungeon];
      expect(fr.dungeon(name)).not.toBe(en.dungeon(name));
    }
    expect(fr.dungeon('Somewhere Else')).toBe('Somewhere Else');
  });

  test('DP-37 every card says what it does in both languages', () => {
    for (const words of [en, fr]) {
      for (const name of EVENT_NAMES) expect(words.eventCards[name].text).toMatch(/\.$/);
      for (const name of JUNK_NAMES) expect(words.junkCards[name].text).toMatch(/\.$/);
    }
    expect(readFileSync(new URL('words.fr.ts', import.meta.url), 'utf8')).not.toMatch(/[a-z]'[a-zé]/i);
  });
});

describe('what chance does to a flick', () => {
  const swayed = (by: number): string => say(en.actions, { type: 'sway', by }, []);

  test('DP-Q37 it is told by side and extent, never by the number of a pick', () => {
    expect([0, 60, 127, 128, 215, 255].map(swayed)).toEqual([
      'The pencil sways wildly to the left',
      'The pencil sways a little to the left',
      'The pencil sways a hair to the left',
      'The pencil sways a hair to the right',
      'The pencil sways much to the right',
      'The pencil sways wildly to the right',
    ]);
    expect(say(en.actions, { type: 'reach', by: 63 }, [])).toBe('It runs wildly too long');
    expect(say(fr.actions, { type: 'reach', by: 0 }, [])).toBe('Il va follement trop court');
  });

  test('DP-Q13 an aim just left of straight up is no full turn', () => {
    const told = { type: 'flicked', seat: 0, aim: FULL_TURN - 10, power: 1000, cause: 'turn' } as const;
    for (const words of [en, fr]) expect(say(words.events, told, ['Ada', 'Bo'])).not.toContain('360');
  });
});
