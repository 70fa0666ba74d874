import { type ReactElement, useState } from 'react';
import type { TakingProps } from '../games/pad.ts';
import { useKeys } from '../parts/useKeys.ts';
import { useCompanionWords } from './words.ts';

/** What that will mean, before it is taken; then it is. */
export function Taking({ input, foretell, onTake, children }: TakingProps): ReactElement {
  const words = useCompanionWords();
  const [isTaking, setTaking] = useState(false);
  const isReady = input !== undefined && !isTaking;
  const take = (): void => {
    if (!isReady) return;
    setTaking(true);
    void onTake(input).finally(() => setTaking(false));
  };
  useKeys({ Enter: take });
  return (
    <section className="paper companion-meaning">
      <h2 className="h3">{words.meaning}</h2>
      {children}
      <div className="companion-told" role="status">
        <Foretold sentences={input === undefined ? undefined : foretell(input)} />
      </div>
      <p className="small soft companion-paper">{words.paper}</p>
      <button type="button" className="button button-go companion-done" aria-disabled={!isReady} onClick={take}>
        {words.done}
      </button>
    </section>
  );
}

function Foretold({ sentences }: { readonly sentences: readonly string[] | undefined }): ReactElement | null {
  const words = useCompanionWords();
  if (!sentences) return null;
  if (sentences.length === 0) return <p>{words.nothing}</p>;
  return (
    <>
      {sentences.map((sentence, i) => (
        <p key={i}>{sentence}</p>
      ))}
    </>
  );
}
