// A drawing as a picture to send. Loaded when somebody asks for one.
import { COLOURS } from '../../../art/colours.ts';
import type { Drawing } from '../../../art/shape.ts';
import { silent, svgDocument } from '../../../art/svg.ts';
import hand from '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2?url';
import title from '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff2?url';
import bold from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2?url';
import text from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2?url';
import type { PageLight } from '../settings.ts';

const FACES = [
  { family: 'Patrick Hand', weight: 400, url: hand },
  { family: 'Pirata One', weight: 400, url: title },
  { family: 'Atkinson Hyperlegible', weight: 400, url: text },
  { family: 'Atkinson Hyperlegible', weight: 700, url: bold },
] as const;

/** The picture as a PNG. Its words are set in the fonts of the page, which travel inside of it. */
export async function pictureOf(drawing: Drawing, light: PageLight): Promise<Blob> {
  const [, , width, height] = drawing.view;
  const faces = (await Promise.all(FACES.map(faceOf))).join('');
  const svg = svgDocument(drawing, COLOURS[light], silent, faces);
  return painted(svg.replace('<svg ', `<svg width="${width}" height="${height}" `), [width, height]);
}

async function faceOf({ family, weight, url }: (typeof FACES)[number]): Promise<string> {
  const font = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const binary = Array.from(font, byte => String.fromCharCode(byte)).join('');
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${btoa(binary)})}`;
}

async function painted(svg: string, [width, height]: readonly [number, number]): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png'),
  );
}
