import type { Heading } from '../../../games/work.ts';

const MOST_SIGNS = 40;
/** Control signs, marks that would turn the text around them, and what shows as nothing. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** One line that can be printed anywhere, cut to a length that fits; empty where nothing is left. */
export const tidyHeading = (text: string): string =>
  Array.from(text.normalize('NFC').replace(UNPRINTABLE, ' ').replace(/\s+/gu, ' ').trim())
    .slice(0, MOST_SIGNS)
    .join('')
    .trim();

/** A heading as it may be shown: that of a link or a transcript is anybody's. */
export const shownHeading = (heading: Heading | undefined, unnamed: Heading): Heading => ({
  name: tidyHeading(heading?.name ?? '') || unnamed.name,
  author: tidyHeading(heading?.author ?? '') || unnamed.author,
});
