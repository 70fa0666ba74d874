import type { FastifyRequest } from 'fastify';
import type { FaultCode } from '../../wire/fault.ts';
import type { Person } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import { Buckets, type Limits } from './limits.ts';
import { networkOf } from './network.ts';

/** Lets nobody fill the lobby: so many open tables for one person, and a rate for each address. */
export class Listings {
  readonly #most: number;
  readonly #rates: Buckets;
  /** Who lays a table at this moment. One after the other, or many at once would not be counted. */
  readonly #laying = new Set<string>();

  constructor({ tablesPerPerson, tablesPerAddress }: Limits) {
    this.#most = tablesPerPerson;
    this.#rates = new Buckets(tablesPerAddress);
  }

  /** Whether an address may lay one more; asked before anybody is remembered for it. */
  mayLay({ ip }: FastifyRequest): boolean {
    return this.#rates.take(networkOf(ip), performance.now());
  }

  /** Lays a public table, or says what stands against it. */
  async lay<T>({ id }: Person, storage: Storage, lay: () => Promise<T>): Promise<T | FaultCode> {
    if (this.#laying.has(id)) return 'too-fast';
    this.#laying.add(id);
    try {
      return (await storage.openTables(id)) >= this.#most ? 'too-many-tables' : await lay();
    } finally {
      this.#laying.delete(id);
    }
  }
}
