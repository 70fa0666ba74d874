import { useCallback } from 'react';
import type { Links } from '../../../wire/bodies.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { api, hasFailed } from './api.ts';

/** What leads to a match; undefined for who does not sit there, and until it is known. */
export function useLinks(match: string, isSeated: boolean): Links | undefined {
  return useLoaded(
    useCallback(async () => {
      const links = isSeated ? await api.links(match) : undefined;
      return hasFailed(links) ? undefined : links;
    }, [match, isSeated]),
  );
}
