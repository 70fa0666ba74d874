// The thread of sqlite-thread.ts. JavaScript, for Node starts a worker from its file as it stands: from this one in tests,
// from its bundle beside the server elsewhere.
import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';

/** @import { Result, Statement, Task, ThreadRequest, WorkerFile } from './sqlite-thread.ts' */
/** @typedef {ReturnType<Libsql.Database['prepare']>} Prepared */

const BUSY_MS = 5000;

/** @param {WorkerFile} file */
function open({ file, pragmas }) {
  const database = new Libsql(file, { timeout: BUSY_MS });
  database.exec(pragmas);
  return database;
}

/**
 * @param {Prepared} prepared
 * @param {readonly unknown[]} parameters
 * @returns {Result}
 */
function run(prepared, parameters) {
  if (prepared.reader) return { rows: prepared.all(parameters) };
  return { rows: [], changes: prepared.run(parameters).changes };
}

/** @param {Libsql.Database} database @returns {(task: Task) => readonly Result[]} */
function workingOn(database) {
  /** @type {Map<string, Prepared>} */
  const known = new Map();
  const commit = database.transaction((/** @type {readonly Statement[]} */ statements) =>
    statements.map(({ sql, parameters }) => {
      const prepared = known.get(sql) ?? database.prepare(sql);
      known.set(sql, prepared);
      return run(prepared, parameters);
    }),
  );
  return task => {
    if (task.type === 'commit') return commit(task.statements);
    if (task.type === 'run') return [run(database.prepare(task.statement.sql), task.statement.parameters)];
    database.close();
    parentPort?.close();
    return [];
  };
}

/** @param {Libsql.Database} database @param {number} silentMs */
function serve(database, silentMs) {
  const work = workingOn(database);
  /** In the order of asking. @type {ThreadRequest[]} */
  const waiting = [];
  /** The connection whose transaction is open. @type {number | undefined} */
  let holder;
  let heardAt = 0;
  /** Connections that have lost their transaction: nothing of it may happen outside of it. @type {Set<number | undefined>} */
  const lost = new Set();
  const mayRun = (/** @type {ThreadRequest} */ request) => holder === undefined || holder === connectionOf(request);
  const take = (/** @type {ThreadRequest} */ request) => {
    if (!database.open) return;
    reply(request.id, () => (lost.has(connectionOf(request)) ? refuseLost() : work(request)));
    heardAt = performance.now();
    holder = database.open && database.inTransaction ? connectionOf(request) : undefined;
  };
  const endSilent = () => {
    if (holder === undefined || performance.now() - heardAt < silentMs) return;
    database.exec('rollback');
    lost.add(holder);
    holder = undefined;
  };
  parentPort?.on('message', (/** @type {ThreadRequest} */ request) => {
    waiting.push(request);
    if (!mayRun(request)) endSilent();
    for (let next = waiting.findIndex(mayRun); next >= 0; next = waiting.findIndex(mayRun))
      waiting.splice(next, 1).forEach(take);
  });
}

/** @returns {never} */
function refuseLost() {
  throw Object.assign(new Error('The transaction was silent for too long and was taken back.'), {
    code: 'SQLITE_ABORT',
  });
}

/** @param {ThreadRequest} request */
const connectionOf = request => (request.type === 'run' ? request.connection : undefined);

/** @param {number} id @param {() => readonly Result[]} work */
function reply(id, work) {
  try {
    parentPort?.postMessage({ id, results: work() });
  } catch (error) {
    const { message, code } = /** @type {{ message: string, code: string }} */ (error);
    parentPort?.postMessage({ id, failure: { message, code } });
  }
}

reply(0, () => {
  serve(open(workerData), workerData.silentMs);
  return [];
});
