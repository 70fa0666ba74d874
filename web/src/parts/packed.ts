// Text in the hash of a link, which no server hears of: deflated, in base64url.

/** Both are native wherever the page runs; what is written with one is read with the same. */
export type Packing = 'deflate' | 'deflate-raw';

export async function deflated(text: string, packing: Packing): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(packing));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A few bytes can be inflated without end: whoever sends more than `most` bytes is not listened to. */
export async function inflated(bytes: Uint8Array<ArrayBuffer>, packing: Packing, most: number): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(packing)).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; ;) {
    const { value } = await reader.read();
    if (!value) return new Blob(chunks).text();
    length += value.length;
    if (length > most) throw new RangeError(`more than ${most} bytes`);
    chunks.push(value);
  }
}

export function base64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));
