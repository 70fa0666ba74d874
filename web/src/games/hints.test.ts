import { expect, test } from 'vitest';
import { loadMinds } from '../../../bots/load.ts';
import { gameById } from '../../../games/index.ts';
import { type GameId, SHELF } from '../../../games/shelf.ts';
import { keptMatch, keptNames } from '../../../games/tests/kept.ts';
import { isRefusal, type Kind, type Rules, type Seat } from '../../../kernel/game.ts';
import { accept, append, type Entry, unplayed } from '../../../kernel/match.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { LANGUAGES } from '../../../kernel/words.ts';
import { moduleOf } from '../games.ts';

interface Asked {
  readonly rules: Rules<Kind>;
  readonly seat: Seat;
  readonly view: Kind['view'];
  readonly log: readonly Entry<Kind>[];
}

/** Every kind of question that was asked in finished matches of a game. */
function everyQuestion(id: GameId): ReadonlyMap<string, Asked> {
  const found = new Map<string, Asked>();
  for (const name of keptNames(id)) {
    const { log, ...opening } = keptMatch<Kind>(id, name);
    const match = unplayed(gameById(id)!, opening);
    for (const entry of log) {
      const { rules, state } = match;
      const [seat] = entry;
      if (seat >= 0) {
        const view = rules.view(state, seat);
        const kind = rules.prompt(view, seat).type;
        if (!found.has(kind)) found.set(kind, { rules, seat, view, log: [...match.log] });
      }
      append(match, entry);
    }
  }
  return found;
}

test.each(SHELF)('%s: whatever is asked, a hint can be done and has a reason with a number in it', async id => {
  const { coach } = await loadMinds(id);
  const { reason, texts } = await moduleOf(id);
  for (const [kind, asked] of everyQuestion(id)) {
    const { rules, seat, view } = asked;
    const advice = coach.hint(asked);
    const state = rules.imagine(view, seat, randomFrom('hint'));
    expect(isRefusal(accept(rules, state, seat, advice.plan[0])), kind).toBe(false);
    for (const language of LANGUAGES) {
      expect(texts[language].follow?.[advice.plan[0]!.type], `${kind}, ${language}`).toMatch(/\S/);
      const hearing = { rules, view, seat, language, names: ['Ada', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo'], reader: seat };
      expect(reason?.(advice, hearing), `${kind}, ${language}`).toMatch(/\d/);
    }
  }
});

test.each(SHELF)('%s has words for following whatever a seat may be advised to do', async id => {
  const { texts } = await moduleOf(id);
  const done = keptNames(id).flatMap(name => keptMatch<Kind>(id, name).log.filter(([seat]) => seat >= 0));
  const types = new Set(done.map(([, action]) => action.type));
  for (const language of LANGUAGES)
    for (const type of types) expect(texts[language].follow?.[type], `${type}, ${language}`).toMatch(/\S/);
});
