import type { Engine } from './engine.ts';
import { PRESENCE } from './schema.ts';

/** How long a process is believed that somebody is connected to it. */
const BELIEVED_MS = 15_000;

/** Somebody who is connected, and the match they look at. */
export interface Present {
  readonly match: string;
  readonly person: string;
}

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
    const { database } = this.#engine;
    await database.deleteFrom('presence').where('match', '=', match).where('process', '=', this.#process).execute();
    await this.renew(people.map(person => ({ match, person })));
    await this.#engine.tell(PRESENCE + match);
  }

  /** Who is connected to other processes, by match. */
  async elsewhere(matches: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const found = new Map(matches.map(match => [match, new Set<string>()]));
    if (matches.length === 0) return found;
    const rows = await this.#engine.database
      .selectFrom('presence')
      .select(['match', 'person'])
      .where('match', 'in', matches)
      .where('process', '!=', this.#process)
      .where('until', '>', this.#engine.now())
      .execute();
    for (const { match, person } of rows) found.get(match)?.add(person);
    return found;
  }

  /** Says that nobody is connected here any more. */
  async vanish(): Promise<void> {
    await this.#engine.database.deleteFrom('presence').where('process', '=', this.#process).execute();
  }

  /** Forgets what nobody believes any more. */
  async tidy(): Promise<void> {
    await this.#engine.database.deleteFrom('presence').where('until', '<', this.#engine.now()).execute();
  }
}
