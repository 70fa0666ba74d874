/**
 * The widths at which pages change, in CSS pixels. Media queries cannot read them: look/tokens.css says what each is for. A
 * table goes by its screen instead, which has a height as well: look/screen.ts.
 */
export const BREAKPOINTS = { tiny: 360, phone: 600, column: 1000, wide: 1440 } as const;
