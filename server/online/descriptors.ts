import { closeSync, openSync, readFileSync } from 'node:fs';
import type { Limits } from './limits.ts';

/** Left for storage, files and threads: a process that has no descriptor left cannot even say so. */
const RESERVE = 256;

/** How many files and connections the system lets this process have open; undefined where it does not tell. */
export function descriptorsGranted(): number | undefined {
  try {
    const [, granted] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return granted === undefined ? undefined : Number(granted);
  } catch {
    return undefined;
  }
}

/** Limits under which connections and sockets together leave descriptors for everything else. */
export function withinDescriptors(limits: Limits, granted = descriptorsGranted()): Limits {
  if (granted === undefined) return limits;
  const usable = granted - Math.min(RESERVE, Math.floor(granted / 4));
  const connections = Math.min(limits.connections, Math.floor(usable / 4));
  return { ...limits, connections, sockets: Math.min(limits.sockets, usable - connections) };
}

/** Whether one more file can be opened. */
export function hasDescriptor(): boolean {
  try {
    closeSync(openSync(process.execPath, 'r'));
    return true;
  } catch {
    return false;
  }
}
