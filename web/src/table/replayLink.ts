// A whole match in the hash of a link, which no server hears of: a letter that says how it is written, then the match as
// JSON, deflated, in base64url. What somebody else has sent is read here and trusted by nobody: its transcript is verified.
import type { Kind } from '../../../kernel/game.ts';
import { isRecord } from '../../../kernel/plain.ts';
import { NAME_LENGTH } from '../../../wire/limits.ts';
import type { Told } from './matches.ts';
import { isBotId, type NamedSitter } from './sitters.ts';

const VERSION = 'a';
const MOST_BYTES = 2_000_000;

/** What chat programs and mail still send in one piece; longer matches travel as files. */
export const LONGEST_LINK = 8000;

export interface LinkedMatch {
  /** From a stranger. */
  readonly transcript: unknown;
  readonly sitters: readonly NamedSitter[];
}

/** Why a link cannot be read: a piece of it is missing or changed; it is written in a way that is not known here. */
export type Unlinked = 'cut' | 'unknown-letter';

export async function writeReplayLink({
  transcript,
  sitters,
}: Pick<Told<Kind>, 'transcript' | 'sitters'>): Promise<string> {
  const text = JSON.stringify({ transcript, sitters: sitters.map(({ name, bot }) => [name, bot]) });
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return VERSION + base64url(new Uint8Array(await new Response(deflated).arrayBuffer()));
}

export async function readReplayLink(text: string): Promise<LinkedMatch | Unlinked> {
  if (text !== '' && !text.startsWith(VERSION)) return 'unknown-letter';
  let found: unknown;
  try {
    found = JSON.parse(await inflated(bytesOf(text.slice(1))));
  } catch {
    return 'cut';
  }
  return linkedIn(found);
}

const linkedIn = (found: unknown): LinkedMatch | Unlinked =>
  isRecord(found) && Array.isArray(found.sitters)
    ? { transcript: found.transcript, sitters: found.sitters.map(sitterIn) }
    : 'cut';

function sitterIn(found: unknown): NamedSitter {
  const [name, bot]: readonly unknown[] = Array.isArray(found) ? found : [];
  return {
    name: typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '',
    bot: isBotId(bot) ? bot : null,
  };
}

/** A few bytes can be inflated without end: whoever sends more than any match has is not listened to. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; ;) {
    const { value } = await reader.read();
    if (!value) return new Blob(chunks).text();
    length += value.length;
    if (length > MOST_BYTES) throw new RangeError(`more than ${MOST_BYTES} bytes`);
    chunks.push(value);
  }
}

function base64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));
