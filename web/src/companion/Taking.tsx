import { type ReactElement, type ReactNode, useState } from 'react';
import { useKeys } from '../parts/useKeys.ts';
import { useCompanionWords } from './words.ts';

export interface TakingProps {
  /** What is typed in; nothing as long as something is missing. */
  readonly input: unknown;
  /** What comes of it, in sentences. */
  readonly foretell: (input: unknown) => readonly string[];
  /** Takes it; whether that was done. */
  readonly onTake: (input: unknown) => Promise<boolean>;
}

/** What that will mean, before it is taken; then it is. */
export function Taking({
  input,
  foretell,
  onTake,
  children,
}: TakingProps & { readonly children?: ReactNode }): ReactElement {
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
