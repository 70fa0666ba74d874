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

/** Any number of connections to one file; the thread lets those wait that would get into another's transaction. */
class SqliteThreadDriver implements Driver {
  readonly #thread: SqliteThread;
  #connections = 0;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {
    return undefined;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return connectionTo(this.#thread, ++this.#connections);
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
    return undefined;
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

const connectionTo = (thread: SqliteThread, connection: number): DatabaseConnection => ({
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await thread.run(query, connection);
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  },
  streamQuery: () => {
    throw new Error('rows are read at once');
  },
});
