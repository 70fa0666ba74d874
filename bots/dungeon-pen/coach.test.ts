import { expect, test } from 'vitest';
import { type DungeonPen, dungeonPen, type Prompt } from '../../games/dungeon-pen/index.ts';
import { seedFrom } from '../../kernel/chance.ts';
import { isRefusal } from '../../kernel/game.ts';
import { play, start } from '../../kernel/match.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Advice } from '../coach.ts';
import { coach } from './coach.ts';
import { easy } from './easy.ts';
import { strong } from './strong.ts';

interface Hinted {
  readonly prompt: Prompt['type'];
  readonly advice: Advice<DungeonPen>;
  readonly did: DungeonPen['action'];
}

/** So often each kind of question is answered here. */
const TIMES = 4;

/** What the coach says where a few matches ask something, beside what the bot does there. */
function hintsIn(matches: number): readonly Hinted[] {
  const options = dungeonPen.readOptions({ quibble: true }, 2);
  if (isRefusal(options)) throw new Error(options.rule);
  return Array.from({ length: matches }, (_, i) => {
    const match = start(dungeonPen, { seats: 2, options, seeds: [[0, seedFrom(`coach ${i}`)]] });
    const { rules, state } = match;
    const found: Hinted[] = [];
    for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
      const view = rules.view(state, seat);
      const prompt = rules.prompt(view, seat).type;
      if (found.filter(each => each.prompt === prompt).length < TIMES) {
        const did = strong.sit({ rules, seat, random: randomFrom('hint') })(view);
        found.push({ prompt, advice: coach.hint({ rules, seat, view, log: [] }), did });
      }
      play(match, seat, easy.sit({ rules, seat, random: randomFrom('play') })(view));
    }
    return found;
  }).flat();
}

const HINTS = hintsIn(2);

test('a hint is what the bot would do, with a cause that has a number, whatever is asked', () => {
  for (const { advice, did } of HINTS) {
    expect(advice.plan).toEqual([did]);
    expect(advice.causes.length).toBeGreaterThan(0);
    for (const { amount } of advice.causes) expect(Number.isFinite(amount)).toBe(true);
  }
  const asked = new Set(HINTS.map(({ prompt }) => prompt));
  for (const prompt of ['aim', 'place', 'end', 'quibble']) expect(asked).toContain(prompt);
});

test('a flick is compared with one that goes quite another way, by the chance to win', () => {
  const flicks = HINTS.filter(({ did }) => did.type === 'flick');
  for (const { advice, did } of flicks) {
    const [best, other] = advice.compared;
    expect(best?.action).toEqual(did);
    expect(other?.action).toMatchObject({ type: 'flick' });
    expect(other?.action).not.toEqual(did);
    expect(best?.worth).toBeGreaterThanOrEqual(other?.worth ?? 100);
    expect(advice.causes.find(({ name }) => name === 'margin')?.amount).toBeGreaterThan(0);
  }
});

test('the risk of a wall is told in a hundred', () => {
  const risks = HINTS.flatMap(({ advice }) => advice.causes.filter(({ name }) => name === 'wall'));
  const amounts = risks.map(({ amount }) => amount);
  const most = Math.max(...amounts);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(100);
  expect(new Set(amounts).size).toBeGreaterThan(2);
});

test('what a new flick would change comes with how far that may be off', () => {
  const spares = HINTS.filter(({ prompt }) => prompt === 'spare');
  expect(spares.length).toBeGreaterThan(0);
  for (const { advice, did } of spares) {
    expect(advice.causes.map(({ name }) => name)).toEqual([
      did.type === 'use' ? 'pencil' : 'keep-spare',
      'margin',
      'chance',
    ]);
  }
});
