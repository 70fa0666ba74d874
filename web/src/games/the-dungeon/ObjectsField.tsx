import type { ReactElement } from 'react';
import { wareIcon } from '../../../../art/the-dungeon/index.ts';
import type { WareName } from '../../../../games/the-dungeon/index.ts';
import { WARES } from '../../../../games/the-dungeon/readers.ts';
import { Icon } from '../../look/Icon.tsx';
import { useSettings } from '../../settings.ts';
import { GAME_WORDS, TABLE_WORDS } from './context.ts';
import { NEW_OBJECT, type ObjectDraft } from './draft.ts';
import type { Fault } from './fault.ts';
import { TextField } from './TextField.tsx';

type Objects = readonly (WareName | ObjectDraft)[];

interface ObjectsFieldProps {
  readonly objects: Objects;
  readonly fault: Fault | undefined;
  readonly onChange: (objects: Objects) => void;
}

const OWN = 'own';

/** Objects that the dungeon knows, and those of the table's own with what they do. */
export function ObjectsField({ objects, fault, onChange }: ObjectsFieldProps): ReactElement {
  const { language } = useSettings();
  const [game, words] = [GAME_WORDS[language], TABLE_WORDS[language].form];
  const add = (value: string): void => {
    const known = WARES.find(({ name }) => name === value);
    if (known || value === OWN) onChange([...objects, known?.name ?? NEW_OBJECT]);
  };
  return (
    <>
      {objects.map((object, i) => (
        <ObjectRow
          key={i}
          {...{ object, fault }}
          path={`objects[${i}]`}
          onChange={next => onChange(objects.map((each, j) => (j === i ? next : each)))}
          onRemove={() => onChange(objects.filter((_, j) => j !== i))}
        />
      ))}
      <select className="field" aria-label={words.addObject} value="" onChange={({ target }) => add(target.value)}>
        <option value="">{words.addObject}</option>
        {WARES.map(({ name }) => (
          <option key={name} value={name}>
            {game.wares[name]}
          </option>
        ))}
        <option value={OWN}>{words.addOwn}</option>
      </select>
    </>
  );
}

interface ObjectRowProps {
  readonly object: WareName | ObjectDraft;
  readonly path: string;
  readonly fault: Fault | undefined;
  readonly onChange: (object: ObjectDraft) => void;
  readonly onRemove: () => void;
}

function ObjectRow({ object, path, fault, onChange, onRemove }: ObjectRowProps): ReactElement {
  const { language } = useSettings();
  const [game, words] = [GAME_WORDS[language], TABLE_WORDS[language].form];
  const name = typeof object === 'string' ? game.wares[object] : object.name;
  return (
    <div className="td-thing">
      {typeof object === 'string' ? (
        <span className="td-known">
          <Icon name={wareIcon(object)} size={22} /> {name}
        </span>
      ) : (
        <OwnObject {...{ object, path, fault, onChange }} />
      )}
      <button type="button" className="round-button" aria-label={words.remove(name)} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

function OwnObject({ object, path, fault, onChange }: Omit<ObjectRowProps, 'onRemove'>): ReactElement | null {
  const { language } = useSettings();
  const words = TABLE_WORDS[language].form;
  if (typeof object === 'string') return null;
  const field = (name: 'name' | 'strength' | 'craft' | 'save', label: string): ReactElement => (
    <TextField
      label={label}
      field={`${path}.${name}`}
      value={object[name]}
      isNumber={name !== 'name'}
      fault={fault}
      why=""
      onType={value => onChange({ ...object, [name]: value })}
    />
  );
  return (
    <div className="td-own-thing">
      {field('name', words.name)}
      {field('strength', words.strength)}
      {field('craft', words.craft)}
      {field('save', words.save)}
      <label className="check">
        <input
          type="checkbox"
          checked={object.metal}
          onChange={({ target }) => onChange({ ...object, metal: target.checked })}
        />
        {words.metal}
      </label>
    </div>
  );
}
