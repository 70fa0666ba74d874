import { expect, test } from 'vitest';
import type { Game, Kind } from '../../../../kernel/game.ts';
import { play, rewindUnder, start, transcriptOf, type Transcript } from '../../../../kernel/match.ts';
import { commitmentTo, proves, seedAgain, seedOf } from '../../../../kernel/proof.ts';
import { sealed } from '../../../../kernel/toys/sealed.ts';
import { lockedDrawer, memoryDrawer } from '../../tests/drawer.ts';
import { verdictOnRolls } from './verify.ts';
import { witnessIn } from './witness.ts';

const SECRET = '00112233445566778899aabbccddeeff';
const ENTROPY = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];
const SEEN = { commitment: commitmentTo(SECRET), entropy: ENTROPY[1] };
const GAME = sealed as unknown as Game<Kind>;

function played(secret = SECRET, entropy = ENTROPY): Transcript<Kind> {
  const seed = seedOf(secret, entropy);
  const proof = { commitment: commitmentTo(secret), secret, entropy };
  const match = start(sealed, { seats: 2, options: { rounds: 3 }, seeds: [[0, seed]], proof });
  const decide = (): void => {
    const [seat = 0] = match.rules.active(match.state);
    const [action] = match.rules.actions(match.state, seat);
    if (action) play(match, seat, action);
  };
  for (let i = 0; i < 6; i++) decide();
  rewindUnder(match, 3, seedAgain(seed, 2));
  while (match.rules.active(match.state).length > 0) decide();
  return transcriptOf(match);
}

const honest = played();
const verdict = (transcript: Transcript<Kind>, seen: Parameters<typeof verdictOnRolls>[2] = SEEN) =>
  verdictOnRolls(GAME, transcript, seen);

test('agrees with the kernel that an honest match is honest, also after a step back by consent', async () => {
  expect(honest.proof && proves(honest, honest.proof)).toBe(true);
  expect(await verdict(honest)).toEqual({ type: 'honest', rolls: 3, unproved: 0, isOwnIn: true });
  expect(await verdict(honest, { ...SEEN, entropy: undefined })).toMatchObject({ type: 'honest', isOwnIn: false });
});

test('tells what was rolled before the match came to its server, and lets nobody pass off more as such', async () => {
  const [, [, again] = [0, null]] = honest.seeds;
  const begun: Transcript<Kind> = {
    ...honest,
    seeds: [
      [0, null],
      [3, seedOf(SECRET, ENTROPY)],
      [4, again],
    ],
  };
  const told = { type: 'honest', rolls: 2, unproved: 1, isOwnIn: true };
  expect(await verdict(begun, { ...SEEN, brought: 3 })).toEqual(told);
  for (const brought of [0, 2, undefined])
    expect(await verdict(begun, { ...SEEN, brought })).toEqual({ type: 'other-seed' });
});

test('finds out what was changed', async () => {
  const { proof, seeds, log } = honest;
  if (!proof) throw new Error('no proof');
  const { proof: _, ...unproven } = honest;
  expect(await verdict(unproven)).toEqual({ type: 'no-proof' });
  expect(await verdict(played('ff'.repeat(16)))).toEqual({ type: 'other-commitment' });
  expect(await verdict({ ...honest, proof: { ...proof, secret: 'ff'.repeat(16) } })).toEqual({
    type: 'broken-commitment',
  });
  expect(await verdict(played(SECRET, ['aa'.repeat(16), 'bb'.repeat(16)]))).toEqual({ type: 'own-missing' });
  expect(await verdict({ ...honest, seeds: [[0, SECRET], ...seeds.slice(1)] })).toEqual({ type: 'other-seed' });
  expect(await verdict({ ...honest, seeds: seeds.toReversed().map(([, seed], i) => [i * 3, seed] as const) })).toEqual({
    type: 'other-seed',
  });
  const loaded = [[-1, { type: 'roll', dice: [6, 6] }] as const, ...log.slice(1)];
  expect(await verdict({ ...honest, log: loaded })).toEqual({ type: 'bad-roll', entry: 1 });
});

test('remembers what was shown first and what was sent last, of the newest matches', () => {
  const witness = witnessIn(memoryDrawer(['oubliette/witnessed', 'nonsense']));
  expect(witness.of('a')).toEqual({});
  witness.sawCommitment('a', 'one');
  witness.sentEntropy('a', 'x');
  witness.sawCommitment('a', 'two');
  witness.sentEntropy('a', 'y');
  expect(witness.of('a')).toEqual({ commitment: 'one', entropy: 'y' });
  for (let i = 0; i < 200; i++) witness.sawCommitment(`match-${i}`, 'c');
  expect(witness.of('a')).toEqual({});
  expect(witness.of('match-199')).toEqual({ commitment: 'c' });
});

test('remembers nothing where nothing may be kept', () => {
  const witness = witnessIn(lockedDrawer);
  witness.sentEntropy('a', 'x');
  expect(witness.of('a')).toEqual({});
});
