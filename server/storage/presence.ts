import type { Engine } from './engine.ts';
import { PRESENCE } from './schema.ts';

/** How long a process is believed that somebody is connected to it. */
const BELIEVED_MS = 15_000;

/** The clocks of two processes differ by less: who leaves is gone for both. */
const DRIFT_MS = 1000;
/** For how long it is remembered when somebody was last connected: longer than any bot waits before it minds a seat. */
const REMEMBERED_MS = 2 * 86_400_000;

/** Stands for all processes in what is noted of those who have left. */
const LEFT = 'left';

/** Somebody who is connected, and the match they look at. Who has no name is a slash and a number. */
interface Present {
  readonly match: string;
  readonly person: string;
}

/** Until when each was, or will be believed to be, connected. */
export type LastSeen = ReadonlyMap<string, number>;

/** Who is connected to which process, for databases that several of them share. */
export class Presence {
  readonly #engine: Engine;
  readonly #process = crypto.randomUUID();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Says that these are connected here, for as long as that is believed. */
  async renew(present: readonly Present[]): Promise<void> {
    if (present.length === 0) return;
    const until = this.#engine.now() + BELIEVED_MS;
    await this.#engine.database
      .insertInto('presence')
      .values(present.map(({ match, person }) => ({ match, person, process: this.#process, until })))
      .onConflict(conflict => conflict.columns(['match', 'person', 'process']).doUpdateSet({ until }))
      .execute();
  }

  /** Says at once who looks at a match here, and that somebody came or went. */
  async announce(match: string, people: readonly string[]): Promise<void> {
    await this.renew(people.map(person => ({ match, person })));
    const left = this.#leaving().where('match', '=', match);
    await (people.length > 0 ? left.where('person', 'not in', people) : left).execute();
    await this.#engine.tell(PRESENCE + match);
  }

  /** Who is or was connected to other processes, by match. */
  async elsewhere(matches: readonly string[]): Promise<ReadonlyMap<string, LastSeen>> {
    const found = new Map(matches.map(match => [match, new Map<string, number>()]));
    if (matches.length === 0) return found;
    const rows = await this.#engine.database
      .selectFrom('presence')
      .select(['match', 'person', 'process', 'until'])
      .where('match', 'in', matches)
      .where('process', '!=', this.#process)
      .execute();
    for (const { match, person, process, until } of rows) {
      const seen = found.get(match);
      const name = person.startsWith('/') ? process + person : person;
      seen?.set(name, Math.max(until, seen.get(name) ?? 0));
    }
    return found;
  }

  /** Notes for long when somebody was last connected to a match, whichever process opens it again. */
  async left(match: string, person: string): Promise<void> {
    const until = this.#engine.now();
    const noted = this.#engine.database.insertInto('presence').values({ match, person, process: LEFT, until });
    await noted
      .onConflict(conflict => conflict.columns(['match', 'person', 'process']).doUpdateSet({ until }))
      .execute();
  }

  /** Says that nobody is connected here any more. */
  async vanish(): Promise<void> {
    await this.#leaving().execute();
  }

  /** Those who were connected here are so no longer. */
  #leaving() {
    const until = this.#engine.now() - DRIFT_MS;
    const own = this.#engine.database.updateTable('presence').set({ until }).where('process', '=', this.#process);
    return own.where('until', '>', until);
  }

  /** Forgets who has not been seen for long. */
  async tidy(): Promise<void> {
    const long = this.#engine.now() - REMEMBERED_MS;
    await this.#engine.database.deleteFrom('presence').where('until', '<', long).execute();
  }
}
