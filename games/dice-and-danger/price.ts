import type { Seat } from '../../kernel/game.ts';
import type { Content } from './content.ts';
import { LIVES } from './data.ts';
import { roomAt } from './sheet.ts';
import { isFull, type Paper, type Draft, type Table } from './state.ts';

/** Lives that can still be lost, green boxes included; with the last of them the skull is struck (DDD-19). */
export function livesLeft({ lost, green }: Readonly<Paper>): number {
  return LIVES - lost + green;
}

/** DDD-32, DDD-S-3: the lives that the end of the round takes from a draft as it stands, beyond sums given up. */
export function livesDue(content: Content, table: Readonly<Table>, seat: Seat, draft: Readonly<Draft>): number {
  return heartsDue(content, table, seat, draft) + (content.everyone.length === 1 && draft.damage === 0 ? 1 : 0);
}

/** DDD-32: hearts of the monsters that are defeated for the first time. */
export function heartsDue(content: Content, table: Readonly<Table>, seat: Seat, { paper }: Readonly<Draft>): number {
  const before = table.papers[seat] ?? paper;
  let hearts = 0;
  for (const room of content.monsters) {
    const isNew = isFull(content, paper, room) && !isFull(content, before, room);
    if (isNew && table.slain[content.rooms.indexOf(room)] === 0) hearts += roomAt(content.sheet, room).hearts;
  }
  return hearts;
}
