import { expect, test } from 'vitest';
import { CHANCE } from '../../kernel/game.ts';
import { append, type Entry, type Transcript, unplayed } from '../../kernel/match.ts';
import { type Names, say } from '../../kernel/words.ts';
import { keptMatch } from '../tests/kept.ts';
import type { Event } from './events.ts';
import { diceAndDanger } from './index.ts';
import type { DiceAndDanger } from './kind.ts';
import type { DiceAndDangerWords } from './words.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

/** Every action and all that came of it, one language beside the other. */
function playthrough(
  { log, ...opening }: Transcript<DiceAndDanger>,
  languages: readonly [DiceAndDangerWords, DiceAndDangerWords],
  names: Names,
): string {
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

test.each([
  ['annoyed-animals-two-same-round.json', 'playthroughs/annoyed-animals.txt'],
  ['clumsy-cultists-alone-deeds.json', 'playthroughs/clumsy-cultists.txt'],
  ['puzzled-pyramid-alone-finished.json', 'playthroughs/puzzled-pyramid.txt'],
  ['defiant-dinosaurs-alone-fallen.json', 'playthroughs/defiant-dinosaurs.txt'],
])('%s reads in both languages as it did', async (file, golden) => {
  const told = playthrough(keptMatch('dice-and-danger', file), [en, fr], ['Mira', 'Otto']);
  await expect(told).toMatchFileSnapshot(`./${golden}`);
});
