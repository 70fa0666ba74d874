/** Raised when an older page or server could not understand the other any more. */
export const VERSION = 4;

/** In signs as people count them. */
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 500;
export const PASSPHRASE_LENGTH = { min: 8, max: 200 } as const;
