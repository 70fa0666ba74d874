import { botsOf } from '../../bots/index.ts';

/** The bot that plays on in the seat of a person who has gone. */
export function easyBotOf(game: string): string {
  const bots = botsOf(game);
  return (bots.find(({ id }) => id === 'easy') ?? bots.at(-1))?.id ?? 'random';
}

export const isBotOf = (game: string, id: string): boolean => botsOf(game).some(bot => bot.id === id);
