import { describe, expect, test } from 'vitest';
import { donjonz, type Donjonz, type Event } from '../../../../games/donjonz/index.ts';
import { keptMatch } from '../../../../games/tests/kept.ts';
import type { Language } from '../../../../kernel/words.ts';
import {
  AT_ONCE,
  BRISK,
  CALM,
  expectInOrder,
  filmOf as filming,
  type Frame as FrameOf,
  slipOf,
  STILL,
  type Step,
} from '../../play/tests/film.ts';
import { type FlipPage, flipPagesOf } from '../../table/replay.ts';
import { GAME_WORDS } from './context.ts';
import { caption, concerns, scenes } from './scenes.ts';

type Frame = FrameOf<Donjonz>;

type Pages = readonly FlipPage<Donjonz>[];
const pagesOf = (name: string): Pages => flipPagesOf(donjonz, keptMatch<Donjonz>('donjonz', name), 0);
const KEPT = keptMatch<Donjonz>('donjonz', 'lost-pouches.json');
const PAGES = pagesOf('lost-pouches.json');

/** The step that leads to the first page that tells such an event. */
function stepTo(wanted: Event['type'], pages = PAGES): Step<Donjonz> {
  const at = pages.findIndex(({ events }) => events.some(({ type }) => type === wanted));
  return between(pages, at);
}

function between(pages: Pages, at: number): Step<Donjonz> {
  const [before, after] = [pages[at - 1], pages[at]];
  if (!before || !after) throw new Error(`nothing leads to page ${at}`);
  return { rules: donjonz.rules(KEPT), before: before.now, after: after.now, events: after.events };
}

const GAME = { scenes, concerns, words: GAME_WORDS, names: [] };
const filmOf = filming<Donjonz>(GAME);

const lines = (frames: readonly Frame[]): readonly string[] =>
  frames.map(({ at, moving, heard, said }) =>
    [at, moving?.part ?? '–', heard ?? '–', said.join(' ') || '–'].join(' | '),
  );

describe('a pouch', () => {
  const step = stepTo('pouch-found');

  test('is found after the step: calmly', () => {
    expect(lines(filmOf(step, CALM))).toEqual([
      '0 | step | scratch | –',
      expect.stringMatching(/^220 \| find \| coin \| A step \w+\. A pouch of gold\./),
      '620 | – | – | –',
    ]);
  });

  test('briskly, and as pictures where nothing may move', () => {
    expect(lines(filmOf(step, BRISK)).map(line => line.split(' | ')[0])).toEqual(['0', '140', '390']);
    expect(lines(filmOf(step, STILL)).map(line => line.split(' | ').slice(0, 2))).toEqual([
      ['0', 'find'],
      ['200', '–'],
    ]);
  });

  test('is counted and circled when it is seen, not before, though the hero stands there', () => {
    const [first, second] = filmOf(step, CALM);
    const { before, after } = step;
    expect(first!.now.view.path).toEqual(after.view.path);
    expect(first!.now.view.pouches).toBe(before.view.pouches);
    expect(second!.now.view).toEqual(after.view);
  });
});

describe('above the board stands', () => {
  const captions = ({ events, before, after }: Step<Donjonz>, language: Language): readonly (string | undefined)[] =>
    scenes(events, before, after).map(scene => caption(scene, { language }));

  test('where the hero steps, not yet what is there; what is found is told in its own words', () => {
    const step = stepTo('pouch-found');
    const [going, ...then] = captions(step, 'en');
    expect(going).toMatch(/^A step (north|east|south|west) …$/);
    expect(then).toEqual([undefined]);
    expect(captions(step, 'fr')[0]).toMatch(/^Un pas vers (le nord|l’est|le sud|l’ouest)…$/);
  });

  test('which card is laid', () => {
    const step = stepTo('card-laid');
    const { name } = step.events.find(event => event.type === 'card-laid')!;
    expect(captions(step, 'en')).toEqual([`You lay ${name} …`]);
    expect(captions(step, 'fr')).toEqual([expect.stringMatching(/^Vous posez «.+»…$/)]);
  });
});

