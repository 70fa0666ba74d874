import { useEffect, useState } from 'react';
import type { Links } from '../../../wire/http.ts';
import { api, type Failed, hasFailed } from './api.ts';
import { keepTrying } from './keepTrying.ts';

/** What leads to a match; undefined for who does not sit there, and until it is known. Without it nobody can be invited. */
export function useLinks(match: string, isSeated: boolean): Links | undefined {
  const [links, setLinks] = useState<Links | Failed>();
  useEffect(() => (isSeated ? keepTrying(() => api.links(match), setLinks) : undefined), [match, isSeated]);
  return isSeated && !hasFailed(links) ? links : undefined;
}
