const FINAL_TEXT = 0x81;
const [SHORT, LONG] = [126, 127];

/** A message as RFC 6455 (5.2) sends it, in one piece: ws writes head and text apart, and writing is what costs most. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < SHORT ? 2 : length < 0x1_0000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = FINAL_TEXT;
  frame[1] = start === 2 ? length : start === 4 ? SHORT : LONG;
  if (start === 4) frame.writeUInt16BE(length, 2);
  if (start === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, start, length === text.length ? 'latin1' : 'utf8');
  return frame;
}
