/** Deep copy of plain JSON data: the only kind a state may hold. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return cloneArray(value) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item = value[key];
    copy[key] = typeof item === 'object' ? clone(item) : item;
  }
  return copy as T;
}

function cloneArray(items: readonly unknown[]): unknown[] {
  const copy = items.slice();
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === 'object') copy[i] = clone(item);
  }
  return copy;
}

/**
 * One text per value, whatever the order of its keys: equality, hashing and untrusted input compare this.
 * What JSON would lose (undefined, NaN) is kept visible, so that two different values never share a text.
 */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return scalar(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record).sort();
  return `{${keys.map(key => `${JSON.stringify(key)}:${canonical(record[key])}`).join()}}`;
}

function scalar(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** Whether two values have the same canonical text, found without writing it. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return Number.isNaN(a) && Number.isNaN(b);
  return Array.isArray(a) || Array.isArray(b) ? sameItems(a, b) : sameFields(a, b);
}

function sameItems(a: object, b: object): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((item, i) => same(item, b[i]));
}

/** Fields first and their number last: most of what is compared differs in one of the first. */
function sameFields(a: object, b: object): boolean {
  const [mine, theirs] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  let count = 0;
  for (const key in mine) {
    if (!Object.hasOwn(theirs, key) || !same(mine[key], theirs[key])) return false;
    count++;
  }
  return count === Object.keys(theirs).length;
}

/** Makes every write to `value`, however deep, throw. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) freeze(item);
    Object.freeze(value);
  }
  return value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finds the first thing in `value` that a state may not hold and says where, or answers undefined. */
export function impurity(value: unknown, path = 'state'): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? undefined : `${path} is ${value}`;
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined;
  if (Array.isArray(value)) return firstImpurity(value.map((item, i) => [`${path}[${i}]`, item]));
  if (isRecord(value) && Object.getPrototypeOf(value) === Object.prototype)
    return firstImpurity(Object.entries(value).map(([key, item]) => [`${path}.${key}`, item]));
  return `${path} is ${typeof value === 'object' ? 'not a plain record' : typeof value}`;
}

function firstImpurity(items: readonly (readonly [path: string, value: unknown])[]): string | undefined {
  for (const [path, item] of items) {
    const found = impurity(item, path);
    if (found !== undefined) return found;
  }
  return undefined;
}
