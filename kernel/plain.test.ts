import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, clone, freeze, impurity, isRecord, same } from './plain.ts';

const json = () => fc.jsonValue({ maxDepth: 4 });

describe('canonical', () => {
  test('reads back as the same value', () => {
    fc.assert(
      fc.property(json(), value => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('does not see the order of keys', () => {
    expect(canonical({ b: 1, a: [null, true, 'x'] })).toBe('{"a":[null,true,"x"],"b":1}');
    expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  });

  test('keeps apart what JSON confuses', () => {
    expect(new Set([undefined, null, NaN, 'null', 'undefined'].map(canonical)).size).toBe(5);
    expect(same({ a: undefined }, {})).toBe(false);
    expect(same(JSON.parse('{"__proto__": 1}'), {})).toBe(false);
  });
});

test('equality is equality of the canonical texts', () => {
  fc.assert(fc.property(json(), json(), (a, b) => same(a, b) === (canonical(a) === canonical(b))));
  fc.assert(fc.property(json(), value => same(value, JSON.parse(canonical(value)))));
  const unlike = [
    1,
    '1',
    NaN,
    null,
    undefined,
    [],
    {},
    [1],
    { 0: 1 },
    { a: 1 },
    { a: undefined },
    { a: 1, b: 2 },
    { b: 1 },
  ];
  for (const a of unlike) for (const b of unlike) expect(same(a, b)).toBe(a === b || Object.is(a, b));
  expect([same(0, -0), same({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }), same([1, 2], [2, 1])]).toEqual([
    true,
    true,
    false,
  ]);
});

/** Without the key that a copy would take for the prototype: no message may bring it and no state has it. */
const usual = () => json().filter(value => !JSON.stringify(value).includes('"__proto__":'));

test('a clone is equal and shares nothing', () => {
  fc.assert(
    fc.property(usual(), value => {
      const frozen = freeze(value);
      const copy = clone(frozen);
      expect(same(copy, frozen)).toBe(true);
      if (typeof copy === 'object' && copy !== null) expect(Object.isFrozen(copy)).toBe(false);
    }),
  );
  const nested = { list: [{ deep: [1] }] };
  const copy = clone(nested);
  copy.list[0]!.deep.push(2);
  expect(nested.list[0]!.deep).toEqual([1]);
});

test('frozen means frozen all the way down', () => {
  const value = freeze({ list: [{ n: 1 }] });
  expect(() => (value.list[0]!.n = 2)).toThrow(TypeError);
  expect(() => value.list.push({ n: 3 })).toThrow(TypeError);
});

describe('impurity says where a state is not plain', () => {
  test.each([
    [{ a: [1, { b: 0.5 }] }, 'state.a[1].b is 0.5'],
    [{ a: undefined }, 'state.a is undefined'],
    [{ a: new Date(0) }, 'state.a is not a plain record'],
    [{ a: NaN }, 'state.a is NaN'],
    [{ a: 2 ** 53 }, 'state.a is 9007199254740992'],
    [{ a: () => 1 }, 'state.a is function'],
    [new Map(), 'state is not a plain record'],
  ])('%j', (value, sentence) => expect(impurity(value)).toBe(sentence));

  test('and is silent about plain data', () => {
    expect(impurity({ a: [1, 'x', true, null, { b: -3 }] })).toBeUndefined();
  });
});

test('a record is neither null nor an array', () => {
  expect([{}, { a: 1 }].every(isRecord)).toBe(true);
  expect([null, [], 'x', 1, undefined].some(isRecord)).toBe(false);
});
