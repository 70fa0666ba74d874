import { expect, test } from 'vitest';
import { coach } from '../../../../bots/donjonz/coach.ts';
import { type Action, donjonz, type Donjonz } from '../../../../games/donjonz/index.ts';
import { keptMatch } from '../../../../games/tests/kept.ts';
import { replay } from '../../../../kernel/transcript.ts';
import { reason } from './reason.ts';
import { broughtBy, stillToCome } from './voice.ts';

const transcript = keptMatch<Donjonz>('donjonz', 'fifty-three.json');

const entriesBefore = (type: Action['type']): number => transcript.log.findIndex(([, action]) => action.type === type);

test.each<[Action['type'], RegExp, RegExp]>([
  [
    'lay',
    /^(One|\d+) open edges? joins? it to the dungeon.*\. Played on, .+ \d+ glory\. The next best \(about \d+\) lies .+ The .+: .+ edges? touch.*\.$/,
    /^\d+ bords? ouverts? la relie.*\d+ de gloire\. À défaut \(environ \d+\)\s: .+ arêtes? communes?.*\.$/,
  ],
  ['take', /^This one lies well\. .* \d+\.$/, /\d+\.$/],
  ['step', /^This way ends at about \d+ glory/, /^Ce chemin finit à environ \d+ de gloire/],
  ['pick-up', /^This way ends at about \d+ glory \(leave the [a-z]+: about \d+\)\.$/, /\(laisser .+environ \d+\)\.$/],
])('a hint has a reason with its number: %s', (type, english, french) => {
  const { rules, state, log } = replay(donjonz, { ...transcript, log: transcript.log.slice(0, entriesBefore(type)) });
  const view = rules.view(state, 0);
  const advice = coach.hint({ rules, seat: 0, view, log });
  expect(reason(advice, { rules, view, language: 'en' })).toMatch(english);
  expect(reason(advice, { rules, view, language: 'fr' })).toMatch(french);
  const worths = advice.compared.map(({ worth }) => worth);
  expect(worths).toEqual(worths.toSorted((one, two) => two - one));
});

test('what ends as well as what is advised is said to do so', () => {
  const { rules, state, log } = replay(donjonz, {
    ...transcript,
    log: transcript.log.slice(0, entriesBefore('pick-up')),
  });
  const view = rules.view(state, 0);
  const advice = coach.hint({ rules, seat: 0, view, log });
  const even = { ...advice, compared: advice.compared.map(each => ({ ...each, worth: 93 })) };
  expect(reason(even, { rules, view, language: 'en' })).toMatch(
    / at about 93 glory, and so does the other: leave the /,
  );
  expect(reason(even, { rules, view, language: 'fr' })).toMatch(
    / à environ 93 de gloire, et l’autre aussi\s: laisser /,
  );
});

test('what a card brings and what is still to come make up the deck', () => {
  const { rules, state } = replay(donjonz, { ...transcript, log: transcript.log.slice(0, entriesBefore('lay')) });
  const { content } = rules;
  const view = rules.view(state, 0);
  const seen = [view.hand, view.next, ...view.laid.map(({ card }) => card)].filter(card => card !== null);
  const all = content.deck.map((_, card) => broughtBy(content, card));
  const total = (of: 'pouches' | 'monsters' | 'weapons'): number => all.reduce((sum, tally) => sum + tally[of], 0);
  for (const of of ['pouches', 'monsters', 'weapons'] as const)
    expect(stillToCome(content, view)[of] + seen.reduce((sum, card) => sum + broughtBy(content, card)[of], 0)).toBe(
      total(of),
    );
});
