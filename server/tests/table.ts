import type { Message } from '../../wire/messages.ts';
import type { Seating } from '../../wire/table.ts';
import { tableAt } from '../../wire/times.ts';

/** The table as all that was told adds up to. */
export function tableIn(told: readonly Message[]): Seating | undefined {
  let table: Seating | undefined;
  for (const message of told) {
    if ('table' in message && message.table) table = message.table;
    if ('times' in message && message.times && table) table = tableAt(table, message.times);
  }
  return table;
}
