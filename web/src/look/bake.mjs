// Bakes what would be too slow to draw live: textures/*.webp, and art/widths.ts from the fonts.
// Run by hand after a change here or of a font: node web/src/look/bake.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';

const resolve = createRequire(import.meta.url).resolve;
const here = path => new URL(path, import.meta.url);

const sheet = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;

/** Noise of one colour; alpha = slope * noise + shift. */
const noise = ({ id, frequency, octaves, seed, colour, slope, shift }) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/>
    <feColorMatrix values="${colour.map(part => `0 0 0 0 ${part}`).join(' ')} ${slope} 0 0 0 ${shift}"/>
  </filter>`;

const PAPER = 220;
function paper(strength) {
  const mottling = { id: 'a', frequency: '.035 .05', octaves: 3, seed: 4, colour: [0.42, 0.3, 0.14] };
  const fibre = { id: 'b', frequency: '.55 .8', octaves: 1, seed: 9, colour: [0.35, 0.24, 0.1] };
  const filters =
    noise({ ...mottling, slope: strength * 2.4, shift: -strength * 0.75 }) +
    noise({ ...fibre, slope: strength * 0.9, shift: -strength * 0.4 });
  const layers = ['a', 'b'].map(id => `<rect width="${PAPER}" height="${PAPER}" filter="url(#${id})"/>`);
  return sheet(PAPER, PAPER, filters + layers.join(''));
}

const [PLANK, WOOD_WIDTH] = [160, 1280];
const GRAINS = [
  { id: 'a', seed: 3, frequency: '.0016 .075' },
  { id: 'b', seed: 17, frequency: '.0021 .06' },
  { id: 'c', seed: 29, frequency: '.0013 .09' },
];
function wood({ planks, colour, edge }) {
  const plank = (fill, i) => `<g transform="translate(0 ${i * PLANK})">
    <rect width="${WOOD_WIDTH}" height="${PLANK}" fill="${fill}"/>
    <rect width="${WOOD_WIDTH}" height="${PLANK}" filter="url(#${GRAINS[i].id})"/>
    <rect width="${WOOD_WIDTH}" height="${PLANK}" filter="url(#pores)"/>
    <rect width="${WOOD_WIDTH}" height="1.5" fill="#fff" opacity="${edge}"/>
    <rect y="${PLANK - 2}" width="${WOOD_WIDTH}" height="2" fill="#160a03" opacity=".55"/></g>`;
  const filters = GRAINS.map(grain => noise({ ...grain, octaves: 3, colour, slope: 2.6, shift: -1.06 }));
  const pores = { id: 'pores', frequency: '.0024 .3', octaves: 2, seed: 41, colour: [0.02, 0.01, 0.004] };
  filters.push(noise({ ...pores, slope: 1.1, shift: -0.56 }));
  return sheet(WOOD_WIDTH, PLANK * planks.length, filters.join('') + planks.map(plank).join(''));
}

const PLASTER = 480;
function plaster(colour) {
  const trowel = { id: 'a', frequency: '.006 .011', octaves: 4, seed: 12, colour: [0.36, 0.24, 0.1] };
  const sand = { id: 'b', frequency: '.09 .12', octaves: 2, seed: 5, colour: [0.3, 0.2, 0.08] };
  const filters = noise({ ...trowel, slope: 0.3, shift: -0.1 }) + noise({ ...sand, slope: 0.16, shift: -0.06 });
  const layers = [`fill="${colour}"`, 'filter="url(#a)"', 'filter="url(#b)"'].map(
    look => `<rect width="${PLASTER}" height="${PLASTER}" ${look}/>`,
  );
  return sheet(PLASTER, PLASTER, filters + layers.join(''));
}

const TEXTURES = {
  'paper-day': [paper(0.05), 0.8],
  'paper-candle': [paper(0.075), 0.8],
  'wood-day': [wood({ planks: ['#7d5839', '#765234', '#835d3d'], colour: [0.22, 0.125, 0.055], edge: 0.1 }), 0.82],
  'wood-candle': [wood({ planks: ['#2b1b11', '#261710', '#2f1e13'], colour: [0.07, 0.04, 0.02], edge: 0.03 }), 0.82],
  'plaster-day': [plaster('#cfbd9a'), 0.75],
  'plaster-candle': [plaster('#3a2a1c'), 0.75],
};

async function toWebp([svg, quality]) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}

const FONTS = {
  title: '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff2',
  hand: '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2',
  text: '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2',
  bold: '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2',
};
const LETTERS = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...Array.from('·×−–—’“”«»…œŒæß°'),
];

async function measure([face, font, letters]) {
  const loaded = await new FontFace(face, `url(data:font/woff2;base64,${font})`).load();
  document.fonts.add(loaded);
  const context = document.createElement('canvas').getContext('2d');
  context.font = `1000px ${face}`;
  return letters.map(letter => Math.round(context.measureText(letter).width));
}

const table = widths => `import type { Face } from './shape.ts';

/** Made from the fonts by web/src/look/bake.mjs. The letters measured, and their widths in thousandths of the size. */
export const LETTERS = ${JSON.stringify(LETTERS.join(''))};
export const WIDTHS: Readonly<Record<Face, readonly number[]>> = {
${Object.entries(widths)
  .map(([face, row]) => `  ${face}: [${row.join(', ')}],`)
  .join('\n')}
};
`;

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, texture] of Object.entries(TEXTURES)) {
  const bytes = Buffer.from(await page.evaluate(toWebp, texture), 'base64');
  await writeFile(here(`textures/${name}.webp`), bytes);
  console.log(`${name}.webp ${bytes.length} bytes`);
}
const widths = {};
for (const [face, file] of Object.entries(FONTS)) {
  const font = (await readFile(resolve(file))).toString('base64');
  widths[face] = await page.evaluate(measure, [face, font, LETTERS]);
}
await writeFile(here('../../../art/widths.ts'), table(widths));
await browser.close();
