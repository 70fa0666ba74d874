/**
 * `npm run screens` looks at every table in windows of every size, and has axe look at phones by day too. `npm test` looks
 * at a window of each layout, and has axe look at phones by candle.
 */
export const ON_EVERY_SCREEN = { tag: '@screens' };

export const IS_EVERY_SCREEN = process.env['SCREENS'] === 'every';
