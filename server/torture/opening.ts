import { openEngine } from '../storage/open.ts';
import { Storage } from '../storage/storage.ts';

/** What a process that opens a storage says on its way. */
export type OpeningPhase = 'opening' | 'migrating' | 'open';

const say = (moment: OpeningPhase): void => console.log(moment);

/** Opens the storage, to be killed meanwhile. */
export async function openOnly(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  say('opening');
  const engine = await openEngine(env);
  if ('unopened' in engine) throw new Error(engine.unopened);
  say('migrating');
  const storage = await Storage.over(engine);
  say('open');
  await storage.close();
}
