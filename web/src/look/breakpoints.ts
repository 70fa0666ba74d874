/** The widths at which the page changes, in CSS pixels. Media queries cannot read them: look/tokens.css says what each is for. */
export const BREAKPOINTS = { tiny: 360, phone: 600, narrow: 720, column: 1000, tight: 1100 } as const;

/** For `matchMedia`. */
export const NARROW = `(width < ${BREAKPOINTS.narrow}px)`;
