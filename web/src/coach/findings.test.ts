import { expect, test } from 'vitest';
import { type Donjonz, donjonz } from '../../../games/donjonz/index.ts';
import type { Kind } from '../../../kernel/game.ts';
import { type Match, play, start, transcriptOf } from '../../../kernel/match.ts';
import { module } from '../games/donjonz/index.ts';
import type { GameModule } from '../games/module.ts';
import { type FlipPage, flipPagesOf } from '../table/replay.ts';
import { actionWords, type Findings } from './findings.ts';

const SEED = '00112233445566778899aabbccddeeff';

/** The first of what may be done, over and over, until the hero has taken a few steps. */
function walked(): Match<Donjonz> {
  const options = donjonz.readOptions({}, 1);
  if ('refused' in options) throw new Error(options.rule);
  const match = start(donjonz, { seats: 1, options, seeds: [[0, SEED]] });
  for (let steps = 0; steps < 3;) {
    const [action] = match.rules.actions(match.state, 0);
    if (!action) break;
    play(match, 0, action);
    if (action.type === 'step') steps += 1;
  }
  return match;
}

function findingsOf(match: Match<Donjonz>, language: Findings['language']): Findings {
  const transcript = transcriptOf(match);
  const pages = flipPagesOf(donjonz, transcript, 0) as readonly FlipPage<Kind>[];
  const ended = { module: module as unknown as GameModule<Kind>, told: { transcript } };
  return { ended, pages, names: ['Mildred'], language } as unknown as Findings;
}

/** What the coach calls each deed of the match, where it was done. */
const deeds = (language: Findings['language']): readonly string[] => {
  const match = walked();
  const findings = findingsOf(match, language);
  return transcriptOf(match).log.flatMap(([seat, action], entry) =>
    seat === -1 ? [] : [actionWords(findings, action, entry)],
  );
};

test('the coach calls a deed what the table calls it, from where it was done', () => {
  const told = deeds('en');
  expect(told.at(-1)).toMatch(/^Step (north|east|south|west)$/);
  expect(told.some(text => /^Lay it .+ The Front Step/.test(text))).toBe(true);
  expect(told.filter(text => /column|row/.test(text))).toEqual([]);
  expect(deeds('fr').filter(text => /colonne|rangée/.test(text))).toEqual([]);
});
