import { isRecord } from '../../kernel/plain.ts';
import { SESSION_VERSION } from '../../kernel/session.ts';
import type { MatchRow, StepRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { headOf, type Shelf } from './head.ts';
import { summaryOf } from './match-log.ts';
import { walk } from './rows.ts';

/** A match whose steps do not add up. */
export interface Damaged {
  readonly match: string;
  /** How many steps are stored. */
  readonly steps: number;
  /** The first that does not add up; null when that cannot even be tried. */
  readonly step: number | null;
  /** In one sentence. */
  readonly why: string;
}

export interface Checked {
  readonly matches: number;
  readonly steps: number;
  readonly damaged: readonly Damaged[];
}

interface Around {
  readonly storage: Storage;
  readonly shelf: Shelf;
}

/** Walks the chains of all matches, or of one. */
export async function check(around: Around, match?: string): Promise<Checked> {
  const { storage } = around;
  let [matches, steps] = [0, 0];
  const damaged: Damaged[] = [];
  for await (const row of match === undefined ? allMatches(storage) : oneMatch(storage, match)) {
    const rows = await storage.steps(row.id);
    const damage = damageOf(around, row, rows);
    if (damage) damaged.push(damage);
    matches++;
    steps += rows.length;
  }
  const headless = match === undefined ? await storage.headless() : [];
  for (const id of headless) damaged.push(await withoutHead(storage, id));
  return { matches, steps, damaged };
}

async function* allMatches(storage: Storage): AsyncGenerator<MatchRow> {
  for (let page = await storage.matchesAfter(''); page.length > 0;) {
    yield* page;
    page = await storage.matchesAfter(page.at(-1)?.id ?? '');
  }
}

async function* oneMatch(storage: Storage, id: string): AsyncGenerator<MatchRow> {
  const row = await storage.match(id);
  if (row) yield row;
}

function damageOf({ shelf }: Around, row: MatchRow, rows: readonly StepRow[]): Damaged | undefined {
  const found = { match: row.id, steps: rows.length };
  if (!isReadable(row.head)) return { ...found, step: null, why: 'What it was created with cannot be read.' };
  const head = headOf(row, shelf);
  if (!head) return { ...found, step: null, why: `Nobody here knows the game ${row.game}.` };
  if (head.session !== SESSION_VERSION)
    return { ...found, step: null, why: `Nobody here folds sessions of version ${head.session}.` };
  const walked = walk(head, rows);
  return 'why' in walked ? { ...found, step: walked.seq, why: walked.why } : undefined;
}

function isReadable(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}

async function withoutHead(storage: Storage, match: string): Promise<Damaged> {
  const { length } = await storage.steps(match);
  return { match, steps: length, step: null, why: 'What it was created with is missing.' };
}

/** Cuts a damaged match back to its last whole step. */
export async function mend({ storage, shelf }: Around, { match, step }: Damaged): Promise<void> {
  const row = await storage.match(match);
  const head = row && headOf(row, shelf);
  if (!head || step === null) return;
  const whole = (await storage.steps(match)).slice(0, step);
  const walked = walk(head, whole);
  if ('why' in walked) throw new Error(`the first ${step} steps of ${match} do not add up either`);
  const { changed, ...summary } = summaryOf(walked.fold, storage.now());
  await storage.cut(match, step, { ...summary, changed: whole.at(-1)?.at ?? changed, kept: 0 });
}
