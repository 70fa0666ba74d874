// Lays compressed copies beside the text of the built page; the server sends whichever the browser accepts.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /^[^.].*\.(?:css|html|js|json|svg|txt|webmanifest)$/;
/** What fits into one packet comes no sooner for being smaller. */
const LEAST_BYTES = 1024;
const ENCODINGS = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

export async function compressText(folder) {
  const files = await readdir(folder, { recursive: true });
  const isDone = file => file.startsWith('assets') && files.includes(`${file}.br`);
  await Promise.all(files.filter(file => TEXT.test(file) && !isDone(file)).map(file => compress(join(folder, file))));
}

async function compress(file) {
  const plain = await readFile(file);
  if (plain.length < LEAST_BYTES) return;
  for (const [extension, pack] of Object.entries(ENCODINGS)) await writeFile(file + extension, await pack(plain));
}
