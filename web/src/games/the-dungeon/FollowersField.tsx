import type { ReactElement } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { useSettings } from '../../settings.ts';
import { TABLE_WORDS } from './context.ts';
import { type FollowerDraft, NEW_FOLLOWER } from './draft.ts';
import type { Fault } from './fault.ts';
import { TextField } from './TextField.tsx';

interface FollowersFieldProps {
  readonly followers: readonly FollowerDraft[];
  readonly fault: Fault | undefined;
  readonly onChange: (followers: readonly FollowerDraft[]) => void;
}

/** Who comes along, and what each of them adds. */
export function FollowersField({ followers, fault, onChange }: FollowersFieldProps): ReactElement {
  const { language } = useSettings();
  const words = TABLE_WORDS[language].form;
  return (
    <>
      {followers.map((follower, i) => (
        <div key={i} className="td-thing">
          <FollowerFields
            {...{ follower, fault }}
            path={`followers[${i}]`}
            onChange={next => onChange(followers.map((each, j) => (j === i ? next : each)))}
          />
          <button
            type="button"
            className="round-button"
            aria-label={words.remove(follower.name)}
            onClick={() => onChange(followers.filter((_, j) => j !== i))}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
      <button type="button" className="button" onClick={() => onChange([...followers, NEW_FOLLOWER])}>
        {words.another}
      </button>
    </>
  );
}

interface FollowerFieldsProps {
  readonly follower: FollowerDraft;
  readonly path: string;
  readonly fault: Fault | undefined;
  readonly onChange: (follower: FollowerDraft) => void;
}

function FollowerFields({ follower, path, fault, onChange }: FollowerFieldsProps): ReactElement {
  const { language } = useSettings();
  const words = TABLE_WORDS[language].form;
  return (
    <div className="td-own-thing">
      {(['name', 'strength', 'craft'] as const).map(name => (
        <TextField
          key={name}
          label={words[name]}
          field={`${path}.${name}`}
          value={follower[name]}
          isNumber={name !== 'name'}
          fault={fault}
          why=""
          onType={value => onChange({ ...follower, [name]: value })}
        />
      ))}
    </div>
  );
}