test('at once nothing is waited for, and whoever walks alone needs no slip', () => {
  for (const [at, { now }] of PAGES.entries()) {
    if (at === 0) continue;
    const step = between(PAGES, at);
    const frames = filmOf(step, AT_ONCE);
    expect(frames.map(({ at: time, seen, said }) => [time, seen, said.length])).toEqual([[0, '', step.events.length]]);
    expect(frames[0]?.now).toEqual(now);
    expect(slipOf<Donjonz>(GAME)(step)).toEqual([]);
  }
});

/** What nobody may read while the hero is on the way, or while a card is laid. */
const FOUND = { step: /pouch|key|door|hammer|axe|sword|bow|golem|skeleton|goblin|bat|No way on/i, laid: /leads? to/ };

test.each(['lost-pouches.json', 'fallen.json', 'stuck-at-the-door.json', 'fifty-three.json'])(
  'in the whole match of %s nothing is told before it is seen',
  name => {
    const pages = pagesOf(name);
    let motions = 0;
    for (const at of pages.keys())
      for (const tempo of at > 0 ? [CALM, BRISK, STILL] : []) {
        const step = between(pages, at);
        const frames = filmOf(step, tempo);
        expectInOrder(step, frames);
        expect(frames.at(-1)?.now).toEqual(step.after);
        for (const { moving, said } of frames) {
          if (moving?.kind !== 'motion') continue;
          motions++;
          expect([...said, caption(moving, { language: 'en' })].join(' ')).not.toMatch(FOUND[moving.part as 'step']);
        }
      }
    expect(motions).toBeGreaterThan(20);
  },
);

test('a loss is heard and told when the hero has come there', () => {
  expect(lines(filmOf(stepTo('pouches-lost'), CALM))).toEqual([
    '0 | step | scratch | –',
    expect.stringMatching(/^220 \| find \| lose \| .+It takes /),
    '620 | – | – | –',
  ]);
});

test('a card is told of when it lies', () => {
  const [first, second] = lines(filmOf(stepTo('card-laid'), CALM));
  expect(first).toBe('0 | laid | card | –');
  expect(second).toMatch(/^240 \| – \| – \| .+ ways? leads? to .+\./);
});

test('a step on bare ground is told at once', () => {
  const bare = PAGES.findIndex(({ events }) => events.length === 1 && events[0]?.type === 'stepped');
  expect(lines(filmOf(between(PAGES, bare), CALM))).toEqual([expect.stringMatching(/^0 \| – \| – \| A step/)]);
});

describe('the end', () => {
  const fall = stepTo('hero-fell', pagesOf('fallen.json'));
  const stuck = stepTo('walk-ended', pagesOf('stuck-at-the-door.json'));

  test('of a hero who falls is seen where the monster is, and stays in sight', () => {
    const film = filmOf(fall, CALM);
    expect(lines(film)).toEqual([
      '0 | step | scratch | –',
      expect.stringMatching(/^220 \| end \| lose \| A step \w+\. .+/),
      '1420 | – | – | –',
    ]);
    expect(film[0]!.now.view.path).toEqual(fall.after.view.path);
    expect(film[0]!.now.view.lost).toBe(false);
  });

  test('of a walk is seen after what its last step has brought', () => {
    expect(lines(filmOf(stuck, CALM))).toEqual([
      '0 | step | scratch | –',
      expect.stringMatching(/^220 \| find \| coin \| A step \w+\. A pouch of gold\./),
      expect.stringMatching(/^620 \| end \| win \| No way on\./),
      '1820 | – | – | –',
    ]);
  });

  test('of a walk on bare ground is seen too', () => {
    const bare = stepTo('walk-ended', pagesOf('fifty-three.json'));
    expect(lines(filmOf(bare, CALM)).map(line => line.split(' | ').slice(0, 2))).toEqual([
      ['0', 'step'],
      ['220', 'end'],
      ['1420', '–'],
    ]);
  });

  test('briskly, and as a picture where nothing may move', () => {
    expect(lines(filmOf(fall, BRISK)).map(line => line.split(' | ')[0])).toEqual(['0', '140', '840']);
    expect(lines(filmOf(fall, STILL)).map(line => line.split(' | ').slice(0, 2))).toEqual([
      ['0', 'end'],
      ['900', '–'],
    ]);
  });
});
