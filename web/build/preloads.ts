// What a browser needs it learns from the page itself, not from one script after the other: the first page names its fonts,
// and every game has a page of its own, which names all that a table of it is made of.
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { GAMES, TABLE } from './chunks.ts';

type Bundle = Rolldown.OutputBundle;

export const preloads = (): Plugin => ({
  name: 'oubliette:preloads',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (_html, { bundle }) => fontsIn(bundle ?? {}) },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('there is no index.html');
      for (const [module, game] of GAMES) {
        const source = withLinks(String(page.source), chunksWith([TABLE, module], bundle), bundle);
        this.emitFile({ type: 'asset', fileName: `games/${game}.html`, source });
      }
    },
  },
});

/** After the scripts, which nothing is shown without. */
const fontsIn = (bundle: Bundle): HtmlTagDescriptor[] =>
  Object.keys(bundle)
    .filter(name => name.endsWith('.woff2'))
    .map(name => ({
      tag: 'link',
      injectTo: 'head',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
    }));

/** In the order of the modules, which is that of their styles. */
const chunksWith = (modules: readonly string[], bundle: Bundle): Rolldown.OutputChunk[] =>
  modules.flatMap(module =>
    Object.values(bundle).flatMap(chunk => (chunk.type === 'chunk' && chunk.moduleIds.includes(module) ? [chunk] : [])),
  );

const FONT = / *<link rel="preload" as="font".*>\n/g;

/** Fonts are not waited for at a table: they would take a third of a second of the line from what it is made of. */
function withLinks(page: string, chunks: readonly Rolldown.OutputChunk[], bundle: Bundle): string {
  const names = new Set<string>();
  for (const chunk of chunks) gather(chunk, bundle, names);
  const links = [...names].filter(name => !page.includes(name)).map(linkTo);
  return page.replaceAll(FONT, '').replace('</head>', `${links.map(link => `  ${link}\n  `).join('')}</head>`);
}

function gather(chunk: Rolldown.OutputChunk, bundle: Bundle, names: Set<string>): void {
  if (names.has(chunk.fileName)) return;
  names.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) names.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') gather(imported, bundle, names);
  }
}

const linkTo = (name: string): string =>
  name.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${name}">`
    : `<link rel="modulepreload" crossorigin href="/${name}">`;
