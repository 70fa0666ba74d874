import { type ReactElement, useState } from 'react';
import { portrait } from '../../../../art/the-dungeon/index.ts';
import { type Ability, type OwnCharacter, type OwnSet, shelved } from '../../../../games/the-dungeon/index.ts';
import { ABILITIES, portraitFor, VALUES } from '../../../../games/the-dungeon/readers.ts';
import { Drawing } from '../../look/Drawing.tsx';
import type { EaselProps } from '../editor.ts';
import { tidyHeading } from '../heading.ts';
import { withCharacter, withoutCharacter } from './drawing.ts';
import { Stepper } from './Stepper.tsx';
import { easelTexts } from './texts.ts';

interface CharacterPaperProps extends Pick<EaselProps<OwnSet>, 'draft' | 'onDraw' | 'language'> {
  readonly index: number;
}

/** One character: name, Strength, Craft, and what it can do. Whoever of the box can do the same lends it a face. */
export function CharacterPaper({ draft, onDraw, language, index }: CharacterPaperProps): ReactElement | null {
  const words = easelTexts[language];
  const character = draft.characters[index];
  if (!character) return null;
  const change = (next: Partial<OwnCharacter>): void => onDraw(withCharacter(draft, index, next));
  return (
    <div className="easel-desk">
      <Drawing drawing={portrait(portraitFor(character.ability))} className="set-portrait" aria-hidden="true" />
      <div className="set-fields">
        <NameField
          key={`${index} ${character.name}`}
          name={character.name}
          {...{ language }}
          onName={name => change({ name })}
        />
        {(['strength', 'craft'] as const).map(value => (
          <Stepper
            key={value}
            label={words[value]}
            count={character[value]}
            range={VALUES}
            onCount={count => change({ [value]: count })}
            language={language}
          />
        ))}
        <AbilityField ability={character.ability} {...{ language }} onAbility={ability => change({ ability })} />
        <button type="button" className="button" onClick={() => onDraw(withoutCharacter(draft, index))}>
          {words.remove}
        </button>
      </div>
    </div>
  );
}

interface NameFieldProps extends Pick<CharacterPaperProps, 'language'> {
  readonly name: string;
  readonly onName: (name: string) => void;
}

function NameField({ name, language, onName }: NameFieldProps): ReactElement {
  const [typed, setTyped] = useState(name);
  const done = (): void => {
    const tidied = tidyHeading(typed);
    setTyped(tidied || name);
    if (tidied !== '' && tidied !== name) onName(tidied);
  };
  return (
    <label className="set-field set-line">
      <span>{easelTexts[language].name}</span>
      <input
        className="field"
        value={typed}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={done}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </label>
  );
}

interface AbilityFieldProps extends Pick<CharacterPaperProps, 'language'> {
  readonly ability: Ability;
  readonly onAbility: (ability: Ability) => void;
}

const AbilityField = ({ ability, language, onAbility }: AbilityFieldProps): ReactElement => (
  <label className="set-field set-line">
    <span>{easelTexts[language].ability}</span>
    <select className="field" value={ability} onChange={({ target }) => onAbility(target.value as Ability)}>
      {ABILITIES.map(each => (
        <option key={each} value={each}>
          {shelved.words[language].abilities[each]}
        </option>
      ))}
    </select>
  </label>
);
