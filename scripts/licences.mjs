// Which packages of others are shipped, and under which licence: npm run -s licences. Shipped is what the server and the
// terminal need to run, and what the page is bundled with.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './ensure.mjs';

/** Packages that name their licence in a file alone. */
const IN_A_FILE = { 'png-js': 'MIT' };

const IMPORT = /\bfrom '([^.'][^']*)'/g;

/** Name, version and licence of each, in order of their names. */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const own = packages[''];
  const found = new Set();
  for (const name of [...Object.keys(own.dependencies), ...bundledIn(own.devDependencies)]) follow(name, '');
  return [...found]
    .sort((a, b) => (a < b ? -1 : 1))
    .map(path => {
      const [name, { version, license }] = [nameOf(path), packages[path]];
      return { name, version, licence: license ?? IN_A_FILE[name] ?? 'unknown' };
    });

  /** As Node looks for a package: beside whoever asks, then further out. Builds for other systems are not installed. */
  function follow(name, from) {
    const path = `${from}${from && '/'}node_modules/${name}`;
    if (!packages[path]) return from === '' ? undefined : follow(name, outside(from));
    if (found.has(path)) return undefined;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = packages[path];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) follow(needed, path);
    return undefined;
  }
}

const outside = path => path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')));
const nameOf = path => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Those of the packages that only a build needs which the sources of the page import, and which are thus in it. */
function bundledIn(devDependencies) {
  const imported = new Set(
    pageSources().flatMap(text => [...text.matchAll(IMPORT)].map(([, name]) => packageOf(name))),
  );
  return Object.keys(devDependencies).filter(name => imported.has(name));
}

const packageOf = specifier =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const pageSources = () =>
  readdirSync(join(root, 'web/src'), { recursive: true, withFileTypes: true })
    .filter(entry => /^(?!.*\.test\.).*\.tsx?$/.test(entry.name) && !/\btests\b/.test(entry.parentPath))
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, version, licence } of shippedPackages()) console.log(`${licence.padEnd(20)} ${name} ${version}`);
}
