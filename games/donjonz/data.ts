/** DZ-Q14: glory for 0, 1, 2, ... beaten monsters. */
export const SCALE = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55] as const;

/** DZ-Q15: the least glory of each rank, first to fifth. */
export const RANKS = [0, 21, 41, 61, 81] as const;

export const GLORY_PER_POUCH = 2;
export const MOST_WEAPONS = 2;

/** The deck of version 1. The names are the English ones; words.fr.ts translates them. */
export const STANDARD_DECK = `The Front Step
+-+ +-+
 < .|#
+ + + +

The Damp Vestibule
+ + + +
 . $ .
+ +-+ +
 h . .|
+ + + +

The Crooked Gallery
+ + +-+
 $|. $
+ + + +
 . .|.
+ + + +

The Bone Cupboard
+ + + +
 A .|.
+-+ + +
|. $ A
+ + + +

The Armourer’s Nap
+ + + +
 s .|.
+ +-+ +
 . $ b
+ + + +

The Counting Nook
+ + + +
 $ $|.
+-+ + +
 . H $
+ + + +

The Bat Loft
+ + + +
 B . .
+ + +-+
 .|$ B
+ + + +

The Goblin Canteen
+ +-+ +
 S . .
+ +-+ +
 . $ S
+ + + +

The Golem’s Yard
+ + + +
 . h|H
+ +-+ +
 $ . .
+ + + +

The Long Draught
+ + + +
 s . A
+-+-+ +
 . . $
+ + + +

The Spare Cellar
+ + + +
 b .|$
+ + + +
|. a .
+ + + +

The Keeper’s Mistake
+ + + +
 k|. S
+ + + +
 . $|a
+ + + +
`;
