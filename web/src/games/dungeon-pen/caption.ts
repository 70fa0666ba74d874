import type { DungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { characterOf } from '../../../../games/dungeon-pen/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Scene } from '../../stage/scene.ts';
import type { Hearing } from '../module.ts';
import { aimedAt } from './aimedAt.ts';
import { BOARD_WORDS } from './context.ts';

/** What stands above the sheet while a scene is seen; what has come of it is told by the game's own words. */
export function caption({ event, part, view }: Scene<DungeonPen>, hearing: Hearing<DungeonPen>): string | undefined {
  const { captions, moments } = BOARD_WORDS[hearing.language];
  const who = (seat: Seat): string | undefined => (seat === hearing.reader ? undefined : hearing.names[seat]);
  switch (event.type) {
    case 'flicked':
      return rivalAim(event, hearing);
    case 'card-spun':
      return captions.spins(who(event.seat));
    case 'line-drawn':
      if (part === 'landing') return undefined;
      return part === 'hair' ? moments.hair : captions.flies(who(event.seat));
    case 'event-drawn':
      return part === 'turn' ? captions.draws(who(event.seat)) : undefined;
    case 'dice-rolled':
      return part === 'throw' ? captions.rolls(who(event.seat)) : undefined;
    case 'coin-tossed':
      return part === 'throw' ? captions.tosses : undefined;
    case 'wall-drawn':
      return part === 'choice' ? captions.walls(who(event.seat)) : undefined;
    case 'hp-lost':
    case 'hp-gained':
      if (event.cause !== 'jailer' && event.cause !== 'whim') return undefined;
      return captions.coin(view?.heads ? 'heads' : 'tails', who(event.seat), changeBy(event));
    default:
      return undefined;
  }
}

type Change = Extract<DungeonPen['event'], { type: 'hp-lost' | 'hp-gained' }>;
const changeBy = ({ type, by }: Change): number => (type === 'hp-lost' ? -by : by);

type Flicked = Extract<DungeonPen['event'], { type: 'flicked' }>;

function rivalAim(event: Flicked, { rules, view, language, names, reader }: Hearing<DungeonPen>): string {
  const target = aimedAt(rules.content, view, event.seat, event);
  const { effects } = characterOf(view, event.seat);
  const isOurs = reader !== undefined && 'thing' in target && target.thing === 'treasure';
  return BOARD_WORDS[language].captions.aims(names[event.seat] ?? '', isOurs ? 'ours' : target, effects);
}
