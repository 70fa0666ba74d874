import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameById } from '../../../games/index.ts';
import { sessionOf } from './matches.ts';
import { endOf, type Frozen } from './tests/frozen.ts';

/** Every version of the session that was ever released. */
const VERSIONS = [1];
const FROZEN = ['dice-and-danger', 'donjonz', 'dungeon-pen', 'the-dungeon'];

function readFrozen(version: number): readonly Frozen[] {
  const file = new URL(`tests/rows-${version}/indexeddb.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Frozen[];
}

function opened(kept: Frozen): unknown {
  const game = gameById(kept.head.opening.game);
  const session = game && sessionOf(game, kept);
  return session && endOf(session);
}

/** What happened in a match. */
const happenings = ({ head, steps }: Frozen): readonly string[] =>
  steps.flatMap(({ kind, by }) => (head.sitters?.[by]?.bot ? [kind, `${kind} by a bot`] : [kind]));

const ALONE = ['start', 'act', 'undo', 'redo'];

test.each(VERSIONS)('matches that a browser has kept under version %i of the session open as they were', version => {
  const frozen = readFrozen(version);
  expect([...new Set(frozen.map(({ head }) => head.opening.game))].sort()).toEqual(FROZEN);
  for (const each of frozen) {
    const expected = each.head.opening.seats > 1 ? [...ALONE, 'act by a bot'] : ALONE;
    expect(happenings(each)).toEqual(expect.arrayContaining(expected));
  }
  expect(frozen.map(opened)).toEqual(frozen.map(({ end }) => end));
});
