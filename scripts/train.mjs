// Makes what bots have learnt anew: npm run train -- <game> [part of a training's name]. The same training gives the same file, to the letter.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, fail, root, say } from './ensure.mjs';

const [game, part = ''] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(game ?? '')) fail('Write npm run train -- <game> [part of the name of a training].', 2);
ensureInstalled();
const { build } = await import('esbuild');
const outfile = join(root, 'dist', `training-${game}.mjs`);
const entryPoints = [join(root, 'bots', game, 'training.ts')];
await build({
  entryPoints,
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});
const { TRAININGS } = await import(pathToFileURL(outfile).href);
for (const { name, learn } of TRAININGS.filter(training => training.name.includes(part))) {
  const text = learn(progress => say(`${name}: ${progress}`));
  const file = join(root, 'bots', game, 'weights', `${name}.ts`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `// Made by \`npm run train -- ${game} ${name}\`; not to be edited.\nexport default '${text}';\n`,
  );
}
