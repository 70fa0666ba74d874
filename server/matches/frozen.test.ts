import { describe, expect, test } from 'vitest';
import { SESSION_VERSION } from '../../kernel/session.ts';
import { useDatabases } from '../tests/databases.ts';
import { ALL_FORMS, formsIn } from '../tests/forms.ts';
import { endOf, freeze, type Frozen, playedOn, readFrozen } from '../tests/frozen.ts';
import { headOf } from './head.ts';
import { stepOf, walk } from './rows.ts';

const { kinds } = useDatabases();
/** Every version of the session that was ever released. */
const VERSIONS = [1];
const FROZEN = ['dice-and-danger', 'donjonz', 'dungeon-pen', 'the-dungeon'];

const fileName = (database: string): string => database.toLowerCase();

function opened({ match, steps }: Frozen): unknown {
  const head = headOf(match);
  if (!head) throw new Error(`nobody knows ${match.game}`);
  const walked = walk(head, steps);
  return 'why' in walked ? walked : endOf(walked.fold);
}

const HAPPENINGS = ['act', 'act by a bot', 'act late', 'ask', 'forfeit', 'redo', 'seat', 'start', 'undo'];

/** What happened in a match. */
function happenings({ steps }: Frozen): readonly string[] {
  return steps.flatMap(step => {
    const { kind, client } = step;
    const isLate = 'late' in stepOf(step).body;
    return [kind, ...(isLate ? [`${kind} late`] : []), ...(client.startsWith('bot/') ? [`${kind} by a bot`] : [])];
  });
}

describe.each(kinds)('a match stored in %s', (name, empty) => {
  test.each(VERSIONS)('under version %i of the session opens as it was', version => {
    const frozen = readFrozen(version, fileName(name));
    expect([...new Set(frozen.map(({ match }) => match.game))].sort()).toEqual(FROZEN);
    for (const game of FROZEN)
      expect(frozen.filter(({ match }) => match.game === game).map(happenings)).toContainEqual(
        expect.arrayContaining(HAPPENINGS),
      );
    expect(frozen.map(opened)).toEqual(frozen.map(({ end }) => end));
  });

  // FREEZE=1 keeps what is played here as the files of a new version.
  test('is stored today as those of today’s version were', async () => {
    const played = await playedOn(await empty());
    expect(played.map(opened)).toEqual(played.map(({ end }) => end));
    expect(formsIn(played)).toEqual(ALL_FORMS);
    if (process.env['FREEZE']) freeze(SESSION_VERSION, fileName(name), played);
    expect(formsIn(readFrozen(SESSION_VERSION, fileName(name)))).toEqual(ALL_FORMS);
  });

  test('is missed where no file holds one of its form', () => {
    const frozen = readFrozen(SESSION_VERSION, fileName(name));
    const forms = formsIn(frozen.filter(({ match }) => !match.head.includes('"brought"')));
    expect(ALL_FORMS.filter(form => !forms.includes(form))).toContain('head brought');
  });
});
