import { type ReactElement, Suspense, useState } from 'react';
import type { OwnExhibits as Own } from '../../../wire/gallery.ts';
import { type Failed, hasFailed } from '../house/api.ts';
import { Question } from '../parts/Question.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { useOnlineWords } from '../words/online.ts';
import { askOwnExhibits, withdraw } from './api.ts';
import { ExhibitCard } from './ExhibitCard.tsx';
import { useGalleryWords } from './words.ts';

interface OwnExhibitsProps {
  /** One is gone: everything is to be asked for anew. */
  readonly onWithdrawn: () => void;
}

/** Works of one's own, with those that were taken down and why. Nothing where there are none. */
export function OwnExhibits({ onWithdrawn }: OwnExhibitsProps): ReactElement | null {
  const words = useGalleryWords();
  const own = useLoaded(askOwnExhibits);
  if (own === undefined || hasFailed(own) || own.exhibits.length === 0) return null;
  return (
    <section className="paper gallery-wall">
      <h2 className="h2">{words.own}</h2>
      <Suspense>
        <ul className="exhibits">
          {own.exhibits.map(exhibit => (
            <ExhibitCard key={exhibit.id} exhibit={exhibit}>
              <Fate exhibit={exhibit} onWithdrawn={onWithdrawn} />
            </ExhibitCard>
          ))}
        </ul>
      </Suspense>
    </section>
  );
}

interface FateProps {
  readonly exhibit: Own['exhibits'][number];
  readonly onWithdrawn: () => void;
}

function Fate({ exhibit: { id, name, takenDown }, onWithdrawn }: FateProps): ReactElement {
  const words = useGalleryWords();
  const { faults } = useOnlineWords();
  const [isAsked, setAsked] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const takeAway = async (): Promise<void> => {
    setAsked(false);
    const fault = await withdraw(id);
    setFailed(fault);
    if (!fault) onWithdrawn();
  };
  if (takenDown !== null) return <p className="fault">{words.takenDown(takenDown)}</p>;
  return (
    <div className="row">
      <button type="button" className="button" aria-label={words.withdrawOf(name)} onClick={() => setAsked(true)}>
        {words.withdraw}
      </button>
      {failed && (
        <p className="fault" role="alert">
          {faults[failed]}
        </p>
      )}
      {isAsked && (
        <Question
          title={words.withdrawOf(name)}
          go={words.withdraw}
          onGo={() => void takeAway()}
          onClose={() => setAsked(false)}
        >
          <p>{words.withdrawSure}</p>
        </Question>
      )}
    </div>
  );
}
