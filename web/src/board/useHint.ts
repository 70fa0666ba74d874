import { useEffect, useEffectEvent } from 'react';

/** Follows a hint once, when it is given: what it names is taken in hand, and may be changed from there. */
export function useHint<A>(hint: A | undefined, follow: (hinted: A) => unknown): void {
  const take = useEffectEvent(follow);
  useEffect(() => {
    if (hint !== undefined) take(hint);
  }, [hint]);
}
