import type { Seat } from '../../../kernel/game.ts';
import type { Bearer, Claim, Creation, Joining, Links, Listing, Person, Replay, Seated } from '../../../wire/bodies.ts';
import { type FaultCode, FAULTS } from '../../../wire/fault.ts';

/** Why the server did not do it; 'offline' when nobody who speaks like it answered. */
export type Failed = FaultCode | 'offline';

/** Everything that is asked of the server but what goes through a room. Answers are values: nothing here throws. */
export interface Api {
  create(creation: Creation): Promise<Links | Failed>;
  join(match: string, joining: Joining): Promise<Seated | Failed>;
  /** What leads to a match one sits in. */
  links(match: string): Promise<Links | Failed>;
  lobby(): Promise<Listing | Failed>;
  mine(): Promise<Listing | Failed>;
  me(): Promise<Person | Failed>;
  /** By a personal link: from now on this browser is that person's. */
  arrive(token: string): Promise<Person | Failed>;
  personalLink(): Promise<Bearer | Failed>;
  claim(claim: Claim): Promise<Person | Failed>;
  comeBack(claim: Claim): Promise<Person | Failed>;
  /** This browser is nobody's any more; what stands against it, if anything does. */
  forget(): Promise<Failed | undefined>;
  rematch(match: string, entropy: string): Promise<Links | Failed>;
  replay(match: string, look?: Look): Promise<Replay | Failed>;
}

export interface Look {
  readonly key?: string | undefined;
  readonly seat?: Seat;
}

type Ask = (path: string, init: RequestInit) => Promise<Response>;
type Method = 'GET' | 'POST' | 'DELETE';

export const hasFailed = (answer: object | string | undefined): answer is Failed => typeof answer === 'string';

export function apiOver(ask: Ask): Api {
  const get = <T extends object>(path: string): Promise<T | Failed> => asked<T>(ask, 'GET', path);
  const post = <T extends object>(path: string, body?: object): Promise<T | Failed> =>
    asked<T>(ask, 'POST', path, body);
  return {
    create: creation => post<Links>('/matches', creation),
    join: (match, joining) => post<Seated>(`/matches/${match}/seats`, joining),
    links: match => get<Links>(`/matches/${match}/links`),
    lobby: () => get<Listing>('/matches'),
    mine: () => get<Listing>('/me/matches'),
    me: () => get<Person>('/me'),
    arrive: token => post<Person>('/me', { token }),
    personalLink: () => post<Bearer>('/me/link'),
    claim: claim => post<Person>('/me/claim', claim),
    comeBack: claim => post<Person>('/me/return', claim),
    forget: async () => {
      const answer = await asked<object>(ask, 'DELETE', '/me');
      return hasFailed(answer) ? answer : undefined;
    },
    rematch: (match, entropy) => post<Links>(`/matches/${match}/rematch`, { entropy }),
    replay: (match, look = {}) => get<Replay>(`/matches/${match}/replay${queryOf(look)}`),
  };
}

/** A server that has not answered by then is not going to. */
const PATIENCE_MS = 20_000;

async function asked<T extends object>(ask: Ask, method: Method, path: string, body?: object): Promise<T | Failed> {
  const json = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await ask(`/api${path}`, { method, signal: AbortSignal.timeout(PATIENCE_MS), ...json });
    const text = await response.text();
    const answer: unknown = text === '' ? {} : JSON.parse(text);
    return response.ok ? (answer as T) : faultIn(answer);
  } catch {
    return 'offline';
  }
}

/** What stands between page and server may answer too, and knows none of our words. */
function faultIn(answer: unknown): Failed {
  const fault = typeof answer === 'object' && answer !== null && 'fault' in answer ? answer.fault : undefined;
  return typeof fault === 'string' && isFaultCode(fault) ? fault : 'offline';
}

const isFaultCode = (code: string): code is FaultCode => Object.hasOwn(FAULTS, code);

function queryOf({ key, seat }: Look): string {
  const query = new URLSearchParams({
    ...(key !== undefined && { key }),
    ...(seat !== undefined && { seat: `${seat}` }),
  });
  return query.size === 0 ? '' : `?${query.toString()}`;
}

export const api: Api = apiOver((path, init) => fetch(path, init));
