import { type RawBuilder, sql } from 'kysely';
import type { Engine } from './engine.ts';

/** What is said after a `select` where other processes write at the same time; nobody else writes to a file. */
type Lock = RawBuilder<unknown>;

/** A row that is seen is not deleted before what is written because of it is there. */
export const untilWritten = ({ isShared }: Pick<Engine, 'isShared'>): Lock => (isShared ? sql`for key share` : sql``);

/** Many who ask for a row at once come one after the other, and it is deleted before or after. */
export const oneByOne = ({ isShared }: Pick<Engine, 'isShared'>): Lock => (isShared ? sql`for update` : sql``);
