import { readdirSync, readFileSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';

/** Milliseconds of CPU that all threads of a browser have had so far: page, raster, compositor. Linux tells it to the nanosecond. */
export async function cpuOf(browser: CDPSession): Promise<number> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { id }) => sum + cpuOfProcess(id), 0);
}

const cpuOfProcess = (id: number): number =>
  readdirSync(`/proc/${id}/task`).reduce((sum, thread) => sum + cpuOfThread(`/proc/${id}/task/${thread}`), 0);

/** Nothing once it has ended, which a thread of a pool may do at any time. */
function cpuOfThread(folder: string): number {
  const [nanoseconds] = contentOf(`${folder}/schedstat`).split(' ');
  return Number(nanoseconds) / 1e6;
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code))) return '0';
    throw error;
  }
}
