import { useEffect, useRef, useState } from 'react';
import { go, pathOf } from '../../router.ts';
import { api, type Failed, hasFailed } from '../api.ts';
import { rememberName } from '../useMe.ts';

export type Arrival = 'arriving' | { readonly name: string } | { readonly failed: Failed };

/** Who comes by a personal link is that person here from now on; the link itself does not stay in the address. */
export function useArrival(token: string | undefined): Arrival | undefined {
  const [arrival, setArrival] = useState<Arrival | undefined>(token === undefined ? undefined : 'arriving');
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (token === undefined || asked.current === token) return;
    asked.current = token;
    void arrive(token).then(setArrival);
  }, [token]);
  return arrival;
}

async function arrive(token: string): Promise<Arrival> {
  const person = await api.arrive(token);
  if (hasFailed(person)) return { failed: person };
  rememberName(person.name);
  go(pathOf({ page: 'me' }), 'replace');
  return { name: person.name };
}
