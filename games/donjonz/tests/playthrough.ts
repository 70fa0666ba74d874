import { append, unplayed, type Transcript } from '../../../kernel/match.ts';
import { say } from '../../../kernel/words.ts';
import { donjonz, type Donjonz, type DonjonzWords, type Event } from '../index.ts';

/** Every action and all that came of it, one language beside the other. */
export function playthrough(input: unknown, languages: readonly [DonjonzWords, DonjonzWords]): string {
  const { log, ...opening } = input as Transcript<Donjonz>;
  const match = unplayed(donjonz, opening);
  const lines = log.flatMap(entry => {
    const events: Event[] = [];
    append(match, entry, event => events.push(event));
    return [
      languages.map(({ actions }) => `> ${say(actions, entry[1])}`),
      ...events.map(event => languages.map(words => `  ${say(words.events, event)}`)),
    ];
  });
  const width = Math.max(...lines.map(([left = '']) => left.length));
  return lines.map(([left = '', right = '']) => `${left.padEnd(width)} | ${right}\n`).join('');
}
