import { botsOf } from '../../bots/index.ts';

/** Who plays on for somebody who has gone. */
export function easyBotOf(game: string): string {
  const bots = botsOf(game);
  return (bots.find(({ id }) => id === 'easy') ?? bots.at(-1))?.id ?? 'random';
}

export const isBotOf = (game: string, id: string): boolean => botsOf(game).some(bot => bot.id === id);
