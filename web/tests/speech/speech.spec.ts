import type { TestDetails } from '@playwright/test';
import { type Language, LANGUAGES } from '../../../kernel/language.ts';
import type { EnginePage } from '../engines/engine.ts';
import { expect, test } from '../engines/fixtures.ts';
import { keep } from '../support/keep.ts';
import { IS_EVERY_SCREEN, ON_EVERY_SCREEN } from '../support/screens.ts';
import { LONG_PLAYERS, type Player, PLAYERS } from './players.ts';
import { hasSpoken, heard, listen, rested } from './recorder.ts';

/** Keys that ask and move nothing: the same at every table. */
const QUESTIONS = ['w', 'c', 'v', 'l', 'i', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Escape'];
const MOST_KEYS = 150;
/** Later than any answer. */
const SOON_MS = 5000;

function speaks(name: string, playerOf: () => Player, detailsIn: (language: Language) => TestDetails): void {
  for (const language of LANGUAGES)
    test(
      `${name}: what is heard of a match played by keys, in ${language}`,
      detailsIn(language),
      async ({ engine }) => {
        const player = playerOf();
        await sitDown(engine, player, language);
        const told = [...(await asked(engine)), ...(await played(engine, player)), ''];
        expect(told.join('\n')).toMatchSnapshot([`${name}.${language}.txt`]);
      },
    );
}

/** Chromium hears every match in all languages; the words are the same in Firefox, which hears each in one, in turn. */
const heardTwice = (nth: number, language: Language): boolean => LANGUAGES[(nth + 1) % LANGUAGES.length] === language;

for (const [nth, [name, playerOf]] of Object.entries(PLAYERS).entries())
  speaks(name, playerOf, language => (heardTwice(nth, language) ? {} : { tag: '@chromium' }));
if (IS_EVERY_SCREEN)
  for (const [name, playerOf] of Object.entries(LONG_PLAYERS)) speaks(name, playerOf, () => ON_EVERY_SCREEN);

/** Nothing moves and nothing is done by itself, so that the same keys are always followed by the same words. */
async function sitDown(engine: EnginePage, { match }: Player, language: string): Promise<void> {
  await engine.goto('/icon.svg');
  await engine.evaluate(chosen => {
    localStorage.setItem('oubliette/settings', JSON.stringify({ language: chosen, pace: 'at-once', motion: 'still' }));
    localStorage.setItem('oubliette/the-dungeon', JSON.stringify({ onward: 'by-hand' }));
  }, language);
  await engine.goto(`/${match.game}/play/${await keep(engine, match)}`);
  await expect.poll(() => engine.evaluate(isLaid, null)).toBe(true);
  await rested(engine);
  await listen(engine);
}

/** Runs in the page. */
const isLaid = (): boolean => document.querySelector('.play-board svg.drawing') !== null;

/** What is answered to each question, where the match begins. Some find nothing to say, and arrows may come to an edge. */
async function asked(engine: EnginePage): Promise<readonly string[]> {
  const told: string[] = [];
  for (const key of QUESTIONS) {
    await engine.press(key);
    await rested(engine);
    told.push(`> ${key}`, ...(await heard(engine)));
  }
  return [...told, ''];
}

async function played(engine: EnginePage, player: Player): Promise<readonly string[]> {
  const told: string[] = [];
  for (let count = 0; count < MOST_KEYS; count++) {
    const key = await player.next(engine);
    if (key === undefined) return told;
    if (count === player.asksAfter) told.push('', ...(await asked(engine)));
    told.push(`> ${key}`, ...(await after(engine, key)));
  }
  throw new Error('the match does not end');
}

/** Every key is answered: by words, or by something else that has the focus. */
async function after(engine: EnginePage, key: string): Promise<readonly string[]> {
  await expect(async () => {
    // A press right after something was done by itself is not taken for the next question, and is made again.
    await engine.press(key);
    await expect.poll(() => hasSpoken(engine), { timeout: SOON_MS }).toBe(true);
  }, `${key} is answered`).toPass({ timeout: 4 * SOON_MS });
  await rested(engine);
  return heard(engine);
}
