// Where the parts of the curve's picture lie: the curve above, what choices cost below it, and the parts of the match.
import { type Findings, whereOf } from './findings.ts';

export const [WIDTH, HEIGHT, LEFT, TOP, FLAG] = [760, 306, 44, 34, 12];
/** Where the curve ends, and the line from which costs hang. */
export const [FLOOR, BEAM, DEEPEST] = [218, 232, 284];

export interface Scale {
  readonly x: (entry: number) => number;
  readonly y: (worth: number) => number;
  readonly lines: readonly number[];
}

export function scaleOf({ analysis: { curve, unit } }: Findings): Scale {
  const all = curve.flat();
  const [least, most] = unit === 'chance' ? [0, 1] : [Math.min(0, ...all), Math.ceil(Math.max(10, ...all) / 10) * 10];
  const y = (worth: number): number =>
    TOP + (FLOOR - TOP) * (1 - (Math.max(least, Math.min(most, worth)) - least) / (most - least));
  return {
    x: entry => LEFT + ((WIDTH - LEFT - FLAG) * entry) / Math.max(1, curve.length - 1),
    y,
    lines: [least, (least + most) / 2, most],
  };
}

/** A part of the match, and the last entry that belongs to it. */
export interface ScalePart {
  readonly where: string;
  readonly from: number;
  readonly to: number;
}

export function partsOf(findings: Findings): readonly ScalePart[] {
  const places = findings.analysis.curve.map((_, entry) => whereOf(findings, entry));
  const starts = places.flatMap((where, entry) => (where === places[entry - 1] ? [] : [entry]));
  return starts.map((from, i) => ({ where: places[from] ?? '', from, to: (starts[i + 1] ?? places.length) - 1 }));
}

const LABELS = 5;
/** The share of the picture's width that a label takes. */
const ROOM = 0.1;

/** A few parts, evenly far apart; none where the label before it still stands. */
export function labelled(parts: readonly ScalePart[]): readonly ScalePart[] {
  const every = Math.max(1, Math.ceil((parts.length - 1) / (LABELS - 1)));
  const room = ROOM * (parts.at(-1)?.to ?? 0);
  return parts
    .filter((_, i) => i % every === 0)
    .reduce<readonly ScalePart[]>((kept, part) => {
      const last = kept.at(-1);
      return last && part.from - last.from < room ? kept : [...kept, part];
    }, []);
}
