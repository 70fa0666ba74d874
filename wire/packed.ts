// Anything plain as the text of a link: a letter that says how it is written, then its JSON, deflated, with four bytes of its
// digest behind it, in base64url. Links hold it in their hash, which no server hears of; a browser keeps others' runs as such.
import { digest } from '../kernel/chance.ts';

const VERSION = 'a';
const PACKING = 'deflate-raw';
const DIGEST_BYTES = 4;

/** Why a link cannot be read: a piece of it is missing or changed; it is written in a way that is not known here. */
export type Unlinked = 'cut' | 'unknown-letter';

export async function packed(value: unknown): Promise<string> {
  const json = JSON.stringify(value);
  return VERSION + base64url(Uint8Array.from([...(await deflated(json)), ...sealOf(json)]));
}

/** What somebody has sent, and nobody has to trust; of more than `most` bytes nothing is read. */
export async function unpacked(link: string, most: number): Promise<{ readonly value: unknown } | Unlinked> {
  if (link !== '' && !link.startsWith(VERSION)) return 'unknown-letter';
  try {
    const bytes = bytesOf(link.slice(VERSION.length));
    const json = await inflated(bytes.slice(0, -DIGEST_BYTES), most);
    const isWhole = sealOf(json).every((byte, i) => byte === bytes[bytes.length - DIGEST_BYTES + i]);
    return isWhole ? { value: JSON.parse(json) } : 'cut';
  } catch {
    return 'cut';
  }
}

/** By the bytes of its digest a link that was changed is told apart from one that was written like this. */
const sealOf = (json: string): number[] =>
  Array.from({ length: DIGEST_BYTES }, (_, i) => Number.parseInt(digest(json).slice(2 * i, 2 * i + 2), 16));

async function deflated(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(PACKING));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A few bytes can be inflated without end: whoever sends more than `most` bytes is not listened to. */
async function inflated(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(PACKING)).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; ;) {
    const { value } = await reader.read();
    if (!value) return new Blob(chunks).text();
    length += value.length;
    if (length > most) throw new RangeError(`more than ${most} bytes`);
    chunks.push(value);
  }
}

function base64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));
