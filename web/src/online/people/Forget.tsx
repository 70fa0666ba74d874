import { type ReactElement, useState } from 'react';
import { useOnlineWords } from '../../words/online.ts';
import { api, type Failed } from '../../house/api.ts';
import { acquaintance } from '../../house/known.ts';
import { Question } from '../../parts/Question.tsx';

export function Forget({ onForgotten }: { readonly onForgotten: () => void }): ReactElement {
  const { me, faults } = useOnlineWords();
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
        <Question title={me.forgetTitle} go={me.forgetGo} onGo={() => void forget()} onClose={() => setAsked(false)}>
          <p>{me.forgetNote}</p>
        </Question>
      )}
    </section>
  );
}
