import { Killable } from './killable.ts';
import { Load, type Report } from './load.ts';
import type { Postgres } from './postgres.ts';

/** Of four strikes three hit PostgreSQL as well. */
const spares = (time: number): boolean => time % 4 === 3;

/** Kills a server on a file again and again while people play on it. */
export async function tortureFile(bundle: string, kills: number): Promise<Report> {
  const server = new Killable(bundle, {});
  await server.start();
  const load = new Load([server]);
  await load.endure(kills, async () => {
    await server.kill();
    await server.start();
  });
  await server.kill();
  const report = await load.report(server.storage);
  server.remove();
  return report;
}

/** Kills two servers by turns, and PostgreSQL with them three times out of four. */
export async function torturePostgres(bundle: string, kills: number, postgres: Postgres): Promise<Report> {
  const env = { DATABASE_URL: await postgres.empty() };
  const servers = [new Killable(bundle, env), new Killable(bundle, env)] as const;
  await Promise.all(servers.map(server => server.start()));
  const load = new Load(servers);
  await load.endure(kills, async time => {
    const server = servers[time % 2 === 0 ? 0 : 1];
    await Promise.all([server.kill(), spares(time) ? undefined : postgres.kill()]);
    await Promise.all([server.start(), spares(time) ? undefined : postgres.restart()]);
  });
  await Promise.all(servers.map(server => server.kill()));
  const report = await load.report(env);
  for (const server of servers) server.remove();
  return report;
}
