import type { Event } from '../../../../games/dungeon-pen/index.ts';
import type { Seat } from '../../../../kernel/game.ts';

/** Whether an event changes the lives, the goods, the hand or the goal of a seat. */
export function concerns(event: Event, seat: Seat): boolean {
  switch (event.type) {
    case 'hp-lost':
    case 'hp-gained':
    case 'hindered':
    case 'junk-drawn':
    case 'junk-returned':
    case 'teleported':
    case 'sent-back':
      return event.seat === seat;
    case 'junk-stolen':
      return event.seat === seat || event.from === seat;
    case 'treasure-taken':
    case 'table-bolted':
    case 'character-died':
    case 'game-ended':
      return true;
    default:
      return false;
  }
}
