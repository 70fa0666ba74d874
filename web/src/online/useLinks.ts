import { useEffect, useState } from 'react';
import type { Links } from '../../../wire/http.ts';
import { api, type Failed, hasFailed } from '../house/api.ts';
import { keepTrying } from './keepTrying.ts';

/** What leads to the match that one sits at; undefined without one, and until it is known: nobody can be invited then. */
export function useLinks(match: string | undefined): Links | undefined {
  const [links, setLinks] = useState<Links | Failed>();
  useEffect(() => (match === undefined ? undefined : keepTrying(() => api.links(match), setLinks)), [match]);
  return match !== undefined && !hasFailed(links) ? links : undefined;
}
