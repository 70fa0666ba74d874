import type { Page } from '@playwright/test';
import { keep, type Seating } from '../../web/tests/support/keep.ts';
import { prompt } from '../../web/tests/support/page.ts';
import type { Kind } from '../../kernel/game.ts';
import type { Transcript } from '../../kernel/match.ts';
import { rows, targets } from '../../web/tests/dice-and-danger/desk.ts';
import { inRound, playedTo as playedDice } from '../../web/tests/dice-and-danger/matches.ts';
import { aim } from '../../web/tests/donjonz/desk.ts';
import { before, type Done, doneIn, transcript } from '../../web/tests/donjonz/transcripts.ts';
import { AGAINST_BOT, go, pullOn } from '../../web/tests/dungeon-pen/desk.ts';
import { asks, inTurn, playedTo as playedPen } from '../../web/tests/dungeon-pen/matches.ts';
import { choice, held } from '../../web/tests/the-dungeon/desk.ts';
import { inPhase, type Moment, playedTo as playedMaze } from '../../web/tests/the-dungeon/matches.ts';
import type { Click } from './click.ts';

/** A match at a certain moment, and what is done there, one after the other. */
export interface Situation {
  readonly sit: (page: Page) => Promise<void>;
  readonly clicks: readonly Click[];
}

/** However long the machine takes to lay the table. */
async function sitDown<K extends Kind>(page: Page, played: Transcript<K>, seating?: Seating): Promise<void> {
  await page.goto(`/${played.game}/play/${await keep(page, played, seating)}`);
  await prompt(page).waitFor();
}

const LOG = '.log li';
const undo = (page: Page) => page.locator('.tools').getByRole('button', { name: 'Undo', exact: true });

const takeBack = (game: string): Click => ({
  name: `${game}, take it back`,
  shows: LOG,
  approach: page => undo(page).hover(),
  press: page => undo(page).click(),
});

const dice = playedDice('annoyed-animals', 1, inRound(12));

const diceAndDanger: Situation = {
  sit: page => sitDown(page, dice),
  clicks: [
    {
      name: 'Dice and Danger, choose two pairs',
      shows: LOG,
      approach: page => rows(page).nth(1).hover(),
      press: page => rows(page).nth(1).click(),
    },
    {
      name: 'Dice and Danger, cross out a space',
      shows: LOG,
      approach: page => targets(page).first().hover(),
      press: page => targets(page).first().click(),
    },
    takeBack('Dice and Danger'),
  ],
};

const flight = playedPen(moment => inTurn(3)(moment) && moment.state.characters[0].hand.length > 0);

const dungeonPen: Situation = {
  sit: page => sitDown(page, flight, { sitters: AGAINST_BOT }),
  clicks: [
    {
      name: 'Dungeon Pen, take up a card',
      shows: '.pen-taken',
      approach: page => page.locator('.pen-junk-card').first().hover(),
      press: page => page.locator('.pen-junk-card').first().click(),
    },
    {
      name: 'Dungeon Pen, let go of the pencil',
      shows: '[data-id^="trail/"], .log li',
      approach: pulled,
      press: page => page.mouse.up(),
    },
  ],
};

/** The pencil is pressed down and the sheet pulled. */
async function pulled(page: Page): Promise<void> {
  const [from, to] = await pullOn(page, 90, 600);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

const wall = playedPen(asks('place'));

const walls: Situation = {
  sit: page => sitDown(page, wall, { sitters: AGAINST_BOT }),
  clicks: [
    {
      name: 'Dungeon Pen, draw a wall',
      shows: '[data-id^="wall/"], .log li',
      approach: page => go(page).hover(),
      press: page => go(page).click(),
    },
  ],
};

const isTurnable = (moment: Moment): boolean =>
  inPhase('lay', ({ faces }) => faces.length > 9)(moment) && moment.rules.actions(moment.state, 0).length > 2;

const inHand = playedMaze({ seats: 1 }, isTurnable);

const tiles: Situation = {
  sit: page => sitDown(page, inHand),
  clicks: [
    {
      name: 'The Dungeon, turn a tile',
      shows: '[data-id="held"]',
      approach: page => held(page).hover(),
      press: page => held(page).click(),
    },
    {
      name: 'The Dungeon, lay a tile',
      shows: LOG,
      approach: page => choice(page, 'Lay it here').hover(),
      press: page => choice(page, 'Lay it here').click(),
    },
  ],
};

const walked = playedMaze(
  { seats: 1 },
  inPhase('step', ({ faces }) => faces.length > 9),
);
const ways = (page: Page) => page.locator('[data-id^="way/"]').first();
const CORNER = { position: { x: 20, y: 20 } };

const maze: Situation = {
  sit: page => sitDown(page, walked),
  clicks: [
    {
      name: 'The Dungeon, go to a tile',
      shows: LOG,
      approach: page => ways(page).hover(CORNER),
      press: page => ways(page).click(CORNER),
    },
  ],
};

const match = transcript('fifty-three');

/** What is done on the table at the `count`-th time, by pointer. */
function onTable(type: 'lay' | 'step', count: number): Pick<Click, 'approach' | 'press'> {
  const done = doneIn(match).filter(({ action }) => action.type === type)[count - 1] as Done;
  return {
    approach: async page => {
      const { x, y } = await aim(page, match, done);
      await page.mouse.move(x, y, { steps: 3 });
      for (let turn = 0; done.action.type === 'lay' && turn < done.action.turn; turn++)
        await page.mouse.click(x, y, { button: 'right' });
    },
    press: async page => {
      await page.mouse.down();
      await page.mouse.up();
    },
  };
}

const LAID = 9;
const WALKED = 12;

const cards: Situation = {
  sit: page => sitDown(page, before(match, 'lay', LAID)),
  clicks: [{ name: 'DonjonZ, lay a card', shows: LOG, ...onTable('lay', LAID) }, takeBack('DonjonZ')],
};

const walk: Situation = {
  sit: page => sitDown(page, before(match, 'step', WALKED)),
  clicks: [{ name: 'DonjonZ, step on', shows: LOG, ...onTable('step', WALKED) }],
};

export const SITUATIONS: readonly Situation[] = [diceAndDanger, dungeonPen, walls, tiles, maze, cards, walk];
