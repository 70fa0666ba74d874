import { ADVENTURES, type Adventure, en } from '../../../../games/dice-and-danger/index.ts';

/** The adventure whose sheet bears a name. */
export const adventureNamed = (name: string): Adventure | undefined =>
  ADVENTURES.find(adventure => en.adventures[adventure] === name);
