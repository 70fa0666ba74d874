/**
 * `npm run screens` looks at every table in windows of every size, and has axe look at desks and phones in both lights.
 * `npm test` looks at a window of each layout, and has axe look at a wide one by day or a narrow one by candle in turn.
 */
export const ON_EVERY_SCREEN = { tag: '@screens' };

export const IS_EVERY_SCREEN = process.env['SCREENS'] === 'every';

/** `npm run matches` plays a match of every game to its end, with real dice typed in: minutes that `npm test` does without. */
export const WHOLE_MATCH = { tag: '@matches' };

export const ARE_MATCHES_WHOLE = process.env['MATCHES'] === 'whole';
