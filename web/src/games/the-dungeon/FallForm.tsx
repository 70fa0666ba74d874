import { type FormEvent, type ReactElement, useState } from 'react';
import type { Animal, Content, Seen } from '../../../../games/the-dungeon/index.ts';
import { characterSheetOf, followerOf, wareOf, whereaboutsOf } from '../../../../games/the-dungeon/readers.ts';
import { Icon } from '../../look/Icon.tsx';
import { characterAt, useDesk } from './context.ts';
import { AnimalsField } from './AnimalsField.tsx';
import { numberIn } from './draft.ts';
import { TextField } from './TextField.tsx';
import './form.css';

const NUMBERS = ['strength', 'craft', 'lives', 'gold'] as const;

/** What somebody has who falls in, as it stands in the fields: numbers are kept as they were typed. */
interface LoadDraft extends Readonly<Record<(typeof NUMBERS)[number], string>> {
  readonly objects: readonly string[];
  readonly followers: readonly string[];
  readonly animals: readonly Animal[];
}

const draftOf = (person: Seen, content: Content): LoadDraft => ({
  strength: String(person.strength),
  craft: String(person.craft),
  lives: String(person.lives),
  gold: String(person.gold),
  objects: person.objects.map(id => wareOf(content, id).name),
  followers: person.followers.map(id => followerOf(content, id).name),
  animals: whereaboutsOf(person) === 'above' ? (characterSheetOf(content, person)?.animals ?? []) : [],
});

const loadIn = (draft: LoadDraft): object => ({
  ...draft,
  ...Object.fromEntries(NUMBERS.map(name => [name, numberIn(draft[name])])),
});

/** TD-Q46: what was won and lost on the board since; the rules say what is wrong with it. */
export function FallForm(): ReactElement {
  const desk = useDesk();
  const { play, content, words } = desk;
  const [draft, setDraft] = useState(() => draftOf(characterAt(desk, play.now.seat), content));
  const change = (changed: Partial<LoadDraft>): void => setDraft({ ...draft, ...changed });
  const fall = (event: FormEvent): void => {
    event.preventDefault();
    void play.act({ type: 'fall-in', load: loadIn(draft) });
  };
  return (
    <details className="td-fall choice">
      <summary className="small">{words.fall.title}</summary>
      <form className="td-form" onSubmit={fall} noValidate>
        <NumbersField {...{ draft, change }} />
        <ThingsField
          label={words.form.objects}
          known={content.wares.map(({ name }) => name)}
          held={draft.objects}
          onChange={objects => change({ objects })}
        />
        <ThingsField
          label={words.form.followers}
          known={content.followers.map(({ name }) => name)}
          held={draft.followers}
          onChange={followers => change({ followers })}
        />
        <div className="td-group" role="group" aria-label={words.form.animals}>
          <span className="small">{words.form.animals}</span>
          <AnimalsField draft={draft} onChange={({ animals }) => change({ animals })} />
        </div>
        <button type="submit" className="button">
          {words.fall.go}
        </button>
      </form>
    </details>
  );
}

interface NumbersFieldProps {
  readonly draft: LoadDraft;
  readonly change: (changed: Partial<LoadDraft>) => void;
}

function NumbersField({ draft, change }: NumbersFieldProps): ReactElement {
  const { words } = useDesk();
  return (
    <div className="td-numbers">
      {NUMBERS.map(name => (
        <TextField
          key={name}
          label={words.form[name]}
          field={name}
          value={draft[name]}
          isNumber
          onType={value => change({ [name]: value })}
          fault={undefined}
          why=""
        />
      ))}
    </div>
  );
}

interface ThingsFieldProps {
  readonly label: string;
  readonly known: readonly string[];
  readonly held: readonly string[];
  readonly onChange: (held: readonly string[]) => void;
}

/** Things that the match knows, one by one. */
function ThingsField({ label, known, held, onChange }: ThingsFieldProps): ReactElement | null {
  const { game, words } = useDesk();
  if (known.length === 0) return null;
  return (
    <div className="td-group" role="group" aria-label={label}>
      <span className="small">{label}</span>
      {held.map((name, i) => (
        <span key={i} className="td-thing small">
          {game.thing(name)}
          <button
            type="button"
            className="round-button"
            aria-label={words.form.remove(game.thing(name))}
            onClick={() => onChange(held.filter((_, j) => j !== i))}
          >
            <Icon name="close" size={16} />
          </button>
        </span>
      ))}
      <select
        className="field"
        aria-label={words.fall.add(label)}
        value=""
        onChange={({ target }) => onChange([...held, target.value])}
      >
        <option value="">{words.fall.add(label)}</option>
        {[...new Set(known)].map(name => (
          <option key={name} value={name}>
            {game.thing(name)}
          </option>
        ))}
      </select>
    </div>
  );
}
