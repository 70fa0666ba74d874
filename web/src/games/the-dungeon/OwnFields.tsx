import type { ReactElement, ReactNode } from 'react';
import type { Reason } from '../../../../games/the-dungeon/index.ts';
import { ABILITIES } from '../../../../games/the-dungeon/readers.ts';
import type { Refusal, Seat } from '../../../../kernel/game.ts';
import { say } from '../../../../kernel/words.ts';
import { useSettings } from '../../settings.ts';
import { AnimalsField } from './AnimalsField.tsx';
import { GAME_WORDS, TABLE_WORDS } from './context.ts';
import type { OwnDraft } from './draft.ts';
import { faultOf } from './fault.ts';
import { FollowersField } from './FollowersField.tsx';
import { ObjectsField } from './ObjectsField.tsx';
import { type Faulty, TextField } from './TextField.tsx';

interface OwnFieldsProps {
  readonly seat: Seat;
  readonly legend: string;
  readonly draft: OwnDraft;
  readonly refusal: Refusal<Reason> | undefined;
  readonly onChange: (draft: OwnDraft) => void;
}

const NUMBERS = ['strength', 'craft', 'lives', 'fullLives', 'gold', 'spells'] as const;

/** A character of the classic board game, with all that it carries. */
export function OwnFields({ seat, legend, draft, refusal, onChange }: OwnFieldsProps): ReactElement {
  const { language } = useSettings();
  const words = TABLE_WORDS[language].form;
  const found = refusal && faultOf(refusal);
  const fault = found?.seat === seat ? found : undefined;
  const why = fault && refusal ? say(GAME_WORDS[language].reasons, refusal.refused) : '';
  const given = { draft, onChange, fault, why };
  return (
    <fieldset className="td-own">
      <legend className="spoken">{legend}</legend>
      <p className="small soft">{words.about}</p>
      <Values {...given} />
      <AbilityField {...given} />
      <Belongings {...given} />
      <BeginsField {...given} />
    </fieldset>
  );
}

interface PartProps extends Faulty, Pick<OwnFieldsProps, 'draft' | 'onChange'> {}

/** The name and the numbers. */
function Values({ draft, onChange, ...faulty }: PartProps): ReactElement {
  const { language } = useSettings();
  const words = TABLE_WORDS[language].form;
  const field = (name: 'name' | (typeof NUMBERS)[number]): ReactElement => (
    <TextField
      key={name}
      label={words[name]}
      field={name}
      value={draft[name]}
      isNumber={name !== 'name'}
      onType={value => onChange({ ...draft, [name]: value })}
      {...faulty}
    />
  );
  return (
    <>
      {field('name')}
      <div className="td-numbers">{NUMBERS.map(field)}</div>
    </>
  );
}

/** What it carries, and who comes along. */
function Belongings({ draft, onChange, ...faulty }: PartProps): ReactElement {
  const { language } = useSettings();
  const words = TABLE_WORDS[language].form;
  const { fault } = faulty;
  const { objects, followers } = draft;
  return (
    <>
      <Group label={words.objects} group="objects" {...faulty}>
        <ObjectsField {...{ objects, fault }} onChange={next => onChange({ ...draft, objects: next })} />
      </Group>
      <Group label={words.followers} group="followers" {...faulty}>
        <FollowersField {...{ followers, fault }} onChange={next => onChange({ ...draft, followers: next })} />
      </Group>
      <Group label={words.animals} group="animals" {...faulty}>
        <AnimalsField draft={draft} onChange={({ animals }) => onChange({ ...draft, animals })} />
      </Group>
    </>
  );
}

interface GroupProps extends Faulty {
  readonly label: string;
  readonly group: string;
  readonly children: ReactNode;
}

/** Fields that belong together, and what is wrong with one of them or with all. */
function Group({ label, group, fault, why, children }: GroupProps): ReactElement {
  const isBad = fault?.group === group;
  return (
    <div className="td-group" role="group" aria-label={label}>
      <span className="small">{label}</span>
      {children}
      {isBad && (
        <p className="small game-bad" role="alert" tabIndex={-1} data-bad="true">
          {why}
        </p>
      )}
    </div>
  );
}

type DraftProps = Pick<OwnFieldsProps, 'draft' | 'onChange'>;

function AbilityField({ draft, onChange }: DraftProps): ReactElement {
  const { language } = useSettings();
  const [game, words] = [GAME_WORDS[language], TABLE_WORDS[language].form];
  return (
    <label className="td-field">
      <span className="small">{words.ability}</span>
      <select
        className="field"
        value={draft.ability}
        onChange={({ target }) => onChange({ ...draft, ability: target.value as OwnDraft['ability'] })}
      >
        {(['none', ...ABILITIES] as const).map(ability => (
          <option key={ability} value={ability}>
            {game.abilities[ability]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** TD-Q46: on the board, until a trapdoor opens. */
function BeginsField({ draft, onChange }: DraftProps): ReactElement {
  const { language } = useSettings();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={draft.begins === 'above'}
        onChange={({ target }) => onChange({ ...draft, begins: target.checked ? 'above' : 'inside' })}
      />
      {TABLE_WORDS[language].form.beginsAbove}
    </label>
  );
}
