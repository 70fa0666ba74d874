// Draws web/public/icon.svg at the sizes that home screens, tabs and old browsers ask for.
// Run by hand after a change of the icon: node web/src/look/icons.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const PUBLIC = new URL('../../public/', import.meta.url);
/** A mask may cut off all but the middle four fifths: the ground of the icon reaches to the edges there. */
const GROUND = '#74291d';
const PICTURES = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable.png', size: 512, inset: 0.1, ground: GROUND },
  { file: 'apple-touch-icon.png', size: 180, ground: GROUND },
];
const FAVICON_SIZES = [16, 32, 48];

async function toPng({ svg, size, inset = 0, ground }) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size, size];
  const context = canvas.getContext('2d');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, size, size);
  }
  context.drawImage(image, size * inset, size * inset, size * (1 - 2 * inset), size * (1 - 2 * inset));
  return canvas.toDataURL('image/png').split(',')[1];
}

/** An .ico is a list of sizes and places, and behind it the pictures, which may be PNG. */
function toIco(pngs) {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [i, png] of pngs.entries()) {
    const entry = 6 + 16 * i;
    head.writeUInt8(FAVICON_SIZES[i], entry);
    head.writeUInt8(FAVICON_SIZES[i], entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}

const svg = await readFile(new URL('icon.svg', PUBLIC), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
const draw = async picture => Buffer.from(await page.evaluate(toPng, { svg, ...picture }), 'base64');
for (const picture of PICTURES) await writeFile(new URL(picture.file, PUBLIC), await draw(picture));
const pngs = [];
for (const size of FAVICON_SIZES) pngs.push(await draw({ size }));
await writeFile(new URL('favicon.ico', PUBLIC), toIco(pngs));
await browser.close();
