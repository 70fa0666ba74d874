import { type ReactElement, useId } from 'react';
import type { Manifest } from '../../../kernel/manifest.ts';
import type { Texts } from '../../../kernel/options.ts';
import type { NamedSitter } from '../table/sitters.ts';
import { useWords } from '../words/words.ts';
import { namesOf } from './names.ts';
import { beginning } from './optionRows.ts';
import './seats.css';

interface BeginsFieldProps {
  readonly manifest: Pick<Manifest, 'options'>;
  readonly sitters: readonly NamedSitter[];
  readonly chosen: Texts;
  readonly onChoose: (name: string, seat: string) => void;
}

/** Which of those who sit down begins; nothing to choose for one alone, or where the game does not ask. */
export function BeginsField({ manifest, sitters, chosen, onChoose }: BeginsFieldProps): ReactElement | null {
  const words = useWords();
  const id = useId();
  const first = beginning(manifest);
  if (!first || sitters.length < 2) return null;
  return (
    <p className="begins">
      <label htmlFor={id}>{words.seats.begins}</label>
      <select
        id={id}
        className="field"
        value={chosen[first.name] ?? '0'}
        onChange={({ target }) => onChoose(first.name, target.value)}
      >
        {namesOf(sitters, words).map((name, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
