import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFonts } from '../../cli/print.ts';
import type { Language } from '../../kernel/words.ts';
import type { Page } from '../page.ts';
import { writePdf } from '../pdf.ts';

/** A page as a printer would put it on paper: dots of one (grey) or three (red, green, blue) bytes. */
export interface Rendered {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
}

const INCH = 25.4;

interface Look {
  /** To the millimetre. */
  readonly dots: number;
  readonly colours: 'grey' | 'all';
}

/** The pages of a file as poppler draws them, from the first to one of them, or all. */
export function drawnFrom(file: string, { dots, colours }: Look, last?: number): readonly Rendered[] {
  const flags = ['-r', String(dots * INCH), ...(colours === 'grey' ? ['-gray'] : [])];
  const pages = last === undefined ? [] : ['-l', String(last)];
  return picturesIn(execFileSync('pdftoppm', [...flags, ...pages, file], { maxBuffer: 512e6 }));
}

/** Pages as poppler draws them. */
export async function rendered(
  pages: readonly Page[],
  look: Look & { readonly language?: Language },
): Promise<readonly Rendered[]> {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-rendered-'));
  try {
    const file = join(folder, 'pages.pdf');
    const binding = { title: 'Pages', language: look.language ?? 'en', fonts: await readFonts(), made: new Date(0) };
    writeFileSync(file, await writePdf(pages, binding));
    return drawnFrom(file, look);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Pictures one after the other: a letter, the size, and the dots. */
function picturesIn(bytes: Uint8Array): readonly Rendered[] {
  const pictures: Rendered[] = [];
  for (let at = 0; at < bytes.length;) {
    const head = Buffer.from(bytes.subarray(at, at + 40)).toString('latin1');
    const [whole = '', kind, width, height] = /^P([56])\s+(\d+)\s+(\d+)\s+255\s/.exec(head) ?? [];
    if (whole === '') throw new Error(`no picture at byte ${at}`);
    const length = Number(width) * Number(height) * (kind === '6' ? 3 : 1);
    const from = at + whole.length;
    pictures.push({ width: Number(width), height: Number(height), dots: bytes.subarray(from, from + length) });
    at = from + length;
  }
  return pictures;
}

/** How dark a dot is, from 0 for white to 255. */
export const darknessAt = ({ width, dots }: Rendered, x: number, y: number): number =>
  255 - (dots[y * width + x] ?? 255);

/** The share of ink on a page, from 0 to 1. */
export const coverageOf = ({ dots }: Rendered): number =>
  dots.reduce((sum, dot) => sum + (255 - dot), 0) / (255 * dots.length);
