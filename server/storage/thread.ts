import { createRequire } from 'node:module';
import type * as Threads from 'node:worker_threads';
import { Worker } from 'node:worker_threads';
import type LibsqlDatabase from 'libsql';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface Result {
  readonly rows: readonly unknown[];
  /** How many rows a statement has changed that answers none. */
  readonly changes?: number;
}

interface Errand {
  readonly statements: readonly Statement[];
  readonly isAtomic: boolean;
}

interface Failure {
  readonly message: string;
  readonly code: string;
}

interface Orders {
  readonly libsql: string;
  readonly file: string;
  readonly pragmas: string;
}

interface Asked {
  readonly resolve: (results: readonly Result[]) => void;
  readonly reject: (error: Error) => void;
}

/** A SQLite file opened in a thread of its own: while it waits for the disk, everything else goes on. */
export class Thread {
  readonly #worker: Worker;
  readonly #asked: Asked[] = [];

  private constructor(orders: Orders) {
    this.#worker = new Worker(`(${work.toString()})(require)`, { eval: true, workerData: orders });
    this.#worker.on('message', (answer: readonly Result[] | Failure) => this.#hear(answer));
  }

  /** Runs the pragmas on the open file; rejects when it does not open. */
  static async open(file: string, pragmas: string): Promise<Thread> {
    const libsql = createRequire(import.meta.url).resolve('libsql');
    const thread = new Thread({ libsql, file, pragmas });
    await thread.#answer();
    return thread;
  }

  /** One statement after the other, in the order of the calls. */
  async run(statement: Statement): Promise<Result> {
    const [result] = await this.#ask({ statements: [statement], isAtomic: false });
    return result ?? { rows: [] };
  }

  /** All of them or none; they are remembered, so they should be few. */
  commit(statements: readonly Statement[]): Promise<readonly Result[]> {
    return this.#ask({ statements, isAtomic: true });
  }

  #ask({ statements, isAtomic }: Errand): Promise<readonly Result[]> {
    const bare = statements.map(({ sql, parameters }) => ({ sql, parameters }));
    this.#worker.postMessage({ statements: bare, isAtomic } satisfies Errand);
    return this.#answer();
  }

  close(): Promise<void> {
    return new Promise(resolve => {
      this.#worker.ref();
      this.#worker.once('exit', () => resolve());
      this.#worker.postMessage(null);
    });
  }

  /** Only whoever waits for an answer keeps the process alive. */
  #answer(): Promise<readonly Result[]> {
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
    });
  }

  #hear(answer: readonly Result[] | Failure): void {
    const asked = this.#asked.shift();
    if (this.#asked.length === 0) this.#worker.unref();
    if ('message' in answer) asked?.reject(Object.assign(new Error(answer.message), { code: answer.code }));
    else asked?.resolve(answer);
  }
}

/**
 * What the thread does. It is handed over as text, from the sources as from a bundle, and therefore uses nothing that
 * stands around it.
 */
function work(load: NodeJS.Require): void {
  const { parentPort, workerData } = load('node:worker_threads') as typeof Threads;
  const { libsql, file, pragmas } = workerData as Orders;

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it has to travel along
  const tried = <T>(attempt: () => T): T | Failure => {
    try {
      return attempt();
    } catch (error) {
      const { message, code } = error as Failure;
      return { message, code };
    }
  };

  const opened = tried(() => {
    const Libsql = load(libsql) as typeof LibsqlDatabase;
    const database = new Libsql(file, { timeout: 5000 });
    database.exec(pragmas);
    return database;
  });
  if ('code' in opened) return parentPort?.postMessage(opened);
  parentPort?.postMessage([]);

  const run = (statement: ReturnType<typeof opened.prepare>, { parameters }: Statement): Result => {
    if (statement.reader) return { rows: statement.all(parameters) };
    return { rows: [], changes: statement.run(parameters).changes };
  };
  const known = new Map<string, ReturnType<typeof opened.prepare>>();
  const runKnown = (statement: Statement): Result => {
    const prepared = known.get(statement.sql) ?? opened.prepare(statement.sql);
    known.set(statement.sql, prepared);
    return run(prepared, statement);
  };
  const commit = opened.transaction((statements: readonly Statement[]) => statements.map(runKnown));
  const runAll = (statements: readonly Statement[]): readonly Result[] =>
    statements.map(statement => run(opened.prepare(statement.sql), statement));

  parentPort?.on('message', (errand: Errand | null) => {
    if (errand) return parentPort.postMessage(tried(() => (errand.isAtomic ? commit : runAll)(errand.statements)));
    opened.close();
    return parentPort.close();
  });
}
