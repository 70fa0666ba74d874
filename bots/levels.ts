/** How well bots play, weakest first. A game may lack the strongest. */
export const LEVELS = ['random', 'easy', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

const USUAL: Level = 'easy';

/** Which of a game's bots sits down where nobody has chosen one: easy, however strong others are. */
export const usualBot = (bots: readonly string[]): string | undefined => bots.find(bot => bot === USUAL) ?? bots.at(-1);
