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
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** A SQLite file opened in a thread of its own: while it waits for the disk, everything else goes on. */
export class Thread {
  readonly #worker: Worker;
  readonly #asked: Asked[] = [];

  private constructor(orders: Orders) {
    this.#worker = new Worker(`(${work.toString()})(require)`, { eval: true, workerData: orders });
    this.#worker.on('message', (answer: Result | Failure) => this.#hear(answer));
  }

  /** Runs the pragmas on the open file; rejects when it does not open. */
  static async open(file: string, pragmas: string): Promise<Thread> {
    const libsql = createRequire(import.meta.url).resolve('libsql');
    const thread = new Thread({ libsql, file, pragmas });
    await thread.#answer();
    return thread;
  }

  /** One statement after the other, in the order of the calls. */
  run({ sql, parameters }: Statement): Promise<Result> {
    this.#worker.postMessage({ sql, parameters } satisfies Statement);
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
  #answer(): Promise<Result> {
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
    });
  }

  #hear(answer: Result | Failure): void {
    const asked = this.#asked.shift();
    if (this.#asked.length === 0) this.#worker.unref();
    if ('rows' in answer) asked?.resolve(answer);
    else asked?.reject(Object.assign(new Error(answer.message), { code: answer.code }));
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
  parentPort?.postMessage({ rows: [] });

  const run = ({ sql, parameters }: Statement): Result => {
    const statement = opened.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    return { rows: [], changes: statement.run(parameters).changes };
  };

  parentPort?.on('message', (statement: Statement | null) => {
    if (statement) return parentPort.postMessage(tried(() => run(statement)));
    opened.close();
    return parentPort.close();
  });
}
