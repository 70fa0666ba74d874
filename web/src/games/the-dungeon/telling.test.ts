import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../kernel/words.ts';
import { scenesOf } from './scenes.ts';
import { caption } from './telling.ts';
import { type Step, stepsOf } from './tests/steps.ts';

const NAMES = ['Ada', 'Hob'];

interface Caption {
  readonly part: string;
  readonly type: string;
  readonly text: string | undefined;
}

/** What stands above the board while a step is seen, scene by scene. */
function captionsOf({ rules, before, after, events }: Step, language: Language): readonly Caption[] {
  const hearing = { rules, language, view: after.view, seat: 0, names: NAMES, reader: 0 };
  return scenesOf(events, before, after, rules.content).map(scene => ({
    part: scene.part ?? '',
    type: scene.event.type,
    text: caption(scene, hearing),
  }));
}

const STEPS = ['a', 'b', 'c', 'd'].flatMap(seed => [...stepsOf(seed, 2, { encounters: 'on', fate: 'on' })]);

describe.each([
  ['en', /^(You|Ada|Hob) |^[A-Z].* lies /],
  ['fr', /^(Vous|Ada|Hob) |^La tuile /],
] as const)('what is told while something moves, in %s', (language, beginning) => {
  const all = STEPS.flatMap(step => captionsOf(step, language));

  test('names who does it, in a whole sentence', () => {
    const moving = all.filter(({ part }) => ['choice', 'tumble', 'lie', 'tile', 'step'].includes(part));
    expect(new Set(moving.map(({ part }) => part)).size).toBe(5);
    for (const { type, part, text } of moving) {
      expect(text, `${type} ${part}`).toMatch(beginning);
      expect(text, `${type} ${part}`).toMatch(/^[^{}]*\.$/);
      expect(text).not.toContain('undefined');
    }
  });

  test('says nothing of how it ends as long as dice are in the air', () => {
    const tumbling = all.filter(({ part }) => part === 'tumble' || part === 'choice');
    for (const { text } of tumbling) expect(text).not.toMatch(/\d|wins|gagne|unlocked|locked|ouverte|verrouillée/);
  });

  test('leaves it to the words of an event to say what has come of it', () => {
    for (const { part, text } of all.filter(each => ['meaning', 'hearts', 'news'].includes(each.part)))
      expect(text, part).toBeUndefined();
  });
});
