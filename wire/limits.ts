/** Raised when an older page or server could not understand the other any more. */
export const VERSION = 8;

/** How long somebody is away before a bot may mind their seat, by pace. */
export const AWAY_MS = { live: 60_000, turns: 86_400_000 } as const;

/** How many steps of one match may be wished for, in all, of those that arrange the table alone, and of these by one person. */
export const MATCH_STEPS = { inAll: 20_000, arranging: 1000, arrangingEach: 250 } as const;

/** Signs that can be read out; what makes a match private is its keys. */
export const MATCH_ID = /^[a-z0-9]{10,12}$/;

/** How the works of a gallery may be sorted. */
export const GALLERY_ORDERS = ['newest', 'most-played'] as const;
export type GalleryOrder = (typeof GALLERY_ORDERS)[number];

/** In signs as people count them. */
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 500;
export const WORK_NAME_LENGTH = 40;
export const REASON_LENGTH = 200;
/** In UTF-16 units: about three times the longest work that anybody has drawn. Pages read more of one (MOST_WORK_BYTES). */
export const WORK_LENGTH = 12_000;
/** In entries, of a match that a stranger brings: about five times the longest run on a daily deal that anybody has played. */
export const LONGEST_LOG = 2000;
export const PASSPHRASE_LENGTH = { min: 8, max: 200 } as const;
