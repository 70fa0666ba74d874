import { type FormEvent, type ReactElement, useState } from 'react';
import { PASSPHRASE_LENGTH } from '../../../../wire/limits.ts';
import { useOnlineWords } from '../../words/online.ts';
import { api, hasFailed } from '../../house/api.ts';
import { Field } from './Field.tsx';

/** Another passphrase for a claimed name, by who knows the one before. */
export function PassphraseForm({ name, onDone }: { readonly name: string; readonly onDone: () => void }): ReactElement {
  const { me, faults } = useOnlineWords();
  const [old, setOld] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (Math.min(old.length, passphrase.length) < PASSPHRASE_LENGTH.min) return setTrouble(me.passphraseHint);
    const answer = await api.changePassphrase({ old, passphrase });
    if (hasFailed(answer)) setTrouble(faults[answer]);
    else onDone();
  };
  return (
    <form className="me-part" onSubmit={event => void submit(event)} noValidate>
      <h2 className="h3">{me.change}</h2>
      <p className="small soft">{me.changeNote}</p>
      {/* For what keeps passphrases: whose this one is. */}
      <input type="hidden" name="username" autoComplete="username" value={name} />
      <Field label={me.old} value={old} onChange={setOld} autoComplete="current-password" />
      <Field label={me.new} value={passphrase} onChange={setPassphrase} autoComplete="new-password" />
      <p className="small fault" role="alert">
        {trouble}
      </p>
      <button type="submit" className="button">
        {me.changeGo}
      </button>
    </form>
  );
}
