import { expect, test } from 'vitest';
import { donjonz, type Donjonz } from '../../../../games/donjonz/index.ts';
import { keptMatch } from '../../../../games/tests/kept.ts';
import { append, type Match, play, start, unplayed } from '../../../../kernel/match.ts';
import type { Situation } from '../module.ts';
import { describe } from './describe.ts';

const SEED = '00112233445566778899aabbccddeeff';

function dealt(): Match<Donjonz> {
  const options = donjonz.readOptions({}, 1);
  if ('refused' in options) throw new Error(options.rule);
  return start(donjonz, { seats: 1, options, seeds: [[0, SEED]] });
}

const situationOf = ({ rules, state }: Match<Donjonz>, language: 'en' | 'fr'): Situation<Donjonz> => ({
  view: rules.view(state, 0),
  rules,
  language,
});

const first = ({ rules, state }: Match<Donjonz>): Donjonz['action'] => {
  const [action] = rules.actions(state, 0);
  if (!action) throw new Error('nothing to do');
  return action;
};

test('a card is laid beside another, and a step has a direction', () => {
  const match = dealt();
  expect(describe(first(match), situationOf(match, 'en'))).toMatch(/^Lay it .+ The .+, /);
  expect(describe(first(match), situationOf(match, 'fr'))).toMatch(/^La poser .+, /);
  while (match.rules.view(match.state, 0).phase !== 'walk') play(match, 0, first(match));
  expect(describe(first(match), situationOf(match, 'en'))).toMatch(/^Step (north|east|south|west)$/);
});

test('what the game’s own words say well enough is left to them', () => {
  expect(describe({ type: 'take' }, situationOf(dealt(), 'en'))).toBeUndefined();
});

test('a weapon is taken, left and swapped by its name', () => {
  const { log, ...opening } = keptMatch<Donjonz>('donjonz', 'fifty-three.json');
  const match = unplayed(donjonz, opening);
  for (const entry of log.slice(
    0,
    log.findIndex(([, { type }]) => type === 'pick-up'),
  ))
    append(match, entry);
  expect(describe({ type: 'pick-up' }, situationOf(match, 'en'))).toMatch(/^Take the (hammer|axe|sword|bow)$/);
  expect(describe({ type: 'leave' }, situationOf(match, 'fr'))).toMatch(/^Laisser (le|la|l’)/);
});
