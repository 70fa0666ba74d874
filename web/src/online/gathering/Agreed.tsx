import type { ReactElement } from 'react';
import type { Kind, Seat } from '../../../../kernel/game.ts';
import type { Head, Sitter } from '../../../../wire/table.ts';
import type { GameModule } from '../../games/module.ts';
import { namesOf } from '../../parts/names.ts';
import { beginning, optionRows, rowLabel } from '../../parts/optionRows.ts';
import { useSettings } from '../../settings.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { PlayedOn } from '../../workshop/PlayedOn.tsx';
import { agreedIn } from '../creating/terms.ts';

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
      <PlayedOn game={head.game} options={head.options} />
      <ul className="small">
        {head.brought !== undefined && <li>{words.gathering.brought}</li>}
        {agreedIn(head.terms, head.seats, words.terms).map(agreed => (
          <li key={agreed}>{agreed}</li>
        ))}
        {first !== undefined && <li>{page.curtain.begin(namesOf(sitters, page)[first] ?? '')}</li>}
        {optionRows(module.game, head.options, head.seats).map(row => (
          <li key={`${row.option.name} ${row.seat}`}>
            {rowLabel(row, choices[row.option.name])}
            {page.colon}
            {choices[row.option.name]?.values[row.chosen] ?? row.chosen.split('\n')[0]}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who begins, where several play and the game asks. */
function firstOf(module: GameModule<Kind>, { seats, options }: Head): Seat | undefined {
  const { [beginning(module.game)?.name ?? '']: first } = options;
  return seats > 1 && typeof first === 'number' ? first : undefined;
}
