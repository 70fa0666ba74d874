import { expect, test } from 'vitest';
import type { Action } from './action.ts';
import { perilOf } from './peril.ts';
import { alone, play, stepInto, together } from './tests/table.ts';

const perilIn = (match: ReturnType<typeof alone>, action: Action) => perilOf(match.rules.view(match.state, 0), action);

test('TD-23 a life as the torturer’s price is sure', () => {
  const match = alone({ strength: 1, craft: 1, gold: 0 });
  stepInto(match, 'torture-chamber');
  expect(perilIn(match, { type: 'pay', price: 'life' })).toBe('sure');
  expect(perilIn(match, { type: 'pay', price: 'gold' })).toBeUndefined();
});

test('TD-28 TD-29 a trap may wound or only hold; TD-34 a tunnel may fall in', () => {
  const perilOfRoom = (face: string, room: 'flame-trap' | 'pit-trap' | 'tunnel') => {
    const match = alone();
    stepInto(match, face);
    return perilIn(match, { type: 'explore', room });
  };
  expect(perilOfRoom('flame-trap', 'flame-trap')).toBe('may');
  expect(perilOfRoom('pit-trap', 'pit-trap')).toBeUndefined();
  expect(perilOfRoom('tunnel-1', 'tunnel')).toBe('may');
});

test('TD-B2 a fight may be lost, for certain where no die can win it, or not at all', () => {
  const perilOfFight = (strength: number) => {
    const match = alone({ strength });
    stepInto(match, 'guard-room');
    return perilIn(match, { type: 'fight', enemy: 'guard' });
  };
  expect([1, 4, 11].map(perilOfFight)).toEqual(['may', 'may', undefined]);
  const match = alone({ strength: 1, craft: 6 });
  stepInto(match, 'lair');
  play(match, 'explore; roll 1');
  expect(perilIn(match, { type: 'fight', enemy: 'dragon' })).toBe('sure');
});

test('TD-Q31 a rival may win', () => {
  const match = together([{}, {}], { encounters: 'on' });
  stepInto(match, 'corridor-1');
  play(match, 'end; roll 1; go E');
  const view = match.rules.view(match.state, 1);
  expect(perilOf(view, { type: 'attack', rival: 0 })).toBe('may');
});

test('TD-B14 dice that wound are let lie at a price, unless armour has its say', () => {
  const lostFight = (objects: readonly string[]) => {
    const match = alone({ objects }, { fate: 'on' });
    play(match, 'roll 1; keep; go E; roll 1; draw guard-room; fight; roll 1 2');
    return perilIn(match, { type: 'keep' });
  };
  expect(lostFight([])).toBe('sure');
  expect(lostFight(['armour'])).toBe('may');
  const locked = alone({}, { fate: 'on' });
  play(locked, 'roll 1; keep; go E; roll 6');
  expect(perilIn(locked, { type: 'keep' })).toBeUndefined();
});
