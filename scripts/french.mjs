// Sets the spaces of French: what must not part from its word has a space that does not break, and before ; ! ? and inside
// of « » that space is narrow. Whoever writes types the usual one; this makes it narrow, in every file of the repository.
// node scripts/french.mjs
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './ensure.mjs';

const TEXTS = ['*.ts', '*.tsx', '*.md', '*.txt'];
const BEFORE = /\u00A0(?=[;!?»])/g;
const AFTER = /(?<=«)\u00A0/g;

const files = execFileSync('git', ['ls-files', ...TEXTS], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
let changed = 0;
for (const file of files) {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replaceAll(BEFORE, '\u202F').replaceAll(AFTER, '\u202F');
  if (after === before) continue;
  writeFileSync(path, after);
  changed += 1;
}
say(`${changed} files have new spaces.`);
