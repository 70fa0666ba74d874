import { Worker } from 'node:worker_threads';

/** What the worker is started with. */
export interface Opening {
  readonly file: string;
  readonly pragmas: string;
}

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface Result {
  readonly rows: readonly unknown[];
  /** How many rows a statement has changed that answers none. */
  readonly changes?: number;
}

/** What the worker is asked: one statement, or several of which all happen or none, or to close the file. */
export type ThreadRequest =
  | { readonly type: 'run'; readonly statement: Statement }
  | { readonly type: 'commit'; readonly statements: readonly Statement[] }
  | { readonly type: 'close' };

/** What the worker replies: first whether the file is open, then to each question in its turn. */
export type Reply =
  | { readonly results: readonly Result[] }
  | { readonly failure: { readonly message: string; readonly code: string } };

interface PendingReply {
  readonly resolve: (results: readonly Result[]) => void;
  readonly reject: (error: Error) => void;
}

const WORKER = new URL('./sqlite-worker.js', import.meta.url);

/** A SQLite file opened in a thread of its own: while it waits for the disk, everything else goes on. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting: PendingReply[] = [];
  /** Why nobody is answered any more. */
  #ended: Error | undefined;

  private constructor(opening: Opening) {
    this.#worker = new Worker(WORKER, { workerData: opening });
    this.#worker.on('message', (reply: Reply) => this.#hear(reply));
    this.#worker.on('error', error => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('The thread of the database has ended.')));
  }

  /** Runs the pragmas on the open file; rejects when it does not open. */
  static async open(file: string, pragmas: string): Promise<SqliteThread> {
    const thread = new SqliteThread({ file, pragmas });
    await thread.#reply();
    return thread;
  }

  /** One statement after the other, in the order of the calls. */
  async run({ sql, parameters }: Statement): Promise<Result> {
    const [result] = await this.#ask({ type: 'run', statement: { sql, parameters } });
    return result ?? { rows: [] };
  }

  /** All statements or none; their texts are remembered, so there should be few different ones. */
  commit(statements: readonly Statement[]): Promise<readonly Result[]> {
    return this.#ask({ type: 'commit', statements: statements.map(({ sql, parameters }) => ({ sql, parameters })) });
  }

  async close(): Promise<void> {
    if (this.#ended) return;
    await new Promise<void>(resolve => {
      this.#worker.ref();
      this.#worker.once('exit', () => resolve());
      this.#worker.postMessage({ type: 'close' } satisfies ThreadRequest);
    });
  }

  #ask(question: ThreadRequest): Promise<readonly Result[]> {
    this.#worker.postMessage(question);
    return this.#reply();
  }

  /** Only whoever waits for a reply keeps the process alive. */
  #reply(): Promise<readonly Result[]> {
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      if (this.#ended) reject(this.#ended);
      else this.#waiting.push({ resolve, reject });
    });
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#ended);
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#worker.unref();
    if ('results' in reply) waiting?.resolve(reply.results);
    else waiting?.reject(Object.assign(new Error(reply.failure.message), { code: reply.failure.code }));
  }
}
