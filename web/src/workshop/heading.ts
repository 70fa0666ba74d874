import { type Heading, tidyHeading } from '../../../games/work.ts';

export { tidyHeading } from '../../../games/work.ts';

/** A heading as it may be shown: that of a link or a transcript is anybody's. */
export const shownHeading = (heading: Heading | undefined, unnamed: Heading): Heading => ({
  name: tidyHeading(heading?.name ?? '') || unnamed.name,
  author: tidyHeading(heading?.author ?? '') || unnamed.author,
});
