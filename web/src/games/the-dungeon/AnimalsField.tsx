import type { ReactElement } from 'react';
import type { Animal } from '../../../../games/the-dungeon/index.ts';
import { ANIMALS } from '../../../../games/the-dungeon/readers.ts';
import { useSettings } from '../../settings.ts';
import { GAME_WORDS } from './context.ts';

interface Animals {
  readonly animals: readonly Animal[];
}

interface AnimalsFieldProps {
  readonly draft: Animals;
  readonly onChange: (changed: Animals) => void;
}

/** TD-2: what does not fit through a trapdoor. */
export function AnimalsField({ draft, onChange }: AnimalsFieldProps): ReactElement {
  const { language } = useSettings();
  const game = GAME_WORDS[language];
  return (
    <div className="td-checks">
      {ANIMALS.map(animal => (
        <label key={animal} className="check">
          <input
            type="checkbox"
            checked={draft.animals.includes(animal)}
            onChange={({ target }) => {
              const others = draft.animals.filter(each => each !== animal);
              onChange({ animals: target.checked ? [...others, animal] : others });
            }}
          />
          {game.animals[animal]}
        </label>
      ))}
    </div>
  );
}
