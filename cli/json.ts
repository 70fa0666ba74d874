/** A position in a text, line and column from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

export type JsonPath = readonly (string | number)[];

export interface Json {
  readonly value: unknown;
  /** Where the value at `path` begins, or the nearest value around it that is there. */
  positionOf(path: JsonPath): TextPosition;
}

interface JsonFlaw extends TextPosition {
  readonly flaw: string;
}

/** Reads JSON and remembers where everything stands, or says where it stops being JSON. */
export function readJson(text: string): Json | JsonFlaw {
  const starts = new Map<string, number>();
  const cursor = { text, at: 0, starts };
  const flaw = scanValue(cursor, []) ?? scanEnd(cursor);
  if (flaw !== undefined) return { flaw, ...placeAt(text, cursor.at) };
  return { value: JSON.parse(text), positionOf: path => placeAt(text, startOf(starts, path)) };
}

export function isJsonFlaw(answer: Json | JsonFlaw): answer is JsonFlaw {
  return 'flaw' in answer;
}

function placeAt(text: string, at: number): TextPosition {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function startOf(starts: ReadonlyMap<string, number>, path: JsonPath): number {
  return starts.get(keyOf(path)) ?? (path.length > 0 ? startOf(starts, path.slice(0, -1)) : 0);
}

function keyOf(path: JsonPath): string {
  return JSON.stringify(path);
}

/** A reader's position. Where a scan fails it stands still, so that `at` is the place of the flaw. */
interface Cursor {
  readonly text: string;
  at: number;
  readonly starts: Map<string, number>;
}

const BLANK = /[ \t\n\r]*/y;
const SPECIAL = /["\\]|[^ -\uffff]/g;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Deeper than anything we write; what recurses over the value must not run out of stack. */
const DEEPEST = 64;

function scanValue(cursor: Cursor, path: JsonPath): string | undefined {
  take(cursor, BLANK);
  if (path.length > DEEPEST) return 'values may not be nested this deeply';
  cursor.starts.set(keyOf(path), cursor.at);
  const sign = cursor.text[cursor.at];
  if (sign === '{') return scanItems(cursor, '}', () => scanMember(cursor, path));
  if (sign === '[') return scanList(cursor, path);
  if (sign === '"') return takeString(cursor) === undefined ? 'this string is not one' : undefined;
  return take(cursor, PLAIN) === undefined ? 'a value is expected here' : undefined;
}

function scanList(cursor: Cursor, path: JsonPath): string | undefined {
  let index = 0;
  return scanItems(cursor, ']', () => scanValue(cursor, [...path, index++]));
}

function scanMember(cursor: Cursor, path: JsonPath): string | undefined {
  take(cursor, BLANK);
  const name = takeString(cursor);
  if (name === undefined) return 'a name in double quotes is expected here';
  take(cursor, BLANK);
  if (!takeSign(cursor, ':')) return "':' is expected here";
  return scanValue(cursor, [...path, JSON.parse(name)]);
}

/** The items between an opening sign, on which the cursor stands, and the `closing` one. */
function scanItems(cursor: Cursor, closing: string, scanItem: () => string | undefined): string | undefined {
  cursor.at++;
  take(cursor, BLANK);
  if (takeSign(cursor, closing)) return undefined;
  for (;;) {
    const flaw = scanItem();
    if (flaw !== undefined) return flaw;
    take(cursor, BLANK);
    if (takeSign(cursor, closing)) return undefined;
    if (!takeSign(cursor, ',')) return `',' or '${closing}' is expected here`;
  }
}

function scanEnd(cursor: Cursor): string | undefined {
  take(cursor, BLANK);
  return cursor.at < cursor.text.length ? 'nothing more is expected here' : undefined;
}

function take(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text)?.[0];
  cursor.at += found?.length ?? 0;
  return found;
}

/** Sign by sign from one special one to the next: a single pattern would run out of stack on a long string. */
function takeString(cursor: Cursor): string | undefined {
  const start = cursor.at;
  if (!takeSign(cursor, '"')) return undefined;
  do {
    SPECIAL.lastIndex = cursor.at;
    cursor.at = SPECIAL.exec(cursor.text)?.index ?? cursor.text.length;
  } while (take(cursor, ESCAPE) !== undefined);
  if (takeSign(cursor, '"')) return cursor.text.slice(start, cursor.at);
  cursor.at = start;
  return undefined;
}

function takeSign(cursor: Cursor, sign: string): boolean {
  const isHere = cursor.text[cursor.at] === sign;
  if (isHere) cursor.at++;
  return isHere;
}
