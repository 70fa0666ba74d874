// How a print is ordered in the terminal: every word of a flag is checked before anything is laid out.
import { type Language, LANGUAGES } from '../kernel/words.ts';
import { BACKS, isBacks, MOST_OFFSET } from '../print/backs.ts';
import { type Ink, INKS, isInk } from '../print/ink.ts';
import { isPaper, PAPERS } from '../print/paper.ts';
import type { Order } from '../print/press.ts';
import type { PartName } from '../print/words.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';

export interface OrderFlags {
  readonly paper: string;
  readonly ink: string;
  readonly language: string;
  readonly backs: string;
  readonly offset: string;
  readonly parts?: string;
}

const isLanguage = (text: string): text is Language => LANGUAGES.some(each => each === text);

export function readOrder(flags: OrderFlags, known: readonly PartName[]): Order | Complaint {
  const { paper, language, backs } = flags;
  if (!isPaper(paper)) return refuse('paper', paper, Object.keys(PAPERS));
  if (!isLanguage(language)) return refuse('language', language, LANGUAGES);
  if (!isBacks(backs)) return refuse('backs', backs, BACKS);
  const inks = readInks(flags.ink, known);
  if (isComplaint(inks)) return inks;
  const offset = readOffset(flags.offset);
  if (isComplaint(offset)) return offset;
  return { paper, language, backs, offset, ...inks };
}

const refuse = (flag: string, typed: string, known: readonly string[]): Complaint =>
  complain(`--${flag} takes ${known.join(', ')}, not '${typed}'.`);

/** One ink for all, or parts with the ink of each; what is not named is printed in colour. */
function readInks(typed: string, known: readonly PartName[]): Pick<Order, 'ink' | 'inks'> | Complaint {
  if (isInk(typed)) return { ink: typed };
  const inks = new Map<PartName, Ink>();
  for (const pair of typed.split(',')) {
    const [part = '', ink = ''] = pair.split('=').map(word => word.trim());
    const named = known.find(each => each === part);
    if (!isInk(ink) || !pair.includes('=')) return refuse('ink', ink === '' ? part : ink, INKS);
    if (!named) return refuse('ink', part, known);
    inks.set(named, ink);
  }
  return { ink: 'colour', inks: Object.fromEntries(inks) };
}

const OFFSET = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

function readOffset(typed: string): Order['offset'] | Complaint {
  const [, x, y] = OFFSET.exec(typed) ?? [];
  const offset: Order['offset'] = [Number(x), Number(y)];
  if (x !== undefined && offset.every(each => Math.abs(each) <= MOST_OFFSET)) return offset;
  return complain(`--offset takes two numbers from -${MOST_OFFSET} to ${MOST_OFFSET}, as in 0.5,-1, not '${typed}'.`);
}

/** The first page alone: it is measured before anything else is printed. */
const TEST = 'test';

export function readParts(
  typed: string | undefined,
  known: readonly PartName[],
): readonly PartName[] | undefined | Complaint {
  if (typed === undefined) return undefined;
  if (typed.trim() === TEST) return [];
  const names = typed.split(',').map(name => name.trim());
  const unknown = names.find(name => !known.some(each => each === name));
  return unknown === undefined
    ? known.filter(name => names.includes(name))
    : refuse('parts', unknown, [...known, TEST]);
}
