import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/game.ts';
import { dungeonPen } from './index.ts';
import { DEFAULTS } from './tests/usual.ts';

describe('options', () => {
  const refused = (input: unknown): string | undefined => {
    const answer = dungeonPen.readOptions(input, 2);
    return isRefusal(answer) ? answer.refused.type : undefined;
  };

  test('DP-2 the defaults fill what is not said', () => {
    expect(dungeonPen.readOptions({ wilder: true }, 2)).toEqual({ ...DEFAULTS, wilder: true });
    expect(dungeonPen.readOptions(undefined, 2)).toEqual(DEFAULTS);
  });

  test('DP-2 what does not exist is refused', () => {
    expect(refused(7)).toBe('no-record');
    for (const input of [{ ruleset: 'de' }, { beginner: 1 }, { wilder: 'yes' }, { quibble: null }, { first: 2 }])
      expect(refused(input)).toBe('no-such-value');
    for (const input of [
      { dungeon: 7 },
      { dungeon: 'attic' },
      { dungeon: 'toString' },
      { characters: ['turnkey'] },
      { characters: ['king', 'brute'] },
    ])
      expect(refused(input)).toBe('no-such-value');
    expect(refused({ colour: 'red' })).toBe('no-such-option');
    expect(refused({ characters: ['brute', 'turnkey'] })).toBe('no-characters');
    expect(refused({ ruleset: 'fr', characters: ['brute', 'turnkey'] })).toBeUndefined();
  });
});
