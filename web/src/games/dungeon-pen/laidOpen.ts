import type { CoinSide } from '../../../../art/dungeon-pen/index.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { DungeonPen, Event, EventName } from '../../../../games/dungeon-pen/index.ts';
import type { Moving } from '../../stage/scene.ts';

/** The event card that lies open, and who drew it. */
export interface TurnedUp {
  readonly card: EventName;
  readonly by: Seat;
  /** Cards are counted: one that is turned up anew has another number. */
  readonly number: number;
}

/** What lies open beside the sheet: the card drawn last, and what was thrown for it. */
export interface LaidOpen {
  readonly card: TurnedUp | undefined;
  readonly dice: readonly number[];
  readonly coin: CoinSide | undefined;
  /** Whether dice or coin are still in the air. */
  readonly isThrown: boolean;
}

/** By what has been told, and what is being shown before it is told. Dice and coins of an older event are put away. */
export function laidOpen(told: readonly Event[], moving: Moving<DungeonPen> | undefined): LaidOpen {
  const shown = moving && !told.includes(moving.event) ? [...told, moving.event] : told;
  const since = shown.slice(shown.findLastIndex(putsAway) + 1);
  return {
    card: cardIn(shown),
    dice: since.findLast(event => event.type === 'dice-rolled' || event.type === 'die-set')?.dice ?? [],
    coin: coinIn(since),
    isThrown: moving?.part === 'throw',
  };
}

function coinIn(shown: readonly Event[]): CoinSide | undefined {
  const tossed = shown.findLast(event => event.type === 'coin-tossed');
  return tossed && (tossed.heads ? 'heads' : 'tails');
}

const putsAway = (event: Event): boolean =>
  event.type === 'turn-began' ||
  event.type === 'flicked' ||
  event.type === 'event-drawn' ||
  (event.type === 'junk-used' && event.card !== 'die' && event.card !== 'bane');

function cardIn(shown: readonly Event[]): TurnedUp | undefined {
  const drawn = shown.filter(event => event.type === 'event-drawn');
  const last = drawn.at(-1);
  return last && { card: last.card, by: last.seat, number: drawn.length };
}
