import type { Message } from '../../wire/messages.ts';
import type { Table } from '../../wire/table.ts';
import { tableAt } from '../../wire/times.ts';

/** The table as all that was told adds up to. */
export function tableIn(told: readonly Message[]): Table | undefined {
  let table: Table | undefined;
  for (const message of told) {
    if ('table' in message && message.table) table = message.table;
    if ('times' in message && message.times && table) table = tableAt(table, message.times);
  }
  return table;
}
