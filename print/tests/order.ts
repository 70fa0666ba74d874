import type { Order } from '../press.ts';

/** In colour, in English, on A4, with backs to be folded over. */
export const USUAL_ORDER: Order = { paper: 'a4', language: 'en', ink: 'colour', backs: 'fold', offset: [0, 0] };

const CHOICES = [
  ['fold', 'colour', 'a4', 'en'],
  ['fold', 'low', 'letter', 'fr'],
  ['duplex', 'grey', 'a4', 'en'],
  ['duplex', 'colour', 'letter', 'fr'],
  ['none', 'low', 'a4', 'en'],
  ['none', 'grey', 'letter', 'fr'],
] as const;

/** Six in which both papers and both languages meet every ink and every place for backs. */
export const ORDERS: readonly Order[] = CHOICES.map(([backs, ink, paper, language]) => ({
  ...USUAL_ORDER,
  backs,
  ink,
  paper,
  language,
  offset: backs === 'duplex' ? [1.5, -2] : [0, 0],
}));

export const toldOf = ({ paper, ink, language, backs }: Order): string => [paper, ink, language, backs].join(', ');
