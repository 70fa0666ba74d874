import type { Kind } from '../kernel/game.ts';
import { choose } from '../kernel/random.ts';
import type { Bot } from './bot.ts';

/** Plays any legal action, each as likely as the next: the measure of careless play. */
export const random: Bot<Kind> = {
  id: 'random',
  sit: ({ rules, seat, random: dice }) => {
    return view => choose(rules.actions(rules.imagine(view, seat, dice), seat), dice);
  },
};
