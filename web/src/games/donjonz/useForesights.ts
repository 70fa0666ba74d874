import { useEffect, useEffectEvent, useState } from 'react';
import type { Action, Donjonz } from '../../../../games/donjonz/index.ts';
import type { PlayProps } from '../module.ts';
import { foresee, type Foresight } from './foresight.ts';

export type Foresights = ReadonlyMap<Action, readonly Foresight[]>;

const NONE: Foresights = new Map();

/** What each of the legal actions would bring; nothing until all of it is known. */
export function useForesights({ actions, now: { view }, preview }: PlayProps<Donjonz>): Foresights {
  const [known, setKnown] = useState({ actions, foresights: NONE });
  const look = useEffectEvent(async (action: Action): Promise<readonly [Action, readonly Foresight[]]> => {
    const after = await preview(action);
    return [action, after === 'chance' ? [] : foresee(view, after.view, after.events)];
  });
  useEffect(() => {
    let isAsked = true;
    void Promise.all(actions.map(action => look(action))).then(
      found => isAsked && setKnown({ actions, foresights: new Map(found) }),
    );
    return () => {
      isAsked = false;
    };
  }, [actions]);
  return known.actions === actions ? known.foresights : NONE;
}
