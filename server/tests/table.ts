import type { News } from '../../wire/news.ts';
import type { Table } from '../../wire/table.ts';
import { tableAt } from '../../wire/times.ts';

/** The table as all that was told adds up to. */
export function tableIn(told: readonly News[]): Table | undefined {
  let table: Table | undefined;
  for (const news of told) {
    if ('table' in news && news.table) table = news.table;
    if ('times' in news && news.times && table) table = tableAt(table, news.times);
  }
  return table;
}
