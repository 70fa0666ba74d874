import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Seat } from '../../kernel/game.ts';
import { useDatabases } from '../tests/databases.ts';
import { openPlace, type Place, shelf } from '../tests/place.ts';
import { seatPeople } from '../tests/sitting.ts';
import type { Fold } from './fold.ts';
import { MatchLog, type Proposal } from './match-log.ts';
import { judgeDecision } from './wishes.ts';

const { kinds } = useDatabases();
const TURNS = 6;

describe.each(kinds)('on %s', (_name, empty) => {
  let place: Place;

  beforeEach(async () => {
    place = await openPlace({ env: await empty() });
  });

  afterEach(() => place.close());

  async function logOf(id: string): Promise<MatchLog> {
    const log = await MatchLog.open({ storage: place.storage, shelf }, id);
    if (typeof log === 'string') throw new Error(log);
    return log;
  }

  /** The same client id for the same decision, but another action: as two bots would that think about one turn. */
  function turnOf(fold: Fold, seat: Seat, which: number): Proposal {
    if (!fold.match) throw new Error('nobody plays yet');
    const { rules, state } = fold.match;
    const action = { ...rules.actions(state, seat).at(which)! };
    const decision = fold.decisions[seat] ?? 0;
    const wish = { type: 'act', seat, decision, action } as const;
    return { client: `bot/${seat}/${decision}`, judge: now => judgeDecision(now, wish) };
  }

  test('two logs of one match that propose the same turn in one group end in one chain', async () => {
    const { id } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
    const { id: another } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
    await place.rooms.close();
    const first = await logOf(another);
    const logs = [await logOf(id), await logOf(id)] as const;
    const before = logs[0].steps;
    for (let turn = 0; turn < TURNS; turn++) {
      const { fold } = logs[0];
      const [seat = 0] = fold.waiting;
      // While this one is written, the others wait for each other, and go together.
      void first.propose({ client: `ask/${turn}`, judge: () => ({ by: 0, body: { kind: 'withdraw', asked: '' } }) });
      const answers = logs.map((log, which) => log.propose(turnOf(fold, seat, -which)));
      expect((await Promise.all(answers)).every(answer => 'done' in answer)).toBe(true);
      await Promise.all(logs.map(log => log.readOn()));
      expect(logs[1].fold.match?.log).toEqual(logs[0].fold.match?.log);
    }
    const opened = await logOf(id);
    expect(opened.fold.match?.log).toEqual(logs[0].fold.match?.log);
    expect(opened.steps).toBe(before + TURNS);
  });
});
