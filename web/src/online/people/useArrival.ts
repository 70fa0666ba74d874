import { useCallback, useState } from 'react';
import type { Linked } from '../../../../wire/http.ts';
import { useLoaded } from '../../parts/useLoaded.ts';
import { go, pathOf } from '../../router.ts';
import { useOnlineWords } from '../../words/online.ts';
import { api, type Failed, hasFailed } from '../../house/api.ts';
import { rememberName } from '../../house/useMe.ts';

/** Somebody has come by a personal link, which nobody has used yet. */
export interface LinkArrival {
  /** Whom it leads to, or why it leads nowhere; undefined until the server has answered. */
  readonly linked: Linked | Failed | undefined;
  /** Is that person here from now on. */
  readonly become: () => Promise<void>;
  /** Stays who one is; the link still works. */
  readonly stay: () => void;
}

/** The link does not stay in the address, whatever is answered. */
export function useArrival(token: string, onLeave: (news: string) => void): LinkArrival {
  const { me, faults } = useOnlineWords();
  const [failed, setFailed] = useState<Failed>();
  const linked = useLoaded(useCallback(() => api.lookAtLink(token), [token]));
  const leave = (news: string): void => {
    onLeave(news);
    go(pathOf({ page: 'me' }), 'replace');
  };
  const become = async (): Promise<void> => {
    const person = await api.arrive(token);
    if (person === 'no-such-link') return leave(faults[person]);
    if (hasFailed(person)) return setFailed(person);
    rememberName(person.name);
    leave(me.arrived(person.name));
  };
  return { linked: failed ?? linked, become, stay: () => leave(me.stayed) };
}
