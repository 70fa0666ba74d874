import type { Language } from '../../kernel/words.ts';

/** What a call says. */
export const YOUR_TURN: Readonly<Record<Language, string>> = { en: 'It is your turn.', fr: 'C’est à vous de jouer.' };
