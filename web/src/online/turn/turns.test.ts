import { expect, test } from 'vitest';
import { type Turn, Turns } from './turns.ts';

const turnIn = (match: string): Turn => ({ match, game: 'dungeon-pen', names: ['Bo'] });

function outlook(start: { isHidden: boolean }) {
  const called: string[] = [];
  const counts: number[] = [];
  const looking = { ...start };
  const turns = new Turns({
    isHidden: () => looking.isHidden,
    count: number => counts.push(number),
    call: ({ match }) => called.push(match),
  });
  return { turns, looking, called, counts };
}

test('who looks elsewhere is called once for a turn, and counted', () => {
  const { turns, called, counts } = outlook({ isHidden: true });
  turns.begin(turnIn('a'));
  turns.begin(turnIn('a'));
  turns.read([turnIn('b')]);
  expect(called).toEqual(['a', 'b']);
  expect(counts.at(-1)).toBe(2);
});

test('who looks needs no calling, and no number', () => {
  const { turns, looking, called, counts } = outlook({ isHidden: false });
  turns.begin(turnIn('a'));
  expect(called).toEqual([]);
  expect(counts.at(-1)).toBe(0);
  looking.isHidden = true;
  turns.look();
  expect(counts.at(-1)).toBe(1);
  expect(called).toEqual([]);
});

test('the next turn is another one', () => {
  const { turns, called } = outlook({ isHidden: true });
  turns.begin(turnIn('a'));
  turns.end('a');
  turns.begin(turnIn('a'));
  expect(called).toEqual(['a', 'a']);
});

test('an open room knows better than a list', () => {
  const { turns, called, counts } = outlook({ isHidden: true });
  turns.begin(turnIn('a'));
  turns.read([]);
  expect(counts.at(-1)).toBe(1);
  turns.end('a');
  turns.read([turnIn('a')]);
  expect(counts.at(-1)).toBe(0);
  expect(called).toEqual(['a']);
});

test('of a room that was closed the list tells again', () => {
  const { turns, counts } = outlook({ isHidden: true });
  turns.begin(turnIn('a'));
  turns.leave('a');
  turns.read([]);
  expect(counts.at(-1)).toBe(0);
});
