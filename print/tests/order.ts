import type { Order } from '../press.ts';

/** In colour, in English, on A4, with backs to be folded over. */
export const USUAL_ORDER: Order = { paper: 'a4', language: 'en', ink: 'colour', backs: 'fold', offset: [0, 0] };

const PAIRS = [
  ['fold', 'colour', 'a4', 'en'],
  ['fold', 'grey', 'letter', 'fr'],
  ['fold', 'low', 'a4', 'fr'],
  ['duplex', 'colour', 'letter', 'fr'],
  ['duplex', 'grey', 'a4', 'en'],
  ['duplex', 'low', 'letter', 'en'],
  ['none', 'colour', 'a4', 'fr'],
  ['none', 'grey', 'letter', 'en'],
  ['none', 'low', 'letter', 'fr'],
] as const;

/** Nine in which every choice meets every other. */
export const ORDERS: readonly Order[] = PAIRS.map(([backs, ink, paper, language]) => ({
  ...USUAL_ORDER,
  backs,
  ink,
  paper,
  language,
  offset: backs === 'duplex' ? [1.5, -2] : [0, 0],
}));

export const toldOf = ({ paper, ink, language, backs }: Order): string => [paper, ink, language, backs].join(', ');
