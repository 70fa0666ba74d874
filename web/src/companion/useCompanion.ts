import { CHANCE, type Kind } from '../../../kernel/game.ts';
import { say } from '../../../kernel/words.ts';
import type { AtTable } from '../desk/atTable.ts';
import { useSettings } from '../settings.ts';
import { type Occasion, type Pad, padFor } from '../games/pad.ts';
import { useCompanionWords } from './words.ts';

/** What is typed in now, and the sentence that asks for it. */
export interface TypedIn {
  readonly pad: Pad<Kind>;
  readonly occasion: Occasion<Kind>;
}

/** The pad that belongs on the table: once nothing moves any more, chance is waited for, or somebody acts on the paper. */
export function useCompanion(atTable: Omit<AtTable, 'onAsk'>): TypedIn | undefined {
  const { language } = useSettings();
  const { plain } = useCompanionWords();
  const { module, table, seen, names, reader } = atTable;
  const { now, moving, isBehind, isTelling } = seen;
  if (!table.typing || moving || isBehind || isTelling || now.pending || now.outcome) return undefined;
  const { actions } = table.typing.chances();
  const { view, seat } = now;
  const occasion = { view, seat, rules: table.rules, actions, language, names, reader, words: module.words[language] };
  if (now.waiting[0] === CHANCE && actions.length > 0)
    return { pad: padFor(module.companion, occasion, plain), occasion };
  const pad = seen.actions.length > 0 ? module.companion?.byHand?.(occasion) : undefined;
  return pad && { pad, occasion };
}

/** What would come of inputs, in sentences. */
export function foretold({ module, table, names, reader }: AtTable, occasion: Occasion<Kind>) {
  const words = module.words[occasion.language];
  return (input: unknown): readonly string[] =>
    (table.typing?.foresee([CHANCE, input])?.events ?? []).map(event => say(words.events, event, names, reader));
}
