import type { Event, EventOf, Side, TheDungeon, TheDungeonWords, View } from '../../../../games/the-dungeon/index.ts';
import { mover, roomAt } from '../../../../games/the-dungeon/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { say } from '../../../../kernel/words.ts';
import type { Scene } from '../../stage/scene.ts';
import type { Hearing } from '../module.ts';
import { type Desk, GAME_WORDS, TABLE_WORDS } from './context.ts';
import type { Part } from './scenes.ts';
import type { Subject, TableWords } from './words.ts';

/** To whom something is told: the words, the names, and who is called "you". */
export interface Listener extends Pick<Hearing<TheDungeon>, 'names' | 'reader'> {
  readonly game: TheDungeonWords;
  readonly words: TableWords;
}

export const toldIn = ({ play, game, words }: Pick<Desk, 'play' | 'game' | 'words'>): Listener => ({
  game,
  words,
  names: play.names,
  reader: play.reader,
});

export const subjectIn =
  ({ names, reader, words }: Listener, seat: Seat): Subject =>
  (they, you) =>
    seat === reader ? `${words.telling.you} ${you}` : `${names[seat] ?? ''} ${they}`;

/** How somebody is called in a heading. */
export const nameIn = ({ names, reader, words }: Listener, seat: Seat): string =>
  seat === reader ? words.telling.you : (names[seat] ?? '');

/** What stands above the board while something moves; what has come of it is told in its own words. */
export function caption(scene: Scene<TheDungeon>, hearing: Hearing<TheDungeon>): string | undefined {
  const { event } = scene;
  const view = scene.view ?? hearing.view;
  const told: Listener = { ...hearing, game: GAME_WORDS[hearing.language], words: TABLE_WORDS[hearing.language] };
  switch (scene.part as Part) {
    case 'choice':
    case 'tumble':
      return aimOf(told, event, view);
    case 'lie':
      return lieOf(told, event, view);
    case 'tile':
    case 'step':
      return say(told.game.events, event, told.names, told.reader);
    default:
      return undefined;
  }
}

/** What somebody is about to do, or throws dice for. */
export function aimOf(told: Listener, event: Event, view: View): string {
  const { aims } = told.words.telling;
  const who = subjectIn(told, 'seat' in event ? event.seat : view.turn);
  switch (event.type) {
    case 'dice-thrown':
      return aimOfVerdict(told, event, view);
    case 'movement-rolled':
      return aims.movement(who);
    case 'door-unlocked':
    case 'door-locked':
      return aims.lock(who, event.side);
    case 'test-rolled':
      return aims.test(who, event.test);
    case 'fought':
      return aims.fight(who, told.game.enemies[event.enemy]);
    case 'rival-fought':
      return aims.rival(who, rivalIn(told, event.rival));
    case 'save-rolled':
      return aims.save(who, told.game.thing(event.object));
    case 'guard-bribed':
      return aims.bribe(who);
    case 'spell-cast':
      return aims.spell(who);
    case 'fate-spent':
      return aims.fate(who);
    default:
      return isFind(event) ? aims.find(who, roomAt(view, mover(view).at)) : aims.other(who);
  }
}

/** TD-B14: dice that fate may throw again were thrown for what they come to. */
function aimOfVerdict(told: Listener, { seat, verdict }: EventOf<'dice-thrown'>, view: View): string {
  const { aims } = told.words.telling;
  const who = subjectIn(told, seat);
  switch (verdict.type) {
    case 'movement':
      return aims.movement(who);
    case 'lock':
      return aims.lock(who, view.door as Side);
    case 'test':
      return aims.test(who, verdict.test);
    case 'fight':
      return verdict.enemy
        ? aims.fight(who, told.game.enemies[verdict.enemy])
        : aims.rival(who, rivalIn(told, view.rival));
    case 'save':
      return aims.save(who, undefined);
    default:
      return aims.find(who, roomAt(view, mover(view).at));
  }
}

const FINDS: readonly Event['type'][] = [
  'found',
  'gold-found',
  'object-found',
  'none-available',
  'cave-in',
  'enemy-met',
  'way-out-found',
];
const isFind = ({ type }: Event): boolean => FINDS.includes(type);

/** Another character by name; undefined for whoever reads. */
const rivalIn = ({ names, reader }: Listener, rival: Seat): string | undefined =>
  rival === reader ? undefined : (names[rival] ?? '');

/** The dice as they lie, before anybody says what they mean. */
function lieOf(told: Listener, event: Event, { dice, turn }: View): string {
  const { telling } = told.words;
  const who = subjectIn(told, 'seat' in event ? event.seat : turn);
  const [mine = 0, theirs = 0] = dice;
  if (event.type === 'fought') return telling.lie(who, mine, told.game.enemies[event.enemy], theirs);
  if (event.type === 'rival-fought') return telling.lie(who, mine, rivalIn(told, event.rival) ?? telling.them, theirs);
  return telling.lies(who, dice);
}
