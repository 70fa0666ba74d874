import type { ReactElement } from 'react';
import type { Kind } from '../../../../kernel/game.ts';
import type { Head } from '../../../../wire/table.ts';
import type { GameModule } from '../../games/module.ts';
import { useSettings } from '../../settings.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { termsInBrief } from '../creating/terms.ts';

interface AgreedProps {
  readonly module: GameModule<Kind>;
  readonly head: Head;
}

/** What is to be played, and how. */
export function Agreed({ module, head }: AgreedProps): ReactElement {
  const words = useOnlineWords();
  const { colon } = useWords();
  const { language } = useSettings();
  const { choices } = module.texts[language];
  return (
    <section className="agreed">
      <h3 className="note">{words.gathering.agreed}</h3>
      <ul className="small">
        <li>{termsInBrief(head.terms, words.terms).join(' · ')}</li>
        {choicesOf(module, head).map(([name, value]) => (
          <li key={name}>
            {choices[name]?.label}
            {colon}
            {choices[name]?.values[value]}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The choices that buttons were offered for, with what was chosen. */
function choicesOf(module: GameModule<Kind>, { options }: Head): readonly (readonly [string, string])[] {
  const chosen: Readonly<Record<string, unknown>> = { ...(module.writeChoices?.(options) ?? options) };
  const written = Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, String(value)]));
  return module.choices
    .filter(({ isOwnForm = false, when }) => !isOwnForm && (when?.(written) ?? true))
    .map(({ name, values }) => [name, written[name] ?? values[0] ?? ''] as const);
}
