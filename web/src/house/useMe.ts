import { useState } from 'react';
import type { Person } from '../../../wire/http.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { settingsKeeper, useSettings } from '../settings.ts';
import { api, type Failed, hasFailed } from './api.ts';
import { acquaintance } from './known.ts';

/** Who the server takes this browser for, or why it does not say; undefined until it has answered. */
export type Me = Person | Failed | undefined;

export function useMe(): Me {
  return useLoaded(askMe);
}

const askMe = async (): Promise<Person | Failed> => (acquaintance.isKnown() ? api.me() : 'not-signed-in');

export interface OwnName {
  readonly name: string;
  /** Claimed: the server calls one nothing else. */
  readonly isFixed: boolean;
  readonly change: (name: string) => void;
}

/** How one is called: as typed just now, as the server knows one, or as one was called at this screen. */
export function useOwnName(): OwnName {
  const me = useMe();
  const { names } = useSettings();
  const [typed, change] = useState<string>();
  const known = hasFailed(me) ? undefined : me;
  if (known?.claimed) return { name: known.name, isFixed: true, change };
  return { name: typed ?? known?.name ?? names[0] ?? '', isFixed: false, change };
}

/** Sat down: asked once, whoever sits at this screen first is called so from now on, and the server knows them. */
export function rememberName(name: string): void {
  acquaintance.setKnown();
  const { names } = settingsKeeper().now();
  settingsKeeper().choose({ names: [name, ...names.slice(1)] });
}
