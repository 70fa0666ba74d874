import type { Donjonz, Event } from '../../../../games/donjonz/index.ts';
import type { Scene, Timing } from '../../stage/scene.ts';
import type { SoundName } from '../../sound.ts';
import type { Now } from '../../table/table.ts';
import type { Hearing } from '../module.ts';
import { BOARD_WORDS, GAME_WORDS } from './context.ts';

type WalkScene = Scene<Donjonz>;

const LAID: Timing = { calm: 240, brisk: 160, still: 0 };
const STEP: Timing = { calm: 220, brisk: 140, still: 0 };
const FIND: Timing = { calm: 400, brisk: 250, still: 200 };
const END: Timing = { calm: 1200, brisk: 700, still: 900 };

type Sounds = Readonly<Partial<Record<Event['type'], SoundName>>>;

const LAYS: Sounds = { 'card-laid': 'card' };

/** What a step may bring, and how it sounds. */
const FINDS: Sounds = {
  'pouch-found': 'coin',
  'weapon-found': 'scratch',
  'key-found': 'coin',
  'door-opened': 'door',
  'door-passed': 'door',
  'monster-beaten': 'hit',
  'pouches-lost': 'lose',
};

/** What nothing comes after but the result. */
const ENDS: Sounds = { 'hero-fell': 'lose', 'walk-ended': 'win' };

/**
 * A card comes to lie; the hero steps, and then sees what is there; the end is looked at before it is counted. A step on
 * bare ground is told at once: whoever walks on does not wait for it.
 */
export function scenes(events: readonly Event[], before: Now<Donjonz>, after: Now<Donjonz>): readonly WalkScene[] {
  const laid = scenesOf(events, LAYS, { part: 'laid', kind: 'motion', time: LAID });
  const step = events.find(({ type }) => type === 'stepped');
  const finds = scenesOf(events, FINDS, { part: 'find', kind: 'consequence', time: FIND });
  const ends = scenesOf(events, ENDS, { part: 'end', kind: 'consequence', time: END });
  if (!step || finds.length + ends.length === 0) return [...laid, ...ends];
  return [...laid, stepScene(step, before, after), ...finds, ...ends];
}

const scenesOf = (
  events: readonly Event[],
  sounds: Sounds,
  how: Pick<WalkScene, 'part' | 'kind' | 'time'>,
): WalkScene[] =>
  events.flatMap(event => {
    const sound = sounds[event.type];
    return sound ? [{ ...how, event, comes: 'after', sound }] : [];
  });

const stepScene = (event: Event, before: Now<Donjonz>, after: Now<Donjonz>): WalkScene => ({
  event,
  part: 'step',
  kind: 'motion',
  time: STEP,
  comes: 'after',
  sound: 'scratch',
  view: onTheWay(before, after),
});

/** The hero stands on the new space, and nobody knows yet what is there. */
const onTheWay = (before: Now<Donjonz>, after: Now<Donjonz>): Donjonz['view'] => ({
  ...before.view,
  path: after.view.path,
});

/** What is done; what it leads to is not known yet. What comes of it is told in its own words. */
export function caption(
  { event, kind }: WalkScene,
  { language }: Pick<Hearing<Donjonz>, 'language'>,
): string | undefined {
  if (kind !== 'motion') return undefined;
  const { captions } = BOARD_WORDS[language];
  if (event.type === 'stepped') return captions.step[event.side];
  return event.type === 'card-laid' ? captions.lays(GAME_WORDS[language].card(event.name)) : undefined;
}

/** One walks alone: everything that is lost or found is one's own. */
export const concerns = (event: Event): boolean => event.type === 'pouches-lost' || event.type === 'hero-fell';
