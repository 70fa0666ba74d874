import { type FormEvent, type ReactElement, useId, useState } from 'react';
import type { Claim, Person } from '../../../../wire/bodies.ts';
import { NAME_LENGTH, PASSPHRASE_LENGTH } from '../../../../wire/measures.ts';
import { useOnlineWords } from '../../words/online.ts';
import { type Failed, hasFailed } from '../api.ts';

interface NameFormProps {
  readonly title: string;
  readonly note?: string;
  readonly go: string;
  readonly name?: string;
  /** Whether the passphrase is made up here, or known already. */
  readonly passphrase: 'new-password' | 'current-password';
  readonly ask: (claim: Claim) => Promise<Person | Failed>;
  readonly onDone: (person: Person) => void;
}

/** A name and a passphrase, to claim it or to come back under it. */
export function NameForm({ title, note, go, name: known = '', passphrase: kind, ask, onDone }: NameFormProps) {
  const { me, faults } = useOnlineWords();
  const [name, setName] = useState(known);
  const [passphrase, setPassphrase] = useState('');
  const [failed, setFailed] = useState<Failed | 'too-short'>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (passphrase.length < PASSPHRASE_LENGTH.min) return setFailed('too-short');
    const answer = await ask({ name: name.trim(), passphrase });
    setFailed(hasFailed(answer) ? answer : undefined);
    if (!hasFailed(answer)) onDone(answer);
  };
  return (
    <form className="me-part" onSubmit={event => void submit(event)} noValidate>
      <h2 className="h3">{title}</h2>
      {note !== undefined && <p className="small soft">{note}</p>}
      <Field label={me.name} value={name} onChange={setName} autoComplete="username" maxLength={NAME_LENGTH} />
      <Field
        label={me.passphrase}
        {...(failed !== 'too-short' && { hint: me.passphraseHint })}
        value={passphrase}
        onChange={setPassphrase}
        autoComplete={kind}
        maxLength={PASSPHRASE_LENGTH.max}
      />
      <p className="small fault" role="alert">
        {failed && (failed === 'too-short' ? me.passphraseHint : faults[failed])}
      </p>
      <button type="submit" className="button">
        {go}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

function Field({ label, hint, value, autoComplete, maxLength, onChange }: FieldProps): ReactElement {
  const id = useId();
  return (
    <div className="name-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type={autoComplete === 'username' ? 'text' : 'password'}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="small soft">
          {hint}
        </p>
      )}
    </div>
  );
}
