import { z } from 'zod';
import * as field from './fields.ts';
import { GALLERY_ORDERS } from './limits.ts';

/** GET /api/house: what this server has besides matches. */
export const house = z.strictObject({ gallery: z.boolean(), daily: z.boolean() });
export type House = z.infer<typeof house>;

/** A work that the gallery shows. Its text is all of it; name and author stand in it, too. */
export const exhibit = z.strictObject({
  id: field.exhibitId,
  game: field.gameId,
  text: z.string(),
  name: z.string(),
  author: z.string(),
  /** The author's name was theirs alone when they published it. */
  isClaimed: z.boolean(),
  /** What the bots of the server needed, in the unit of the game. */
  par: z.int(),
  /** How many matches have begun with it at this server. */
  plays: z.int(),
  made: z.int(),
  isOwn: z.boolean(),
});
export type Exhibit = z.infer<typeof exhibit>;

/** GET /api/gallery, so many at a time; `after` is the `next` of the page before. */
export const wall = z.strictObject({
  game: field.gameId.optional(),
  order: z.enum(GALLERY_ORDERS).default('newest'),
  after: z
    .string()
    .regex(/^\d{1,9}\.\d{1,15}\.[0-9a-f]{20}$/)
    .optional(),
});
export const exhibits = z.strictObject({ exhibits: z.array(exhibit), next: z.string().nullable() });
export type ExhibitList = z.infer<typeof exhibits>;

/** GET /api/me/gallery: one's own, with those that were taken down and why. */
export const ownExhibits = z.strictObject({
  exhibits: z.array(exhibit.extend({ takenDown: z.string().nullable() })),
});
export type OwnExhibits = z.infer<typeof ownExhibits>;

/** POST /api/gallery: asked again, it answers how far the bots have come, and then the work as it is shown. */
export const publication = z.strictObject({ game: field.gameId, text: field.workText });
export type Publication = z.infer<typeof publication>;
export const published = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('proving'), done: z.int(), of: z.int() }),
  z.strictObject({ state: z.literal('shown'), exhibit }),
]);
export type Published = z.infer<typeof published>;

/** POST /api/gallery/:exhibit/reports */
export const complaint = z.strictObject({ reason: field.reason });
export type GalleryComplaint = z.infer<typeof complaint>;
