// The thread of sqlite-thread.ts. JavaScript, for Node starts a worker from its file as it stands: from this one in tests,
// from its bundle beside the server elsewhere.
import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';

/** @import { Opening, ThreadRequest, Reply, Result, Statement } from './sqlite-thread.ts' */
/** @typedef {ReturnType<Libsql.Database['prepare']>} Prepared */

const BUSY_MS = 5000;

/** @param {Opening} opening */
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

/** @param {unknown} error @returns {Reply} */
function failed(error) {
  const { message, code } = /** @type {{ message: string, code: string }} */ (error);
  return { failure: { message, code } };
}

/** @param {Libsql.Database} database */
function serve(database) {
  /** @type {Map<string, Prepared>} */
  const known = new Map();
  const commit = database.transaction((/** @type {readonly Statement[]} */ statements) =>
    statements.map(({ sql, parameters }) => {
      const prepared = known.get(sql) ?? database.prepare(sql);
      known.set(sql, prepared);
      return run(prepared, parameters);
    }),
  );
  /** @param {Exclude<ThreadRequest, { type: 'close' }>} question @returns {readonly Result[]} */
  const answer = question => {
    if (question.type === 'commit') return commit(question.statements);
    const { sql, parameters } = question.statement;
    return [run(database.prepare(sql), parameters)];
  };
  parentPort?.on('message', (/** @type {ThreadRequest} */ question) => {
    if (question.type !== 'close') return reply(() => answer(question));
    database.close();
    parentPort?.close();
  });
}

/** @param {() => readonly Result[]} work */
function reply(work) {
  try {
    parentPort?.postMessage({ results: work() });
  } catch (error) {
    parentPort?.postMessage(failed(error));
  }
}

reply(() => {
  serve(open(workerData));
  return [];
});
