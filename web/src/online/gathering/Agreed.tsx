import type { ReactElement } from 'react';
import type { Kind, Seat } from '../../../../kernel/game.ts';
import type { Head, Sitter } from '../../../../wire/table.ts';
import type { GameModule } from '../../games/module.ts';
import { namesOf } from '../../parts/names.ts';
import { useSettings } from '../../settings.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { companyInBrief, termsInBrief } from '../creating/terms.ts';

interface AgreedProps {
  readonly module: GameModule<Kind>;
  readonly head: Head;
  readonly sitters: readonly Sitter[];
}

/** What is to be played, and how. */
export function Agreed({ module, head, sitters }: AgreedProps): ReactElement {
  const words = useOnlineWords();
  const page = useWords();
  const first = firstOf(module, head);
  const { language } = useSettings();
  const { choices } = module.texts[language];
  return (
    <section className="agreed">
      <h3 className="note">{words.gathering.agreed}</h3>
      <ul className="small">
        <li>{termsInBrief(head.terms, words.terms).join(' · ')}</li>
        {head.seats > 1 && companyInBrief(head.terms, words.terms).map(agreed => <li key={agreed}>{agreed}</li>)}
        {first !== undefined && <li>{page.curtain.begin(namesOf(sitters, page)[first] ?? '')}</li>}
        {choicesOf(module, head).map(([name, value]) => (
          <li key={name}>
            {choices[name]?.label}
            {page.colon}
            {choices[name]?.values[value]}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who begins, where several play and the game asks. */
function firstOf(module: GameModule<Kind>, { seats, options }: Head): Seat | undefined {
  const { [module.choices.find(({ isSeat }) => isSeat)?.name ?? '']: first } = options;
  return seats > 1 && typeof first === 'number' ? first : undefined;
}

/** The choices that buttons were offered for, with what was chosen. */
function choicesOf(module: GameModule<Kind>, { options }: Head): readonly (readonly [string, string])[] {
  const chosen: Readonly<Record<string, unknown>> = { ...(module.writeChoices?.(options) ?? options) };
  const written = Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, String(value)]));
  return module.choices
    .filter(({ isOwnForm = false, isSeat = false, when }) => !isOwnForm && !isSeat && (when?.(written) ?? true))
    .map(({ name, values }) => [name, written[name] ?? values[0] ?? ''] as const);
}
