import { expect, test } from 'vitest';
import { type Match, play, start, transcriptOf } from '../../../kernel/match.ts';
import { sealed, type Sealed, sealedWords } from '../../../kernel/toys/sealed.ts';
import { en } from '../words/en.ts';
import { openTranscript } from './transcript.ts';

const SEED = '00112233445566778899aabbccddeeff';

function played(): Match<Sealed> {
  const match = start(sealed, { seats: 1, options: { rounds: 1 }, seeds: [[0, SEED]] });
  const [seal] = match.rules.actions(match.state, 0);
  if (!seal) throw new Error('nothing to seal');
  play(match, 0, seal);
  return match;
}

function complaint(input: unknown): string {
  const opened = openTranscript(sealed, typeof input === 'string' ? input : JSON.stringify(input));
  if ('match' in opened) throw new Error('it was accepted');
  return opened.sentence(en.misfit, sealedWords);
}

test('opens what was saved', () => {
  const match = played();
  const opened = openTranscript(sealed, JSON.stringify(transcriptOf(match)));
  expect('match' in opened && opened.match.state).toEqual(match.state);
});

test('says in one sentence what does not fit', () => {
  const transcript = transcriptOf(played());
  const [roll, ...rest] = transcript.log;
  expect(complaint('{')).toBe('This file is not a transcript: it does not hold JSON.');
  expect(complaint([])).toBe('This transcript cannot be played here: it is not a record.');
  expect(complaint({ ...transcript, game: 'chess' })).toBe(
    'This transcript cannot be played here: it is of another game.',
  );
  expect(complaint({ ...transcript, options: { rounds: 99 } })).toBe(
    'This transcript has options that the game refuses: Rounds are a whole number from 1 to 20. (SE-3)',
  );
  expect(complaint({ ...transcript, log: [roll, [0, { type: 'seal', pip: 9 }]] })).toBe(
    'Entry 2 of this transcript does not fit: The dice do not show that. (SE-2)',
  );
  expect(complaint({ ...transcript, log: [roll, 'nonsense'] })).toBe(
    'Entry 2 of this transcript does not fit: an entry has to be a pair of a seat and an action.',
  );
  expect(complaint({ ...transcript, log: [[-1, { type: 'roll', dice: [7, 7] }], ...rest] })).toBe(
    'Entry 1 of this transcript does not fit: chance did not do that under this seed.',
  );
  expect(complaint({ ...transcript, log: [] })).toBe(
    'Entry 1 of this transcript does not fit: the draw that has to follow is missing.',
  );
});
