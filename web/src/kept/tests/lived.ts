// A browser in which somebody has lived: whatever the page keeps is there, written by the code that writes it.
import { readFileSync } from 'node:fs';
import { gameById } from '../../../../games/index.ts';
import type { GameId } from '../../../../games/shelf.ts';
import { digest } from '../../../../kernel/chance.ts';
import type { Game, Kind } from '../../../../kernel/game.ts';
import { ghostsIn } from '../../daily/ghosts.ts';
import { noteAttempt, readHistory } from '../../daily/history.ts';
import { parsIn } from '../../daily/par.ts';
import type { Drawer } from '../../drawer.ts';
import { habitsIn as penHabitsIn } from '../../games/dungeon-pen/habits.ts';
import { habitsIn as mazeHabitsIn } from '../../games/the-dungeon/habits.ts';
import { keepRun, keepStars, keptLessons, refuseLessons } from '../../lessons/kept.ts';
import { chatMemoryIn } from '../../online/chat/memory.ts';
import { witnessIn } from '../../online/dice/witness.ts';
import { lastStart, rememberStart } from '../../parts/lastStart.ts';
import { keepChoices, keptChoices } from '../../print/choices.ts';
import { keepSettings, type SettingsKeeper, type System } from '../../settings.ts';
import { memoryStore } from '../../table/memory.ts';
import { botAt, personCalled } from '../../table/sitters.ts';
import type { Store } from '../../table/store.ts';
import type { Frozen } from '../../table/tests/frozen.ts';
import { memoryDrawer } from '../../tests/drawer.ts';
import { patchBetween } from '../../workshop/patch.ts';
import { type KeptWork, memoryWorks, type WorkStore } from '../../workshop/works.ts';
import { travellingMatches, travellingWorks } from '../stores.ts';
import type { Places } from '../travel.ts';

export interface Browser extends Places {
  readonly store: Store;
  readonly works: WorkStore;
}

export function emptyBrowser(): Browser {
  const [store, works, drawer] = [memoryStore(), memoryWorks(), memoryDrawer()];
  return {
    store,
    works,
    drawer,
    get names() {
      return [...drawer.content.keys()].map(key => key.replace('oubliette/', ''));
    },
    stores: { matches: travellingMatches(store), works: travellingWorks(works) },
  };
}

export async function livedIn(): Promise<Browser> {
  const lived = emptyBrowser();
  for (const match of frozenMatches()) await lived.stores['matches']?.take(match);
  for (const [i, [game, text]] of WORKS.entries())
    await lived.works.put({ ...drawnAndTried(text), id: `work-${i}`, game, changed: 1_794_786_897_089 + i });
  writeDrawer(lived.drawer);
  return lived;
}

function frozenMatches(): readonly Pick<Frozen, 'head' | 'steps'>[] {
  const rows = new URL('../../table/tests/rows-1/indexeddb.json', import.meta.url);
  return (JSON.parse(readFileSync(rows, 'utf8')) as Frozen[]).map(({ head, steps }) => ({ head, steps }));
}

/** A work with what was drawn before and what was tried with it: neither of them travels. */
const drawnAndTried = (text: string): Pick<KeptWork, 'text' | 'past' | 'trial'> => ({
  text,
  past: [patchBetween(text, '')],
  trial: { of: digest(text), par: { figure: 53, by: 'bots' }, matches: 12, figures: [1, 2] },
});

/** What was given up half drawn is kept as well. */
const WORKS = (['dungeon-pen', 'dice-and-danger', 'donjonz', 'the-dungeon'] as const).map(
  (game): readonly [GameId, string] => [game, `A work of ${game}, not drawn to its end yet.\n`],
);

const pen = gameById('dungeon-pen') as Game<Kind>;
const CALM: System = { languages: ['en'], prefers: () => false };
const settingsIn = (drawer: Drawer): SettingsKeeper => keepSettings(CALM, drawer);

function writeDrawer(drawer: Drawer): void {
  settingsIn(drawer).choose({ language: 'fr', light: 'candle', pace: 'brisk', hand: 'left', names: ['Ada', 'Léo'] });
  keepRun('donjonz', 'door', { log: [[0, { type: 'turn' }]] as never, missed: 1 }, drawer);
  keepStars('donjonz', 'first', 2, drawer);
  refuseLessons('the-dungeon', drawer);
  noteAttempt({ game: 'donjonz', number: 40 }, { match: 'dr77a3qvra', day: 40, score: 53, isBrought: true }, drawer);
  noteAttempt({ game: 'dice-and-danger', number: 41 }, { match: '4fnvyv6ms7', day: 42 }, drawer);
  ghostsIn(drawer).put('donjonz/40', { name: 'Léo', bot: null, score: 61, run: 'aNotRead' });
  parsIn(drawer).put('donjonz/40', 77);
  const sitters = [personCalled('Ada'), botAt(1, 'easy')];
  rememberStart(pen, { sitters, texts: { rules: 'french' }, isTyped: true }, drawer);
  keepChoices(PRINTED, drawer);
  drawer.write('dungeon-pen', { flick: 'taps', turning: 'still' });
  drawer.write('the-dungeon', { onward: 'by-hand' });
  chatMemoryIn(drawer).change('ab12', { read: 1_794_786_897_089, isMuted: true, mutes: ['c3'] });
  witnessIn(drawer).sawCommitment('ab12', 'c0ffee');
  witnessIn(drawer).sentEntropy('ab12', 'beef');
}

const PRINTED = {
  paper: 'letter',
  inks: { sheets: 'low', cards: 'grey' },
  backs: 'duplex',
  offset: [1.5, -0.5],
} as const;

/** What of a drawer the page of today understands, name by name. */
export const readDrawer = (drawer: Drawer): Readonly<Record<string, unknown>> => ({
  settings: settingsIn(drawer).now(),
  'lessons/donjonz': keptLessons('donjonz', drawer),
  'lessons/the-dungeon': keptLessons('the-dungeon', drawer),
  daily: readHistory(drawer),
  'daily-ghosts': ghostsIn(drawer).get('donjonz/40'),
  'daily-pars': parsIn(drawer).get('donjonz/40'),
  'start/dungeon-pen': lastStart(pen, drawer),
  print: keptChoices(['en'], drawer),
  'dungeon-pen': penHabitsIn(drawer),
  'the-dungeon': mazeHabitsIn(drawer),
  chat: chatMemoryIn(drawer).of('ab12'),
  witnessed: witnessIn(drawer).of('ab12'),
});
