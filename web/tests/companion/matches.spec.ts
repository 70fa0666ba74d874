import { expect, type Page, test } from '@playwright/test';
import { randomFrom } from '../../../kernel/random.ts';
import { PHONE } from '../support/page.ts';
import { ARE_MATCHES_WHOLE, WHOLE_MATCH } from '../support/screens.ts';
import { begin, rollOn, settled, speakFrench, take } from './table.ts';

test.use(PHONE);

const MINUTES = 60_000;
const MOST_STEPS = 1500;

type Do = (page: Page) => Promise<unknown>;
type Hands = readonly (readonly [selector: string, act: Do])[];

const press =
  (...keys: readonly string[]): Do =>
  async page => {
    for (const key of keys) await page.keyboard.press(key);
  };

const random = randomFrom('real dice');
const face = (): string => String(1 + random(6));

const roll: Do = page => rollOn(page, face);

/** Any of the cards, tiles or sides that are still possible. */
const pick: Do = async page => {
  const choices = page.locator('.companion-choice');
  const count = await choices.count();
  // The pad that was seen a moment ago may be gone: whoever plays looks again.
  if (count === 0) return;
  await choices.nth(random(count)).click();
  await take(page).click();
  await settled(page);
};

const PADS: Hands = [
  ['.companion[data-pad="dice"]', roll],
  ['.companion[data-pad="choice"]', pick],
];

const ARROWS = ['Up', 'Right', 'Down', 'Left'] as const;

/** A line of some squares, anywhere. */
const flick: Do = async page => {
  const [first = 'Up', second = 'Right'] = [ARROWS[random(4)], ARROWS[random(4)]];
  for (let i = 0; i < 3; i++) await page.keyboard.press(`Shift+Arrow${first}`);
  for (let i = 0; i < 2; i++) await page.keyboard.press(`Shift+Arrow${second}`);
  await press('Arrow' + first, 'Enter')(page);
};

const FREE_SPACE = '[data-id^="space/"][role="button"]';

/** The card in hand is moved until it lies where it may, and then laid. */
const lay: Do = async page => {
  const lies = (await page.locator('[data-answers="where"][role="status"]:not(:empty)').count()) > 0;
  await page.keyboard.press(lies ? 'Enter' : 'n');
};

/** What a hand does when it sees something on the page, the first thing first. */
const HANDS: Readonly<Record<string, Hands>> = {
  'dice-and-danger': [
    ['dialog[open] .button:not(.button-go):focus', press('Enter')],
    ['dialog[open]', press('Tab')],
    ...PADS,
    ['.ddd-chest', press('1')],
    ['.ddd-which', press('Enter')],
    ['.ddd-pairs:not(:has([aria-pressed="true"]))', press('1')],
    ['.ddd-sheet [data-id][role="button"]:focus', press('Enter')],
    ['.ddd-sheet [data-id][role="button"]', press('n')],
    ['.play-board', press('d')],
  ],
  'dungeon-pen': [
    ['.companion[data-pad="own"]:has(.pen-pad-turn)', press('ArrowRight', 'Enter')],
    ['.companion[data-pad="own"]', flick],
    ...PADS,
    ['.pen-panel:not([data-step="none"])', press('Enter')],
  ],
  donjonz: [
    ...PADS,
    [FREE_SPACE, page => page.locator(FREE_SPACE).first().press('Enter')],
    ['[data-id="held"]', lay],
    ['.play-board', press('Enter')],
  ],
  'the-dungeon': [
    ...PADS,
    ['.td-choice:not([aria-disabled])', page => page.locator('.td-choice:not([aria-disabled])').last().click()],
  ],
};

/** Whatever comes next, until the result lies there. */
async function playOut(page: Page, hands: Hands): Promise<void> {
  const end = page.locator('.end-sheet');
  for (let step = 0; step < MOST_STEPS; step++) {
    await expect(page.locator(['.end-sheet', ...hands.map(([selector]) => selector)].join()).first()).toBeAttached();
    if (await end.isVisible()) return;
    for (const [selector, act] of hands)
      if ((await page.locator(selector).count()) > 0) {
        await act(page);
        break;
      }
  }
  throw new Error('the match does not end');
}

const TYPED = { en: 'Played with real dice, typed in by hand.', fr: /vrais dés/ } as const;

const WHOLE = [
  ['donjonz', 'en'],
  ['dice-and-danger', 'fr'],
  ['dungeon-pen', 'en'],
  ['the-dungeon', 'fr'],
] as const;

for (const [game, language] of ARE_MATCHES_WHOLE ? WHOLE : [])
  test(`${game}: a whole match is typed in to its end, in ${language}`, WHOLE_MATCH, async ({ page }) => {
    test.setTimeout(5 * MINUTES);
    if (language === 'fr') await speakFrench(page);
    await begin(page, game);
    await playOut(page, HANDS[game] ?? []);
    await expect(page.locator('.end-sheet')).toContainText(TYPED[language]);
  });
