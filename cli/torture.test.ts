import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useProgram } from './tests/program.ts';

const PATIENCE = { timeout: 80_000 };
const { file } = useProgram();
let temporary: string;

beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'oubliette-ended-'));
  // PostgreSQL runs as somebody else where this runs as root.
  chmodSync(temporary, 0o755);
});

afterEach(() => rmSync(temporary, { recursive: true }));

const folderOf = (name: string): string | undefined => readdirSync(temporary).find(each => each.startsWith(name));

/** The process of the PostgreSQL that was started, from the file that it keeps for that. */
function postmaster(): number {
  const path = join(temporary, folderOf('oubliette-postgres-') ?? '', 'data', 'postmaster.pid');
  return existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[0]) : 0;
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

test('torture that is ended by a signal leaves nothing behind', { timeout: 180_000 }, async () => {
  const env = { ...process.env, TMPDIR: temporary };
  const torture = spawn(process.execPath, [file, 'torture', '--postgres', '--part', 'playing'], { env });
  const gone = once(torture, 'exit');
  onTestFinished(() => void torture.kill());
  await vi.waitUntil(() => folderOf('oubliette-killable-') && postmaster() > 0, PATIENCE);
  const id = postmaster();
  expect(isAlive(id)).toBe(true);
  torture.kill('SIGTERM');
  expect(await gone).toEqual([143, null]);
  expect(readdirSync(temporary)).toEqual([]);
  await vi.waitUntil(() => !isAlive(id), PATIENCE);
});
