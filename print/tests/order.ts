import type { Order } from '../press.ts';

/** In colour, in English, on A4, with backs to be folded over. */
export const USUAL_ORDER: Order = { paper: 'a4', language: 'en', ink: 'colour', backs: 'fold', offset: [0, 0] };
