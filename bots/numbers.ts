// Numbers as text, for what bots have learnt: whole, in parts of 4096, so that reading gives the same on every machine.

const UNIT = 4096;
/** Three signs a number, none of which has a meaning of its own in a program: enough for 74 either way. */
const SIGNS = Array.from({ length: 87 }, (_, i) => String.fromCharCode(40 + i)).filter(sign => !'\\`'.includes(sign));
const BASE = SIGNS.length;
const WIDTH = 3;
const ZERO = (BASE ** WIDTH - 1) / 2;
const VALUES = new Map(SIGNS.map((sign, value) => [sign, value]));

export const writeNumbers = (numbers: Iterable<number>): string => Array.from(numbers, signsOf).join('');

function signsOf(number: number): string {
  const whole = ZERO + Math.round(number * UNIT);
  if (!(whole >= 0 && whole <= 2 * ZERO)) throw new Error(`${number} is too large to be stored`);
  return [BASE * BASE, BASE, 1].map(place => SIGNS[Math.floor(whole / place) % BASE]).join('');
}

export const readNumbers = (text: string): Float64Array =>
  Float64Array.from({ length: text.length / WIDTH }, (_, i) => numberAt(text, i));

function numberAt(text: string, index: number): number {
  let whole = 0;
  for (let i = WIDTH * index; i < WIDTH * index + WIDTH; i++) {
    const value = VALUES.get(text[i] ?? '');
    if (value === undefined) throw new Error(`no number stands at ${index}`);
    whole = BASE * whole + value;
  }
  return (whole - ZERO) / UNIT;
}
