import type {
  ExhibitList,
  GalleryComplaint,
  House,
  OwnExhibits,
  Publication,
  Published,
} from '../../../wire/gallery.ts';
import type { GalleryOrder } from '../../../wire/limits.ts';
import { asked, askServer, type Failed, hasFailed, queryOf } from '../house/api.ts';

interface GalleryLook {
  readonly game: string | undefined;
  readonly order: GalleryOrder;
  /** What the page before has named as its `next`. */
  readonly after?: string;
}

/** What the server has besides matches. */
export const askHouse = (): Promise<House | Failed> => asked(askServer, 'GET', '/house');

export const lookAtWall = ({ game, order, after }: GalleryLook): Promise<ExhibitList | Failed> =>
  asked(askServer, 'GET', `/gallery${queryOf({ game, order, after })}`);

export const askOwnExhibits = (): Promise<OwnExhibits | Failed> => asked(askServer, 'GET', '/me/gallery');

/** Shows a work, or says how far the server's bots have come with it: then it is to be asked again. */
export const publish = (work: Publication): Promise<Published | Failed> => asked(askServer, 'POST', '/gallery', work);

/** Takes a work of one's own away; what stands against it, if anything does. */
export async function withdraw(exhibit: string): Promise<Failed | undefined> {
  const answer = await asked<object>(askServer, 'DELETE', `/gallery/${exhibit}`);
  return hasFailed(answer) ? answer : undefined;
}

/** Tells whoever runs the server what is wrong with a work; what stands against that, if anything does. */
export async function report(exhibit: string, complaint: GalleryComplaint): Promise<Failed | undefined> {
  const answer = await asked<object>(askServer, 'POST', `/gallery/${exhibit}/reports`, complaint);
  return hasFailed(answer) ? answer : undefined;
}
