import { CHANCE } from '../../../kernel/game.ts';
import { append, type Entry, type Transcript, unplayed } from '../../../kernel/match.ts';
import { type Names, say } from '../../../kernel/words.ts';
import type { Event } from '../events.ts';
import { diceAndDanger } from '../index.ts';
import type { DiceAndDanger } from '../kind.ts';
import type { DiceAndDangerWords } from '../words.ts';

/** Every action and all that came of it, one language beside the other. */
export function playthrough(
  input: unknown,
  languages: readonly [DiceAndDangerWords, DiceAndDangerWords],
  names: Names,
): string {
  const { log, ...opening } = input as Transcript<DiceAndDanger>;
  const match = unplayed(diceAndDanger, opening);
  const lines = log.flatMap(entry => {
    const events: Event[] = [];
    append(match, entry, event => events.push(event));
    return [
      languages.map(words => label(entry, words, names)),
      ...events.map(event => languages.map(words => `  ${say(words.events, event, names)}`)),
    ];
  });
  const width = Math.max(...lines.map(([left = '']) => left.length));
  return lines.map(([left = '', right = '']) => `${left.padEnd(width)} | ${right}\n`).join('');
}

function label([seat, action]: Entry<DiceAndDanger>, { actions }: DiceAndDangerWords, names: Names): string {
  return seat === CHANCE ? `> ${say(actions, action)}` : `${names[seat]}> ${say(actions, action)}`;
}
