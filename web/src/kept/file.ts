// All that a browser keeps, as one file. It can be read into another browser, where nothing is overwritten.
import { isRecord } from '../../../kernel/plain.ts';

/** Raised when an older page could not read a newer file any more. */
export const FILE_VERSION = 1;
/** Far more than anybody has played. */
export const LARGEST_FILE = 100_000_000;

export interface KeptFile {
  readonly oubliette: typeof FILE_VERSION;
  /** When it was made, in ISO 8601. */
  readonly made: string;
  /** What lies in the drawer, by name. */
  readonly drawer: Readonly<Record<string, unknown>>;
  /** What lies in databases, by the name of the store. */
  readonly stores: Readonly<Record<string, readonly unknown[]>>;
}

/** Why a file cannot be read: it is no JSON; not ours; of a later version; a part of it is not what it should be. */
export type FileFlaw =
  | { readonly flaw: 'too-large' | 'not-json' | 'not-ours' | 'newer' }
  | { readonly flaw: 'part'; readonly part: string };

export const isFlaw = (read: KeptFile | FileFlaw): read is FileFlaw => 'flaw' in read;

/** Reads a file from a stranger, as far as its outline goes: what is in its parts is checked by whoever takes them. */
export function readFile(text: string): KeptFile | FileFlaw {
  if (text.length > LARGEST_FILE) return { flaw: 'too-large' };
  const found = parsed(text);
  if (found === undefined) return { flaw: 'not-json' };
  if (!isRecord(found) || !Number.isSafeInteger(found.oubliette)) return { flaw: 'not-ours' };
  if (Number(found.oubliette) > FILE_VERSION) return { flaw: 'newer' };
  if (found.oubliette !== FILE_VERSION) return { flaw: 'not-ours' };
  const { made, drawer, stores } = found;
  if (!isRecord(drawer)) return { flaw: 'part', part: 'drawer' };
  if (!isRecord(stores)) return { flaw: 'part', part: 'stores' };
  const odd = Object.entries(stores).find(([, items]) => !Array.isArray(items));
  if (odd) return { flaw: 'part', part: `stores.${odd[0]}` };
  const lists = stores as Readonly<Record<string, readonly unknown[]>>;
  return { oubliette: FILE_VERSION, made: typeof made === 'string' ? made : '', drawer, stores: lists };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? null;
  } catch {
    return undefined;
  }
}
