import { botsOf } from '../../bots/index.ts';
import { usualBot } from '../../bots/levels.ts';

/** The bot that plays on in the seat of a person who has gone. */
export const easyBotOf = (game: string): string => usualBot(botsOf(game).map(({ id }) => id)) ?? 'random';

export const isBotOf = (game: string, id: string): boolean => botsOf(game).some(bot => bot.id === id);
