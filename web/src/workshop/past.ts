// The strokes of a history as they are kept: each as the patch that takes it back, the newest first. Read again, a stroke is
// drawn when somebody goes back to it, and not before.
import type { History, DraftStroke } from './history.ts';
import { type Patch, patchBetween, patched } from './patch.ts';

/** What one stroke of a history has come to, and its text. */
export interface Drawn<Draft> {
  readonly text: string;
  readonly draft: Draft;
}

/** Signs that a kept past may have: thousands of strokes. Those before it are gone when the page is loaded anew. */
const MOST = 100_000;
/** What a patch takes beside its text. */
const NUMBERS = 20;

type Past<Draft> = DraftStroke<Drawn<Draft>> | undefined;

/** What comes after a stroke never changes: its patch is looked for once. */
const known = new WeakMap<object, Patch>();

function patchTo<Draft>(stroke: DraftStroke<Drawn<Draft>>, later: string): Patch {
  const patch = known.get(stroke) ?? patchBetween(later, stroke.drawn.text);
  known.set(stroke, patch);
  return patch;
}

export function keptPast<Draft>({ present, past }: History<Drawn<Draft>>): readonly Patch[] {
  const patches: Patch[] = [];
  let later = present.text;
  let signs = 0;
  for (let stroke: Past<Draft> = past; stroke; stroke = stroke.next) {
    const patch = patchTo(stroke, later);
    signs += patch.put.length + NUMBERS;
    if (signs > MOST) break;
    patches.push(patch);
    later = stroke.drawn.text;
  }
  return patches;
}

/** A history that goes on where it was kept. */
export const goneOn = <Draft>(
  present: Drawn<Draft>,
  past: readonly Patch[],
  read: (text: string) => Draft,
): History<Drawn<Draft>> => ({ present, past: strokesFrom(read, present.text, past), future: undefined });

function strokesFrom<Draft>(read: (text: string) => Draft, later: string, past: readonly Patch[]): Past<Draft> {
  const [patch, ...older] = past;
  if (!patch) return undefined;
  const text = patched(later, patch);
  const draft = once(() => read(text));
  const next = once(() => strokesFrom(read, text, older));
  return {
    drawn: {
      text,
      get draft() {
        return draft();
      },
    },
    get next() {
      return next();
    },
  };
}

function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}
