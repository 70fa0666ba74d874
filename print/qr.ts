import type { Point } from '../art/figure.ts';
import { round } from '../art/figure.ts';
import { qrPath } from '../art/qr.ts';
import { element } from '../art/svg.ts';
import type { Texts } from '../kernel/options.ts';
import type { Tagged } from './page.ts';
import { type Press, tagged } from './press.ts';

/** In millimetres: a phone in an unsteady hand reads no smaller one. */
export const SMALLEST_MODULE = 0.4;
/** The code of a longer address would be more than 50 mm wide. */
export const LONGEST = 1400;

/** Where what is printed is played on a screen. */
export interface PlaySite {
  /** Of the game's page on a server. */
  readonly address: string;
  /** What leads to the very thing that is printed, where somebody has made it. */
  readonly link?: string;
}

/** The address at which a game begins with some options, or the work that is printed; undefined where no code holds it. */
export function addressOf({ address, link }: PlaySite, texts: Texts): string | undefined {
  const pairs = Object.entries(texts).map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
  const search = pairs.join('&');
  const whole = link ?? (search === '' ? address : `${address}?${search}`);
  return whole.length <= LONGEST ? whole : undefined;
}

export interface Code {
  readonly address: string;
  /** In millimetres. */
  readonly width: number;
  /** In modules. */
  readonly size: number;
  readonly path: string;
}

/**
 * A code as wide as usual, with as much correction as its modules leave room for. A long address has less correction, and
 * then a larger code. None where no server is known, or no code holds the address.
 */
export function codeFor({ site }: Press, texts: Texts, usual: number): Code | undefined {
  const address = site && addressOf(site, texts);
  if (address === undefined) return undefined;
  const firm = qrPath(address, 0);
  const code = firm.size * SMALLEST_MODULE <= usual ? firm : qrPath(address, 0, 'L');
  return { ...code, address, width: Math.max(usual, round(code.size * SMALLEST_MODULE)) };
}

/** A code, and below it what it is for. */
export function qrCode(press: Press, code: Code, [x, y]: Point): readonly Tagged[] {
  const told = { face: 'text', size: 2.85, paint: 'ink', anchor: 'middle' } as const;
  const at: Point = [round(x + code.width / 2), round(y + code.width + 3.6)];
  return [
    { tag: 'Figure', alternative: press.words.code(code.address), elements: [codeElement(code, [x, y])] },
    tagged(press, 'P', [{ kind: 'text', at, say: press.words.onScreen, ...told }]),
  ];
}

/** Solid in every ink: an outline of it would be read by nobody. */
function codeElement({ path, size, width }: Code, [x, y]: Point): Tagged['elements'][number] {
  const transform = `translate(${round(x)} ${round(y)}) scale(${width / size})`;
  return element('g', { transform }, [element('path', { d: path, fill: '#000000' })]);
}
