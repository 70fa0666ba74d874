import type { WorkFlaw } from '../../../games/work.ts';
import { capital } from '../../../kernel/words.ts';
import type { Constraint, Editor, NumberedFlaw } from './editor.ts';

const found = new WeakMap<object, readonly WorkFlaw[]>();

/** A draft never changes: what is wrong with it is found out once, though it is asked for again after the next stroke. */
export function flawsIn<Draft extends object>({ work }: Editor<Draft>, draft: Draft): readonly WorkFlaw[] {
  const flaws = found.get(draft) ?? work.flaws(draft);
  found.set(draft, flaws);
  return flaws;
}

/** All that is wrong with a draft, numbered as it stands in the list and on the drawing. */
export const numberedFlaws = <Draft extends object>(
  editor: Editor<Draft>,
  draft: Draft,
): readonly NumberedFlaw<Draft>[] =>
  flawsIn(editor, draft).map((flaw, i) => ({ number: i + 1, flaw, ...editor.markOf(draft, flaw) }));

export type MarkedFlaw<Draft> = Omit<NumberedFlaw<Draft>, 'number'>;

/** In what a draft departs from the game's own content. */
export const departuresIn = <Draft extends object>(editor: Editor<Draft>, draft: Draft): readonly MarkedFlaw<Draft>[] =>
  (editor.work.departures?.(draft) ?? []).map(flaw => ({ flaw, ...editor.markOf(draft, flaw) }));

/** Every rule that is cited at an easel is one of its game. */
export const shortRule = (rule: string): string => rule.replace(/^[A-Z]+-/, '');

/** The places that games name first: on the drawing the flaw's own number says where. */
const PLACE = /^(?:Line|Ligne) \d+(?:, col(?:umn|onne) \d+)?\u00A0?: /;

/** A flaw in the words of its game, for whoever looks at the drawing and not at its text. */
export const withoutPlace = (sentence: string): string => capital(sentence.replace(PLACE, ''));

/** How a constraint stands: kept, broken, or not looked at because something else is wrong first. */
export type Soundness = 'ok' | 'broken' | 'unknown';

/** Games look no further when parts are missing (the first constraint): until they are there, nothing is said of the rest. */
export function soundnessOf(
  constraint: Constraint,
  all: readonly Constraint[],
  flaws: readonly { readonly flaw: WorkFlaw }[],
): Soundness {
  const isBroken = ({ flaws: types }: Constraint): boolean =>
    flaws.some(({ flaw }) => types.includes(flaw.refused.type));
  if (isBroken(constraint)) return 'broken';
  const first = all.filter(({ isFirst }) => isFirst);
  return !constraint.isFirst && first.some(isBroken) ? 'unknown' : 'ok';
}

/** Whether a flaw came with the last step: it was not there before. */
export const isNew = (flaw: WorkFlaw, before: readonly WorkFlaw[]): boolean =>
  !before.some(known => known.refused.type === flaw.refused.type);
