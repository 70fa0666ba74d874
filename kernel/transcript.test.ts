import { describe, expect, test } from 'vitest';
import { seedFrom, stateHash } from './chance.ts';
import { CHANCE, type Game, type Kind } from './game.ts';
import { play, start, type Transcript, transcriptOf } from './match.ts';
import { choose, randomFrom } from './random.ts';
import { isMisfit, replay, verify } from './transcript.ts';
import { parry } from './toys/parry.ts';
import { sealed, type Sealed } from './toys/sealed.ts';

const SEED = seedFrom('transcript');

function finished<K extends Kind>(game: Game<K>, seats: number, options: K['options']): Transcript<K> {
  const match = start(game, { seats, options, seeds: [[0, SEED]] });
  const random = randomFrom('fingers');
  for (let seat = 0; match.rules.active(match.state).length > 0; seat = match.rules.active(match.state)[0] ?? 0)
    if (match.rules.active(match.state).includes(seat))
      play(match, seat, choose(match.rules.actions(match.state, seat), random));
  return transcriptOf(match);
}

const MATCH: Transcript<Sealed> = JSON.parse(JSON.stringify(finished(sealed, 2, { rounds: 3 })));

test('a replay ends in the same state and tells the same story', () => {
  const events: string[] = [];
  const match = replay(sealed, MATCH, event => events.push(event.type));
  expect(match.rules.outcome(match.state)?.length).toBe(3);
  expect(events.filter(type => type === 'shown')).toHaveLength(6);
});

describe('verify', () => {
  test('answers hash and outcome of a sound transcript', () => {
    const answer = verify(sealed, MATCH);
    if (isMisfit(answer)) throw new Error(JSON.stringify(answer));
    expect(answer.hash).toBe(stateHash(answer.match.state));
    expect(answer.outcome?.places).toHaveLength(2);
    expect(isMisfit(verify(parry, finished(parry, 2, {})))).toBe(false);
  });

  test.each<[string, unknown, object]>([
    ['no record', null, { misfit: 'shape', field: 'transcript' }],
    ['another game', { ...MATCH, game: 'parry' }, { misfit: 'shape', field: 'game' }],
    ['a version from the future', { ...MATCH, version: 2 }, { misfit: 'shape', field: 'version', expected: '1 to 1' }],
    ['too many seats', { ...MATCH, seats: 5 }, { misfit: 'shape', field: 'seats' }],
    ['no seeds', { ...MATCH, seeds: [] }, { misfit: 'shape', field: 'seeds' }],
    ['a seed that is not hex', { ...MATCH, seeds: [[0, 'xyz']] }, { misfit: 'shape', field: 'seeds' }],
    ['seeds that do not begin', { ...MATCH, seeds: [[1, SEED]] }, { misfit: 'shape', field: 'seeds' }],
    [
      'seeds that do not rise',
      {
        ...MATCH,
        seeds: [
          [0, SEED],
          [0, null],
        ],
      },
      { misfit: 'shape', field: 'seeds' },
    ],
    ['a seed change of three', { ...MATCH, seeds: [[0, SEED, 1]] }, { misfit: 'shape', field: 'seeds' }],
    ['half a proof', { ...MATCH, proof: { secret: SEED } }, { misfit: 'shape', field: 'proof' }],
    ['no log', { ...MATCH, log: {} }, { misfit: 'shape', field: 'log' }],
    ['bad options', { ...MATCH, options: { rounds: 0 } }, { misfit: 'options', refusal: { rule: 'SE-3' } }],
    ['an entry that is none', { ...MATCH, log: [...MATCH.log.slice(0, 3), 'x'] }, { misfit: 'shape', entry: 3 }],
    ['an entry without a seat', { ...MATCH, log: [[0.5, {}]] }, { misfit: 'shape', entry: 0 }],
  ])('refuses %s', (_, input, misfit) => expect(verify(sealed, input)).toMatchObject(misfit));

  test('finds an illegal action and says which entry', () => {
    const log = MATCH.log.with(1, [0, { type: 'seal', pip: 9 }]);
    expect(verify(sealed, { ...MATCH, log })).toMatchObject({
      misfit: 'refused',
      entry: 1,
      seat: 0,
      refusal: { rule: 'SE-2' },
    });
  });

  test('finds a roll that the seed does not give', () => {
    const log = MATCH.log.with(0, [CHANCE, { type: 'roll', dice: [6, 6] }]);
    expect(verify(sealed, { ...MATCH, log })).toMatchObject({ misfit: 'chance', entry: 0, picked: MATCH.log[0]![1] });
  });

  test('finds a roll that nobody waits for', () => {
    const log = [MATCH.log[0], MATCH.log[0]];
    expect(verify(sealed, { ...MATCH, log })).toMatchObject({ misfit: 'chance', entry: 1 });
  });

  test('finds a roll that is missing at the end', () => {
    expect(verify(sealed, { ...MATCH, log: [] })).toMatchObject({ misfit: 'missing-chance', entry: 0 });
  });

  test('takes dice typed in by hand as long as they are dice', () => {
    const typed = { ...MATCH, seeds: [[0, null]], log: MATCH.log.slice(0, 1) };
    expect(isMisfit(verify(sealed, typed))).toBe(false);
    expect(isMisfit(verify(sealed, { ...typed, log: [] }))).toBe(false);
    const log = [[CHANCE, { type: 'roll', dice: [7, 7] }]];
    expect(verify(sealed, { ...typed, log })).toMatchObject({ misfit: 'refused', entry: 0, seat: CHANCE });
  });

  test('keeps a proof', () => {
    const proof = { commitment: SEED, secret: SEED, entropy: ['a'] };
    const answer = verify(sealed, { ...MATCH, proof });
    expect(isMisfit(answer) ? undefined : answer.match.start.proof).toEqual(proof);
  });
});
