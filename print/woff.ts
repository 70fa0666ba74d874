// A font as the web packs it (WOFF 1), unpacked once for good. pdfkit reads packed ones, too, but inflates a table each time
// that it looks up a letter: a third of what a whole game took.

const SIGNATURE = 0x774f4646;
const HEADER_BYTES = { woff: 44, sfnt: 12 } as const;
const ENTRY_BYTES = { woff: 20, sfnt: 16 } as const;

interface FontTable {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

/** Inflates what zlib has packed: a page and a terminal have it from different places. */
export type Inflate = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** The same font without packing; one that is not packed stays as it is. */
export async function unpackedFont(font: Uint8Array, inflate: Inflate): Promise<Uint8Array> {
  const view = viewOf(font);
  if (view.getUint32(0) !== SIGNATURE) return font;
  const entries = Array.from({ length: view.getUint16(12) }, (_, i) => HEADER_BYTES.woff + i * ENTRY_BYTES.woff);
  const tables = await Promise.all(entries.map(entry => tableAt(font, entry, inflate)));
  return assembled(view.getUint32(4), tables);
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

async function tableAt(font: Uint8Array, entry: number, inflate: Inflate): Promise<FontTable> {
  const view = viewOf(font);
  const field = (number: number): number => view.getUint32(entry + 4 * number);
  const [tag, at, packed, length, checksum] = [field(0), field(1), field(2), field(3), field(4)];
  const bytes = font.slice(at, at + packed);
  return { tag, checksum, bytes: packed === length ? bytes : await inflate(bytes) };
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** Tables stand one after the other behind their directory, each from a multiple of four on. */
function assembled(flavour: number, tables: readonly FontTable[]): Uint8Array {
  const start = HEADER_BYTES.sfnt + ENTRY_BYTES.sfnt * tables.length;
  const font = new Uint8Array(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start));
  const view = viewOf(font);
  const selector = Math.floor(Math.log2(tables.length));
  const range = 16 * 2 ** selector;
  view.setUint32(0, flavour);
  [tables.length, range, selector, 16 * tables.length - range].forEach((number, i) =>
    view.setUint16(4 + 2 * i, number),
  );
  let at = start;
  tables.forEach(({ tag, checksum, bytes }, i) => {
    const entry = HEADER_BYTES.sfnt + i * ENTRY_BYTES.sfnt;
    [tag, checksum, at, bytes.length].forEach((number, field) => view.setUint32(entry + 4 * field, number));
    font.set(bytes, at);
    at += padded(bytes.length);
  });
  return font;
}
