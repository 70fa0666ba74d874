import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isJsonFlaw, readJson } from './json.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const spoilt = fc
  .tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.nat(2), fc.constantFrom(...'{}[]",:\\ntf0-.e \n\u0001'.split('')))
  .map(([text, at, removed, added]) => {
    const index = at % (text.length + 1);
    return text.slice(0, index) + added + text.slice(index + removed);
  });

describe('readJson', () => {
  test('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), text => {
        const answer = readJson(text);
        expect(isJsonFlaw(answer) ? answer : answer.value).toEqual(JSON.parse(text));
      }),
    );
  });

  test('finds a flaw exactly where JSON.parse finds one', () => {
    fc.assert(
      fc.property(spoilt, text => isJsonFlaw(readJson(text)) === !isJson(text)),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['', 1, 1, 'a value is expected here'],
    ['{"a": 1,\n "b" 2}', 2, 6, "':' is expected here"],
    ['{"a": 1\n "b": 2}', 2, 2, "',' or '}' is expected here"],
    ["{'a': 1}", 1, 2, 'a name in double quotes is expected here'],
    ['[1, 2,]', 1, 7, 'a value is expected here'],
    ['["one', 1, 2, 'this string is not one'],
    ['[1] 2', 1, 5, 'nothing more is expected here'],
    ['['.repeat(100), 1, 66, 'values may not be nested this deeply'],
  ])('%j is not JSON', (text, line, column, flaw) => {
    expect(readJson(text)).toEqual({ flaw, line, column });
  });

  test('reads a string of ten million signs', () => {
    const text = JSON.stringify('a'.repeat(10_000_000));
    expect(isJsonFlaw(readJson(text))).toBe(false);
    expect(readJson(text.slice(0, -1))).toEqual({ flaw: 'this string is not one', line: 1, column: 1 });
  });

  test('knows where each value begins', () => {
    const json = readJson('{"a": [1,\n  {"b/c": 2}],\n "d": "e"}');
    if (isJsonFlaw(json)) throw new Error(json.flaw);
    expect(json.positionOf([])).toEqual({ line: 1, column: 1 });
    expect(json.positionOf(['a', 1])).toEqual({ line: 2, column: 3 });
    expect(json.positionOf(['a', 1, 'b/c'])).toEqual({ line: 2, column: 11 });
    expect(json.positionOf(['d'])).toEqual({ line: 3, column: 7 });
  });

  test('points at what should have held a value that is missing', () => {
    const json = readJson('[\n {"a": 1}]');
    if (isJsonFlaw(json)) throw new Error(json.flaw);
    expect(json.positionOf([0, 'b', 'c'])).toEqual({ line: 2, column: 2 });
  });
});
