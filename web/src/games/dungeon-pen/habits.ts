import { useSyncExternalStore } from 'react';

export const FLICKS = ['pull', 'taps'] as const;
export const TURNINGS = ['seat', 'still'] as const;

/** How somebody likes to hold pencil and paper. */
export interface Habits {
  /** Pull back and let go; or one tap for the direction and one for the power. */
  readonly flick: (typeof FLICKS)[number];
  /** Whether the sheet turns by itself to whoever looks at it. */
  readonly turning: (typeof TURNINGS)[number];
}

const KEY = 'oubliette/dungeon-pen';
const USUAL: Habits = { flick: 'pull', turning: 'seat' };

/** Anybody may have written there. */
export function readHabits(text: string | null): Habits {
  const found = parsed(text);
  return {
    flick: FLICKS.find(flick => flick === found['flick']) ?? USUAL.flick,
    turning: TURNINGS.find(turning => turning === found['turning']) ?? USUAL.turning,
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** Where nothing may be kept, a habit lasts as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(habits: Habits): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(habits));
  } catch {
    return;
  }
}

let known: Habits | undefined;
const listeners = new Set<() => void>();

const habitsNow = (): Habits => (known ??= readHabits(stored()));

export function chooseHabit(choice: Partial<Habits>): void {
  known = { ...habitsNow(), ...choice };
  store(known);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHabits = (): Habits => useSyncExternalStore(subscribe, habitsNow);
