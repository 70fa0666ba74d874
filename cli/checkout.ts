/** The root of the checkout: dist/cli.js lies as deep in it as this file does. */
export const CHECKOUT = new URL('..', import.meta.url);
