import type { Mode } from './refusal.ts';
import type { Round } from './useRound.ts';
import type { BoardWords } from './words.ts';

/** With a torch in hand one is asked for something else than for the sums; pairs that may be folded away are counted apart. */
export function questionOf(
  mode: Mode,
  { rows, chosen }: Pick<Round, 'rows' | 'chosen'>,
  { bar }: BoardWords,
): string | undefined {
  if (mode === 'torch') return bar.tapTorch;
  const black = rows.filter(({ action }) => action.black).length;
  return chosen || black === 0 ? undefined : bar.split(rows.length - black, black);
}
