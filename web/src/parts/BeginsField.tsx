import { type ReactElement, useId } from 'react';
import type { Choice } from '../games/module.ts';
import type { Choices } from '../router.ts';
import type { Sitter } from '../table/sitters.ts';
import { useWords } from '../words/words.ts';
import { namesOf } from './names.ts';
import './seats.css';

interface BeginsFieldProps {
  readonly choices: readonly Choice[];
  readonly sitters: readonly Sitter[];
  readonly chosen: Choices;
  readonly onChoose: (name: string, seat: string) => void;
}

/** Which of those who sit down begins; nothing to choose for one alone, or where the game does not ask. */
export function BeginsField({ choices, sitters, chosen, onChoose }: BeginsFieldProps): ReactElement | null {
  const words = useWords();
  const id = useId();
  const first = choices.find(({ isSeat }) => isSeat);
  if (!first || sitters.length < 2) return null;
  return (
    <p className="begins">
      <label htmlFor={id}>{words.seats.begins}</label>
      <select
        id={id}
        className="field"
        value={chosen[first.name] ?? first.values[0]}
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
