// Files of the page's last builds stay beside the newest: whoever has an older one open still finds its parts.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** So many builds are kept, the newest included. */
const KEPT = 3;
/** Names by build, the newest first; its first dot keeps it from being served. */
const LEDGER = '.builds.json';

/** Takes away what none of the last builds has. `.build.json` names the files of the newest, and web/worker/precache.ts wrote it. */
export function tidyBuilds(folder) {
  const newest = JSON.parse(readFileSync(join(folder, '.build.json'), 'utf8'));
  const builds = [newest, ...olderIn(folder).filter(names => !isSame(names, newest))].slice(0, KEPT);
  const wanted = new Set(builds.flat());
  for (const name of readdirSync(join(folder, 'assets')))
    if (!wanted.has(`assets/${name.replace(/\.(?:br|gz)$/, '')}`)) rmSync(join(folder, 'assets', name));
  writeFileSync(join(folder, LEDGER), JSON.stringify(builds));
}

function olderIn(folder) {
  const ledger = join(folder, LEDGER);
  return existsSync(ledger) ? JSON.parse(readFileSync(ledger, 'utf8')) : [];
}

const isSame = (names, others) => names.length === others.length && names.every((name, i) => name === others[i]);
