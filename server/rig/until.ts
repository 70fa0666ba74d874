import { setTimeout as delay } from 'node:timers/promises';

/** Resolves as soon as something is so; whoever waits in vain has a limit of their own. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await delay(5);
}
