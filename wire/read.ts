import { type Fault, type FaultCode, faultOf } from './fault.ts';

/** How much of a stranger's text is read. */
interface TextLimits {
  readonly bytes: number;
  readonly depth: number;
}

export const MESSAGE_LIMITS: TextLimits = { bytes: 4096, depth: 8 };
/** A new match may bring content of its own. */
export const CREATION_LIMITS: TextLimits = { bytes: 65_536, depth: 16 };

export interface Read<T> {
  readonly value: T;
}

/** What a zod schema offers, as far as it is asked here. */
interface Schema<T> {
  safeParse(input: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

export function readValue<T>(schema: Schema<T>, value: unknown): Read<T> | Fault {
  const parsed = schema.safeParse(value);
  return parsed.success ? { value: parsed.data } : faultOf('bad-shape');
}

/** Plain data within the limits, in which no key reaches a prototype. */
export function readJson(text: string, { bytes, depth }: TextLimits): Read<unknown> | Fault {
  if (isLonger(text, bytes)) return faultOf('too-long');
  const value = parse(text);
  if (value === undefined) return faultOf('not-json');
  const flaw = flawOf(value, depth);
  return flaw ? faultOf(flaw) : { value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** No sign takes more than three bytes for each of its units: short texts need not be counted. */
const isLonger = (text: string, bytes: number): boolean =>
  text.length > bytes || (text.length * 3 > bytes && bytesOf(text) > bytes);

/** The length in UTF-8, which is what the network has carried. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}

const TRICKY = new Set(['__proto__', 'constructor', 'prototype']);

/** Parsing does not mind how deep a text nests; whoever walks through what it holds does, and goes no further here. */
function flawOf(value: unknown, depth: number): FaultCode | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === 0) return 'too-deep';
  for (const key in value) {
    const flaw = TRICKY.has(key) ? 'bad-key' : flawOf((value as Record<string, unknown>)[key], depth - 1);
    if (flaw) return flaw;
  }
  return undefined;
}
