import type { Writable } from 'node:stream';

const FINAL_TEXT = 0x81;
const [SHORT, LONG] = [126, 127];

/**
 * A message as RFC 6455 (5.2) sends it, in one piece: ws writes head and text apart, and writing is what costs most. Plain
 * letters are handed over as they are, and Node copies them once; others have to be turned into bytes first.
 */
export function sendFrame(stream: Writable, text: string): void {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  if (length === text.length) stream.write(head + text, 'latin1');
  else stream.write(Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(text)]));
}

/** Its bytes, a letter each. */
function headOf(length: number): string {
  if (length < SHORT) return String.fromCharCode(FINAL_TEXT, length);
  if (length < 0x1_0000) return String.fromCharCode(FINAL_TEXT, SHORT, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(10, 0);
  bytes.writeUInt16BE((FINAL_TEXT << 8) | LONG);
  bytes.writeUInt32BE(length, 6);
  return bytes.toString('latin1');
}
