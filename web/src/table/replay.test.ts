import { expect, test } from 'vitest';
import { play, start, transcriptOf } from '../../../kernel/match.ts';
import { parry } from '../../../kernel/toys/parry.ts';
import { sealed } from '../../../kernel/toys/sealed.ts';
import { flipPagesOf } from './replay.ts';

const SEED = '00112233445566778899aabbccddeeff';

test('has one page before the first entry and one after each', () => {
  const match = start(sealed, { seats: 1, options: { rounds: 1 }, seeds: [[0, SEED]] });
  const [seal] = match.rules.actions(match.state, 0);
  if (!seal) throw new Error('nothing to seal');
  play(match, 0, seal);
  play(match, 0, { type: 'done' });
  const frames = flipPagesOf(sealed, transcriptOf(match), 0);
  expect(frames.map(({ entry }) => entry?.[1].type)).toEqual([undefined, 'roll', 'seal', 'done']);
  expect(frames.map(({ events }) => events.map(({ type }) => type))).toEqual([[], ['rolled'], ['sealed'], ['shown']]);
  expect(frames[0]?.now.view).toMatchObject({ dice: null });
  expect(frames[1]?.now.view).toMatchObject({ dice: match.log[0]?.[1].type === 'roll' && match.log[0][1].dice });
  expect(frames[3]?.now.outcome).toEqual(match.rules.outcome(match.state));
});

test('shows a seat only what it may know', () => {
  const match = start(parry, { seats: 2, options: {}, seeds: [[0, SEED]] });
  const drawn = flipPagesOf(parry, transcriptOf(match), 1).flatMap(({ events }) => events);
  expect(drawn.map(event => event.type === 'drawn' && [event.seat, event.card === null])).toEqual([
    [0, true],
    [0, true],
    [1, false],
    [1, false],
  ]);
});
