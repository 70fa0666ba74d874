import { type Env, Killable } from './killable.ts';
import type { Postgres } from '../rig/postgres.ts';

/** Servers to be tortured, and what they stand on. */
export interface Ground {
  readonly servers: readonly Killable[];
  /** Where to find what they have stored. */
  readonly storage: Env;
  /** Kills one of them, and where several share a database that one as well, mostly; all of it comes back. */
  strike(time: number): Promise<void>;
  /** Kills them for good; what is stored stays until it is removed. */
  end(): Promise<void>;
  remove(): void;
}

/** One server on a file. */
export async function onFile(bundle: string, env: Env = {}): Promise<Ground> {
  const server = new Killable(bundle, env);
  await server.start();
  return {
    servers: [server],
    storage: server.storage,
    strike: async () => {
      await server.kill();
      await server.start();
    },
    end: () => server.kill(),
    remove: () => server.remove(),
  };
}

/** Of four strikes three hit PostgreSQL as well. */
const spares = (time: number): boolean => time % 4 === 3;

/** Two servers on a PostgreSQL, struck by turns. */
export async function onPostgres(bundle: string, postgres: Postgres, env: Env = {}): Promise<Ground> {
  const storage = { ...env, DATABASE_URL: await postgres.empty() };
  const servers = [new Killable(bundle, storage), new Killable(bundle, storage)] as const;
  await Promise.all(servers.map(server => server.start()));
  return {
    servers,
    storage,
    strike: async time => {
      const server = servers[time % 2 === 0 ? 0 : 1];
      await Promise.all([server.kill(), spares(time) ? undefined : postgres.kill()]);
      await Promise.all([server.start(), spares(time) ? undefined : postgres.restart()]);
    },
    end: async () => {
      await Promise.all(servers.map(server => server.kill()));
    },
    remove: () => servers.forEach(server => server.remove()),
  };
}
