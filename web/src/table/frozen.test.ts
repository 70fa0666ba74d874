import { expect, test } from 'vitest';
import { gameById } from '../../../games/index.ts';
import { SESSION_VERSION } from '../../../kernel/session.ts';
import { sessionOf } from './matches.ts';
import { ALL_FORMS, formsIn } from './tests/forms.ts';
import { endOf, type Frozen } from './tests/frozen.ts';
import { readFrozen } from './tests/frozenFiles.ts';

/** Every version of the session that was ever released. */
const VERSIONS = [1];
const FROZEN = ['dice-and-danger', 'donjonz', 'dungeon-pen', 'the-dungeon'];

function opened(kept: Frozen): unknown {
  const game = gameById(kept.head.opening.game);
  const session = game && sessionOf(game, kept);
  return session && endOf(session);
}

test.each(VERSIONS)('matches that a browser has kept under version %i of the session open as they were', version => {
  const frozen = readFrozen(version);
  expect([...new Set(frozen.map(({ head }) => head.opening.game))].sort()).toEqual(FROZEN);
  expect(frozen.map(opened)).toEqual(frozen.map(({ end }) => end));
});

test('matches of every form that one can have under today’s version are kept in files', () => {
  const frozen = readFrozen(SESSION_VERSION);
  expect(formsIn(frozen)).toEqual(ALL_FORMS);
  const forms = formsIn(frozen.filter(({ head }) => head.fixed === undefined));
  expect(ALL_FORMS.filter(form => !forms.includes(form))).toEqual(['head fixed']);
});

test.each(FROZEN)('of %s something is kept that was taken back and played again', game => {
  const forms = formsIn(readFrozen(SESSION_VERSION).filter(({ head }) => head.opening.game === game));
  expect(forms).toEqual(expect.arrayContaining(['start chance', 'act person', 'undo person', 'redo person']));
});
