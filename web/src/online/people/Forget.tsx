import { type ReactElement, useState } from 'react';
import { Sheet } from '../../parts/Sheet.tsx';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { api, type Failed } from '../api.ts';
import { acquaintance } from '../known.ts';

export function Forget({ onForgotten }: { readonly onForgotten: () => void }): ReactElement {
  const { me, faults } = useOnlineWords();
  const { cancel } = useWords();
  const [isAsked, setAsked] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const forget = async (): Promise<void> => {
    setAsked(false);
    const trouble = await api.forget();
    setFailed(trouble);
    if (trouble) return;
    acquaintance.forget();
    onForgotten();
  };
  return (
    <section className="me-part">
      <h2 className="h3">{me.forget}</h2>
      <button type="button" className="button" onClick={() => setAsked(true)}>
        {me.forgetGo}
      </button>
      <p className="small fault" role="alert">
        {failed && faults[failed]}
      </p>
      {isAsked && (
        <Sheet title={me.forgetTitle} onClose={() => setAsked(false)}>
          <p>{me.forgetNote}</p>
          <div className="row">
            <button type="button" className="button button-go" onClick={() => void forget()}>
              {me.forgetGo}
            </button>
            <button type="button" className="button" onClick={() => setAsked(false)}>
              {cancel}
            </button>
          </div>
        </Sheet>
      )}
    </section>
  );
}
