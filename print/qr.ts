import type { Point } from '../art/figure.ts';
import { round } from '../art/figure.ts';
import { qrPath } from '../art/qr.ts';
import { element } from '../art/svg.ts';
import type { Texts } from '../kernel/options.ts';
import type { Tagged } from './page.ts';
import { type Press, tagged } from './press.ts';

/** A phone reads no more than this from a print in an unsteady hand. */
const LONGEST = 420;

/** Where what is printed is played on a screen. */
export interface PlaySite {
  /** Of the game's page on a server. */
  readonly address: string;
  /** What leads to the very thing that is printed, where somebody has made it. */
  readonly link?: string;
}

/** The address at which a game begins with some options; one that is too long for a code leads to the game alone. */
export function addressOf({ address, link }: PlaySite, texts: Texts): string {
  const pairs = Object.entries(texts).map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
  const search = pairs.join('&');
  const whole = link ?? (search === '' ? address : `${address}?${search}`);
  return whole.length <= LONGEST ? whole : address;
}

/** A code, `size` wide, and below it what it is for. None where no server is known. */
export function qrCode(press: Press, texts: Texts, [x, y]: Point, size: number): readonly Tagged[] {
  if (!press.site) return [];
  const address = addressOf(press.site, texts);
  const told = { face: 'text', size: 2.85, paint: 'ink', anchor: 'middle' } as const;
  const at: Point = [round(x + size / 2), round(y + size + 3.6)];
  return [
    { tag: 'Figure', alternative: press.words.code(address), elements: [codeElement(address, [x, y], size)] },
    tagged(press, 'P', [{ kind: 'text', at, say: press.words.onScreen, ...told }]),
  ];
}

/** Solid in every ink: an outline of it would be read by nobody. */
function codeElement(address: string, [x, y]: Point, size: number): Tagged['elements'][number] {
  const code = qrPath(address, 0);
  const transform = `translate(${round(x)} ${round(y)}) scale(${size / code.size})`;
  return element('g', { transform }, [element('path', { d: code.path, fill: '#000000' })]);
}
