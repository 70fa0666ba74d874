/** Flat colours by name. What a name looks like is decided where the drawing lands. */
export const PAINTS = [
  'ink',
  'ink-soft',
  'ink-faint',
  'paper',
  'paper-2',
  'paper-edge',
  'board',
  'on-wood',
  'start',
  'grey',
  'gold',
  'gem',
  'glow',
  'good',
  'bad',
  'white',
  'black',
  'cream',
  'lead-1',
  'lead-2',
  'lead-3',
  'lead-4',
  'lead-5',
  'lead-6',
  'die',
  'die-side',
  'die-dark',
  'die-dark-side',
  'cedar',
  'cedar-shade',
  'brass',
  'brass-light',
  'brass-dark',
  'rubber',
  'wax',
  'wax-light',
  'wax-shade',
  'flame',
  'flame-heart',
  'oak',
  'iron',
  'box-red',
  'box-green',
  'box-blue',
  'box-plum',
  'box-night',
  'box-print',
  'box-print-shade',
  'box-gold',
  'box-rose',
  'heat-best',
  'heat-good',
  'heat-fair',
  'heat-poor',
  'heat-bad',
] as const;
export type Paint = (typeof PAINTS)[number];

/** Inside an icon: the colour the icon is drawn in, and what shows through its cuts. */
export type StampPaint = 'current' | 'cut';

/** The grainy trace of a pencil; `lead-n` is the same colour, flat. Graphite belongs to no seat. */
export const PENCIL_PAINTS = [
  'pencil-1',
  'pencil-2',
  'pencil-3',
  'pencil-4',
  'pencil-5',
  'pencil-6',
  'graphite',
] as const;
export type PencilPaint = (typeof PENCIL_PAINTS)[number];

/** Pencils are numbered as they lie on the table; each has a mark of its own. */
export type Pencil = 1 | 2 | 3 | 4 | 5 | 6;
export const pencilPaint = (pencil: Pencil): PencilPaint => `pencil-${pencil}`;
export const leadPaint = (pencil: Pencil): Paint => `lead-${pencil}`;

type Fraction = readonly [x: number, y: number];

interface GradientStop {
  readonly at: number;
  readonly paint: Paint;
  readonly opacity: number;
}

/** In fractions of the box of the shape it fills: from a point to a point, or outwards from a centre. */
export type Gradient =
  | { readonly from: Fraction; readonly to: Fraction; readonly stops: readonly GradientStop[] }
  | { readonly centre: Fraction; readonly radius: number; readonly stops: readonly GradientStop[] };

const stop = (at: number, paint: Paint, opacity: number): GradientStop => ({ at, paint, opacity });

export const GRADIENTS = {
  'die-gloss': {
    from: [0, 0],
    to: [1, 1],
    stops: [stop(0, 'white', 0.75), stop(0.55, 'white', 0), stop(1, 'wax-shade', 0.22)],
  },
  'die-dark-gloss': {
    from: [0, 0],
    to: [1, 1],
    stops: [stop(0, 'white', 0.28), stop(0.5, 'white', 0), stop(1, 'black', 0.35)],
  },
  'turned-wood': {
    from: [0, 0],
    to: [1, 0],
    stops: [stop(0, 'white', 0.42), stop(0.35, 'white', 0.08), stop(1, 'black', 0.42)],
  },
  ball: {
    centre: [0.36, 0.3],
    radius: 0.75,
    stops: [stop(0, 'white', 0.55), stop(0.4, 'white', 0.05), stop(1, 'black', 0.42)],
  },
  sheen: {
    from: [0, 0],
    to: [1, 0.6],
    stops: [stop(0, 'cream', 0.16), stop(0.45, 'cream', 0), stop(1, 'black', 0.18)],
  },
  'contact-shadow': { centre: [0.5, 0.5], radius: 0.5, stops: [stop(0, 'black', 0.6), stop(1, 'black', 0)] },
  candlelight: {
    centre: [0.5, 0.5],
    radius: 0.5,
    stops: [stop(0, 'flame-heart', 0.75), stop(0.25, 'flame', 0.3), stop(1, 'flame', 0)],
  },
} as const satisfies Readonly<Record<string, Gradient>>;
export type GradientName = keyof typeof GRADIENTS;

/** `grain` is the tooth of the paper, laid over a colour on the screen; real paper has its own. */
export type Fill = Paint | StampPaint | PencilPaint | GradientName | 'grain';
