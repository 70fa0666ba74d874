import { type FormEvent, type ReactElement, useState } from 'react';
import type { Claim, Person } from '../../../../wire/http.ts';
import { NAME_LENGTH, PASSPHRASE_LENGTH } from '../../../../wire/limits.ts';
import { flawOfName, tidyName } from '../../../../wire/names.ts';
import { useOnlineWords } from '../../words/online.ts';
import { type Failed, hasFailed } from '../../house/api.ts';
import { Field } from './Field.tsx';

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
export function NameForm({ title, note, go, passphrase: kind, ...props }: NameFormProps): ReactElement {
  const { me } = useOnlineWords();
  const { name, setName, passphrase, setPassphrase, trouble, submit } = useNameForm(props);
  return (
    <form className="me-part" onSubmit={event => void submit(event)} noValidate>
      <h2 className="h3">{title}</h2>
      {note !== undefined && <p className="small soft">{note}</p>}
      <Field label={me.name} value={name} onChange={setName} autoComplete="username" maxLength={NAME_LENGTH} />
      <Field
        label={me.passphrase}
        hint={trouble === me.passphraseHint ? undefined : me.passphraseHint}
        value={passphrase}
        onChange={setPassphrase}
        autoComplete={kind}
      />
      <p className="small fault" role="alert">
        {trouble}
      </p>
      <button type="submit" className="button">
        {go}
      </button>
    </form>
  );
}

function useNameForm({ name: known = '', ask, onDone }: Pick<NameFormProps, 'name' | 'ask' | 'onDone'>) {
  const words = useOnlineWords();
  const [name, setName] = useState(known);
  const [passphrase, setPassphrase] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const flaw = flawOfName(tidyName(name));
    if (flaw) return setTrouble(words.name.flaws[flaw]);
    if (passphrase.length < PASSPHRASE_LENGTH.min) return setTrouble(words.me.passphraseHint);
    const answer = await ask({ name: tidyName(name), passphrase });
    setTrouble(hasFailed(answer) ? words.faults[answer] : undefined);
    if (!hasFailed(answer)) onDone(answer);
  };
  return { name, setName, passphrase, setPassphrase, trouble, submit };
}
