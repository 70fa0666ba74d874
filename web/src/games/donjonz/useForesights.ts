import { useEffect, useEffectEvent, useState } from 'react';
import type { Action, Donjonz } from '../../../../games/donjonz/index.ts';
import type { PlayProps } from '../module.ts';
import { deadEnds } from './deadEnd.ts';
import { foresee, type Foresight } from './foresight.ts';
import { isStep } from './walking.ts';

export type Foresights = ReadonlyMap<Action, readonly Foresight[]>;

const NONE: Foresights = new Map();

/** What each of the legal actions would bring; nothing until all of it is known. */
export function useForesights(play: PlayProps<Donjonz>): Foresights {
  const { actions, preview, rules } = play;
  const { view, seat } = play.now;
  const [known, setKnown] = useState({ actions, foresights: NONE });
  const look = useEffectEvent(async (): Promise<Foresights> => {
    const short = deadEnds(rules, view, seat, actions.filter(isStep));
    const found = actions.map(async (action): Promise<readonly [Action, readonly Foresight[]]> => {
      const after = await preview(action);
      if (after === 'chance') return [action, []];
      const steps = action.type === 'step' ? short.get(action) : undefined;
      const ahead: readonly Foresight[] = steps === undefined ? [] : [{ type: 'dead-end', steps }];
      return [action, [...foresee(view, after.view, after.events), ...ahead]];
    });
    return new Map(await Promise.all(found));
  });
  useEffect(() => {
    let isAsked = true;
    void look().then(foresights => isAsked && setKnown({ actions, foresights }));
    return () => {
      isAsked = false;
    };
  }, [actions]);
  return known.actions === actions ? known.foresights : NONE;
}
