import { Worker } from 'node:worker_threads';

/** What the worker is started with. */
export interface WorkerFile {
  readonly file: string;
  readonly pragmas: string;
  /** Whoever has begun a transaction and says nothing for so long while others wait has lost it. */
  readonly silentMs: number;
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

/** What the worker is asked: one statement of a connection, or several of which all happen or none, or to close the file. */
export type Task =
  | { readonly type: 'run'; readonly connection: number; readonly statement: Statement }
  | { readonly type: 'commit'; readonly statements: readonly Statement[] }
  | { readonly type: 'close' };

export type ThreadRequest = Task & { readonly id: number };

/** What the worker replies, under the id of what it was asked: first, under 0, whether the file is open. */
type ThreadReply = { readonly id: number } & (
  | { readonly results: readonly Result[] }
  | { readonly failure: { readonly message: string; readonly code: string } }
);

interface PendingReply {
  readonly resolve: (results: readonly Result[]) => void;
  readonly reject: (error: Error) => void;
}

/** Longer than any transaction of ours goes without a word; a server that stood still for so long may lose one. */
const SILENT_MS = 20_000;

const WORKER = new URL('./sqlite-worker.js', import.meta.url);

/** A SQLite file opened in a thread of its own: while it waits for the disk, everything else goes on. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PendingReply>();
  #asked = 0;
  /** Why nobody is answered any more. */
  #ended: Error | undefined;

  private constructor(file: WorkerFile) {
    this.#worker = new Worker(WORKER, { workerData: file });
    this.#worker.on('message', (reply: ThreadReply) => this.#hear(reply));
    this.#worker.on('error', error => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('The thread of the database has ended.')));
  }

  /** Runs the pragmas on the open file; rejects when it does not open. */
  static async open(file: string, pragmas: string, silentMs = SILENT_MS): Promise<SqliteThread> {
    const thread = new SqliteThread({ file, pragmas, silentMs });
    await thread.#reply(0);
    return thread;
  }

  /**
   * One statement after the other, in the order of the calls. A connection that has begun a transaction has the file for
   * itself until the end of it: whatever else is asked waits in the thread, but not for whoever has fallen silent.
   */
  async run({ sql, parameters }: Statement, connection = 0): Promise<Result> {
    const [result] = await this.#ask({ type: 'run', connection, statement: { sql, parameters } });
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
      this.#post({ type: 'close' });
    });
  }

  #ask(task: Task): Promise<readonly Result[]> {
    return this.#reply(this.#post(task));
  }

  #post(task: Task): number {
    const id = ++this.#asked;
    this.#worker.postMessage({ ...task, id } satisfies ThreadRequest);
    return id;
  }

  /** Only whoever waits for a reply keeps the process alive. */
  #reply(id: number): Promise<readonly Result[]> {
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      if (this.#ended) reject(this.#ended);
      else this.#waiting.set(id, { resolve, reject });
    });
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }

  #hear(reply: ThreadReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('results' in reply) waiting?.resolve(reply.results);
    else waiting?.reject(Object.assign(new Error(reply.failure.message), { code: reply.failure.code }));
  }
}
