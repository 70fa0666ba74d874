import { type ReactElement, useState } from 'react';
import type { Person } from '../../../../wire/http.ts';
import { useOnlineWords } from '../../words/online.ts';
import { api } from '../../house/api.ts';
import { acquaintance } from '../../house/known.ts';
import { Field } from './Field.tsx';
import { Question } from '../../parts/Question.tsx';

interface EraseProps {
  readonly person: Person;
  readonly onErased: () => void;
}

/** Deletes everything that the server knows of somebody. */
export function Erase({ person, onErased }: EraseProps): ReactElement {
  const { me } = useOnlineWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <section className="me-part">
      <h2 className="h3">{me.erase}</h2>
      <button type="button" className="button" onClick={() => setAsked(true)}>
        {me.eraseGo}
      </button>
      {isAsked && <EraseQuestion {...{ person, onErased }} onClose={() => setAsked(false)} />}
    </section>
  );
}

/** A claimed name is deleted by whoever knows its passphrase. */
function EraseQuestion({ person, onErased, onClose }: EraseProps & { readonly onClose: () => void }): ReactElement {
  const { me, faults } = useOnlineWords();
  const [passphrase, setPassphrase] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const erase = async (): Promise<void> => {
    const failed = await api.erase(person.claimed ? { passphrase } : {});
    if (failed) return setTrouble(failed === 'bad-shape' ? me.passphraseHint : faults[failed]);
    acquaintance.forget();
    onErased();
  };
  return (
    <Question title={me.eraseTitle} go={me.eraseGo} onGo={() => void erase()} onClose={onClose}>
      <p>{me.eraseNote}</p>
      {person.claimed && (
        <Field label={me.passphrase} value={passphrase} onChange={setPassphrase} autoComplete="current-password" />
      )}
      <p className="small fault" role="alert">
        {trouble}
      </p>
    </Question>
  );
}
