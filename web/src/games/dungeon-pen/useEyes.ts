import { useEffect, useState } from 'react';
import { later } from '../../play/clock.ts';

/** Whether the sheet is seen: always, for two seconds more, or not at all while one aims. */
export type Eyes = 'open' | 'closing' | 'shut';

export const LOOK_MS = 2000;

/** Eyes that have to be closed get one look for each flick, `blind` being the name of the flick. */
export function useEyes(blind: string | undefined): Eyes {
  const [shut, setShut] = useState<string>();
  useEffect(() => {
    if (blind === undefined) return undefined;
    return later(LOOK_MS, () => setShut(blind));
  }, [blind]);
  if (blind === undefined) return 'open';
  return shut === blind ? 'shut' : 'closing';
}
