// A whole work in the hash of a link, which no server hears of: a letter that says how it is written, then its canonical
// text and its par as JSON, deflated, with four bytes of its digest behind it, in base64url. What somebody else has sent is
// read here and trusted by nobody: its text is read and checked as any stranger's.
import { digest } from '../../../kernel/chance.ts';
import { base64url, bytesOf, deflated, inflated } from '../parts/packed.ts';
import { isPar, type Par } from './par.ts';

const VERSION = 'a';
/** No work of any game comes near it. */
const MOST_BYTES = 100_000;
const DIGEST_BYTES = 4;

export interface LinkedWork {
  /** From a stranger. */
  readonly text: string;
  /** What its author claims that it takes. */
  readonly par?: Par;
}

/** Why a link cannot be read: a piece of it is missing or changed; it is written in a way that is not known here. */
export type UnreadLink = 'cut' | 'unknown-letter';

export async function writeWorkLink({ text, par }: LinkedWork): Promise<string> {
  const json = JSON.stringify(par ? [text, par] : [text]);
  const bytes = await deflated(json, 'deflate-raw');
  return VERSION + base64url(Uint8Array.from([...bytes, ...sealOf(json)]));
}

/** By the bytes of its digest a link that was changed is told apart from one that was written like this. */
const sealOf = (json: string): number[] =>
  Array.from({ length: DIGEST_BYTES }, (_, i) => Number.parseInt(digest(json).slice(2 * i, 2 * i + 2), 16));

export async function readWorkLink(link: string): Promise<LinkedWork | UnreadLink> {
  if (link !== '' && !link.startsWith(VERSION)) return 'unknown-letter';
  try {
    const bytes = bytesOf(link.slice(VERSION.length));
    const json = await inflated(bytes.slice(0, -DIGEST_BYTES), 'deflate-raw', MOST_BYTES);
    const isWhole = sealOf(json).every((byte, i) => byte === bytes[bytes.length - DIGEST_BYTES + i]);
    return isWhole ? workIn(JSON.parse(json)) : 'cut';
  } catch {
    return 'cut';
  }
}

function workIn(found: unknown): LinkedWork | UnreadLink {
  const [text, par]: readonly unknown[] = Array.isArray(found) ? found : [];
  if (typeof text !== 'string') return 'cut';
  return isPar(par) ? { text, par } : { text };
}
