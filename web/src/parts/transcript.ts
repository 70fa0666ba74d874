import type { Game, Kind } from '../../../kernel/game.ts';
import { isMisfit, type Misfit, type Verified, verify } from '../../../kernel/transcript.ts';
import { say, type Words } from '../../../kernel/words.ts';
import type { InterfaceWords } from '../words/en.ts';

export interface Unreadable<K extends Kind> {
  /** What is wrong with it, with the entry and the rule, in any language. */
  sentence(words: InterfaceWords['misfit'], game: Words<K>): string;
}

/** Reads a file from a stranger: every entry is checked against the rules and every pick of chance against its seed. */
export function openTranscript<K extends Kind>(game: Game<K>, text: string): Verified<K> | Unreadable<K> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { sentence: words => words.notJson };
  }
  return checkTranscript(game, input);
}

/** The same of what was read already. */
export function checkTranscript<K extends Kind>(game: Game<K>, input: unknown): Verified<K> | Unreadable<K> {
  const verified = verify(game, input);
  return isMisfit<K>(verified) ? { sentence: (words, said) => sentenceFor(verified, words, said) } : verified;
}

function sentenceFor<K extends Kind>(misfit: Misfit<K>, words: InterfaceWords['misfit'], game: Words<K>): string {
  const entry = (reason: string): string => words.entry((misfit.entry ?? 0) + 1, reason);
  switch (misfit.misfit) {
    case 'shape':
      return misfit.entry === undefined ? words.head(fieldOf(misfit.field, words)) : entry(words.shape);
    case 'options':
      return words.options(`${say(game.reasons, misfit.refusal.refused)} (${misfit.refusal.rule})`);
    case 'refused':
      return entry(`${say(game.reasons, misfit.refusal.refused)} (${misfit.refusal.rule})`);
    case 'chance':
      return entry(words.chance);
    case 'missing-chance':
      return entry(words.missingChance);
  }
}

const fieldOf = (field: string, { fields }: InterfaceWords['misfit']): string =>
  field in fields ? fields[field as keyof typeof fields] : field;
