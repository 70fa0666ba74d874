import { describe, expect, test } from 'vitest';
import { donjonz, type Donjonz, type Event } from '../../../../games/donjonz/index.ts';
import { keptMatch } from '../../../../games/tests/kept.ts';
import { say } from '../../../../kernel/words.ts';
import { type Cue, LOOK, nextTick, openStage, reduce, seenOn, type StageSetting } from '../../play/stage.ts';
import { type FlipPage, flipPagesOf } from '../../table/replay.ts';
import { GAME_WORDS } from './context.ts';
import { concerns, scenes } from './scenes.ts';

type Tempo = Pick<StageSetting<Donjonz>, 'motion' | 'pace'>;
const CALM: Tempo = { motion: 'full', pace: 'calm' };
const BRISK: Tempo = { motion: 'full', pace: 'brisk' };
const STILL: Tempo = { motion: 'still', pace: 'calm' };

type Pages = readonly FlipPage<Donjonz>[];
const pagesOf = (name: string): Pages => flipPagesOf(donjonz, keptMatch<Donjonz>('donjonz', name), 0);
const PAGES = pagesOf('lost-pouches.json');

type Leap = readonly [before: FlipPage<Donjonz>, after: FlipPage<Donjonz>];

interface Frame {
  readonly line: string;
  readonly view: Donjonz['view'];
}

/** The step that leads to the first page that tells such an event. */
function stepTo(wanted: Event['type'], pages = PAGES): Leap {
  const at = pages.findIndex(({ events }) => events.some(({ type }) => type === wanted));
  const [before, after] = [pages[at - 1], pages[at]];
  if (!before || !after) throw new Error(`nobody tells of ${wanted}`);
  return [before, after];
}

/** What is seen, heard and said of a step, by a clock that is moved by hand. */
function filmOf([before, after]: Leap, tempo: Tempo): readonly Frame[] {
  const setting = { ...tempo, scenes, concerns, look: LOOK, backlog: Infinity, people: [0], isSecret: false };
  let stage = openStage<Donjonz>(0);
  const frames: Frame[] = [];
  let told = 0;
  const give = (at: number, cue: Cue<Donjonz>): void => {
    stage = reduce(stage, { ...cue, at }, setting);
    const seen = seenOn(stage, setting);
    if (!seen) return;
    const said = seen.told.slice(told).map(event => say(GAME_WORDS.en.events, event));
    const { moving, now } = seen;
    const line = [at, moving?.part ?? '–', moving?.sound ?? '–', said.join(' ') || '–'].join(' | ');
    frames.push({ line, view: now.view });
    told = seen.told.length;
  };
  give(0, { type: 'hear', heard: { now: before.now, actions: [], events: null, told: [] } });
  frames.length = 0;
  give(0, { type: 'hear', heard: { now: after.now, actions: [], events: after.events } });
  while (stage.scenes.length > 0) give(nextTick(stage, setting) ?? 0, { type: 'tick' });
  return frames;
}

const lines = (frames: readonly Frame[]): readonly string[] => frames.map(({ line }) => line);

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
    const [before, after] = step;
    expect(first!.view.path).toEqual(after.now.view.path);
    expect(first!.view.pouches).toBe(before.now.view.pouches);
    expect(second!.view).toEqual(after.now.view);
  });
});

test('a loss is heard and told when the hero has come there', () => {
  expect(lines(filmOf(stepTo('pouches-lost'), CALM))).toEqual([
    '0 | step | scratch | –',
    expect.stringMatching(/^220 \| find \| lose \| .+It takes /),
    '620 | – | – | –',
  ]);
});

test('a card is told of when it lies', () => {
  const [first, second] = filmOf(stepTo('card-laid'), CALM);
  expect(first!.line).toBe('0 | laid | card | –');
  expect(second!.line).toMatch(/^240 \| – \| – \| .+ is part of the dungeon now\./);
});

test('a step on bare ground is told at once', () => {
  const bare = PAGES.findIndex(({ events }) => events.length === 1 && events[0]?.type === 'stepped');
  expect(lines(filmOf([PAGES[bare - 1]!, PAGES[bare]!], CALM))).toEqual([
    expect.stringMatching(/^0 \| – \| – \| A step/),
  ]);
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
    expect(film[0]!.view.path).toEqual(fall[1].now.view.path);
    expect(film[0]!.view.lost).toBe(false);
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
