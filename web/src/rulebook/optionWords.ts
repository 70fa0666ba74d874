import type { Language } from '../../../kernel/words.ts';
import type { ChoiceTexts } from '../games/module.ts';
import { COLON, QUOTED } from '../words/colon.ts';

type Choices = Readonly<Record<string, ChoiceTexts>>;

/** An option by its name, `fate`, or with a value, `fate: on`, as the form calls it; undefined where no form asks for it. */
export function optionWords(written: string, choices: Choices, language: Language): string | undefined {
  const [name = '', value] = written.split(/:\s*/);
  const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
  if (!choice || value === undefined) return choice?.label;
  return Object.hasOwn(choice.values, value) ? `${choice.label}${COLON[language]}${choice.values[value]}` : undefined;
}

/** A rulebook for players: options are called as they are where a match is set up. */
export const inWordsOfForm = (text: string, choices: Choices, language: Language): string =>
  text.replaceAll(/`([^`]+)`/g, (_, written: string) =>
    QUOTED[language](optionWords(written, choices, language) ?? written),
  );
