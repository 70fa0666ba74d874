import type { SvgElement } from '../art/svg.ts';

export const textIn = (children: SvgElement['children']): string =>
  children.filter(child => typeof child === 'string').join('');

/** What the fonts lack: they have the letters of western Europe, their signs, and dashes, quotes and arrows. */
const LACKING = /[^\p{ASCII}\u00a0-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122\u2190-\u2193\u2212\u2215]/gu;
const WITHOUT_STROKE: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' };

/** Words of anybody, in signs that the fonts have: a letter without its accent, or a question mark. */
export const printable = (words: string): string =>
  words.normalize('NFC').replaceAll(LACKING, sign => {
    const bare = WITHOUT_STROKE[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return bare.replaceAll(LACKING, '?');
  });
