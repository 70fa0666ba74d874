import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { Ended } from '../parts/next.ts';
import { useWords } from '../words/words.ts';
import type { Evidence } from './evidence.ts';

const CoachSheet = lazy(() => import('./CoachSheet.tsx'));

interface CoachButtonProps extends Evidence {
  readonly ended: Ended;
}

/** Leads to what a match that has ended teaches, where anybody can judge it. */
export function CoachButton({ ended, ...evidence }: CoachButtonProps): ReactElement | null {
  const { end } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { module, told } = ended;
  if (!module.coachedSeats?.includes(told.transcript.seats)) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {end.coach}
      </button>
      {isOpen && (
        <Suspense>
          <CoachSheet {...{ ended, evidence }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
