/** DDD-Q2: the tenth space of the life tracker is the skull. */
export const LIVES = 10;

/** DDD-5: black-die symbols of the start ability. */
export const SYMBOLS = 3;

/** DDD-34, DDD-35, DDD-37: what the three rewards of a chest hold. */
export const EXTRA_LIVES = 3;
export const EXTRA_LIFE_GEMS = 1;
export const TORCHES = 2;
export const EXTRA_SYMBOLS = 3;

/** DDD-21, DDD-22. */
export const POINTS_PER_GOLD = 2;
export const POINTS_PER_GEM = 3;

/** DDD-39: so many points for so much damage. */
export const BOSS_PORTION = 3;

/** DDD-42. */
export const ACHIEVEMENT_GEMS = { first: 3, later: 1 } as const;

/** DDD-PP-5. */
export const WORM_DAMAGE = 3;

/** DDD-PP-1: what is written into the clouds, and the number among them that opens the blank cloud (DDD-PP-3). */
export const WRITTEN = [3, 4, 5, 6, 8, 9, 10, 11] as const;
export const PORTAL_NUMBER = 11;

/** DDD-S-7: the least points of each band, first to eighth. */
export const BANDS = [0, 10, 25, 40, 55, 70, 85, 100] as const;
