import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { SqliteThread } from './sqlite-thread.ts';

/** SQLite as Kysely speaks it, in a thread. */
export const dialectOf = (thread: SqliteThread): Dialect => ({
  createAdapter: () => new SqliteThreadAdapter(),
  createDriver: () => new SqliteThreadDriver(thread),
  createIntrospector: database => new SqliteIntrospector(database),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** Kysely says that SQLite cannot change tables within a transaction, and then migrates without one. It can. */
class SqliteThreadAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** There is one connection; it goes from hand to hand. */
class SqliteThreadDriver implements Driver {
  readonly #thread: SqliteThread;
  readonly #connection: DatabaseConnection;
  readonly #queue: (() => void)[] = [];
  #isTaken = false;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
    this.#connection = connectionTo(thread);
  }

  async init(): Promise<void> {
    return undefined;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>(resolve => this.#queue.push(resolve));
    this.#isTaken = true;
    return this.#connection;
  }

  /** Who will write waits for other processes at once: later, SQLite refuses whatever was read before they wrote. */
  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

const connectionTo = (thread: SqliteThread): DatabaseConnection => ({
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await thread.run(query);
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  },
  streamQuery: () => {
    throw new Error('rows are read at once');
  },
});
