import type { Kind, Seat } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import type {
  Claim,
  Creation,
  DeviceList,
  Erasure,
  Joining,
  Linked,
  Links,
  Listing,
  NewPassphrase,
  Person,
  PersonalLink,
  PushState,
  PushTarget,
  Replay,
  Seated,
} from '../../../wire/http.ts';
import type { OwnRobot, OwnRobots, TokenGiven } from '../../../wire/robot.ts';
import { type FaultCode, FAULTS } from '../../../wire/fault.ts';

/** Why the server did not do it; 'offline' when nobody who speaks like it answered. */
export type Failed = FaultCode | 'offline';

/** An ended match as its server tells it; the wire knows no game, and whoever has to trust it verifies it. */
export const transcriptIn = ({ transcript }: Extract<Replay, { type: 'transcript' }>): Transcript<Kind> =>
  transcript as unknown as Transcript<Kind>;

/** Everything that is asked of the server but what goes through a room. Answers are values: nothing here throws. */
export interface Api {
  create(creation: Creation): Promise<Links | Failed>;
  join(match: string, joining: Joining): Promise<Seated | Failed>;
  /** What leads to a match one sits in. */
  links(match: string): Promise<Links | Failed>;
  lobby(): Promise<Listing | Failed>;
  mine(): Promise<Listing | Failed>;
  me(): Promise<Person | Failed>;
  /** Whom a personal link leads to, and who one would be no longer; nothing changes. */
  lookAtLink(token: string): Promise<Linked | Failed>;
  /** Uses a personal link up: from now on this browser is that person's. */
  arrive(token: string): Promise<Person | Failed>;
  personalLink(): Promise<PersonalLink | Failed>;
  devices(): Promise<DeviceList | Failed>;
  /** What stands against it, if anything does. */
  signOut(device: string): Promise<Failed | undefined>;
  signOutEverywhere(): Promise<Failed | undefined>;
  claim(claim: Claim): Promise<Person | Failed>;
  comeBack(claim: Claim): Promise<Person | Failed>;
  /** Signs all other devices out. */
  changePassphrase(passphrases: NewPassphrase): Promise<Person | Failed>;
  /** This browser is nobody's any more; what stands against it, if anything does. */
  forget(): Promise<Failed | undefined>;
  /** Deletes the person that this browser is; what stands against it, if anything does. */
  erase(erasure: Erasure): Promise<Failed | undefined>;
  /** Whether this browser is called when it is one's turn. */
  push(): Promise<PushState | Failed>;
  /** What stands against it, if anything does. */
  callMe(subscription: PushTarget): Promise<Failed | undefined>;
  callMeNoLonger(): Promise<Failed | undefined>;
  robots(): Promise<OwnRobots | Failed>;
  /** A robot, with its token, which is told once. */
  makeRobot(name: string): Promise<TokenGiven | Failed>;
  renameRobot(robot: string, name: string): Promise<OwnRobot | Failed>;
  /** Another token; the one before it ends. */
  renewToken(robot: string): Promise<TokenGiven | Failed>;
  /** What stands against it, if anything does. */
  withdrawToken(robot: string): Promise<Failed | undefined>;
  deleteRobot(robot: string): Promise<Failed | undefined>;
  rematch(match: string, entropy: string): Promise<Links | Failed>;
  replay(match: string, look?: ReplayViewer): Promise<Replay | Failed>;
}

interface ReplayViewer {
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
  const done = async (path: string, body: object): Promise<Failed | undefined> => {
    const answer = await post<object>(path, body);
    return hasFailed(answer) ? answer : undefined;
  };
  const remove = async (path: string): Promise<Failed | undefined> => {
    const answer = await asked<object>(ask, 'DELETE', path);
    return hasFailed(answer) ? answer : undefined;
  };
  return {
    create: creation => post<Links>('/matches', creation),
    join: (match, joining) => post<Seated>(`/matches/${match}/seats`, joining),
    links: match => get<Links>(`/matches/${match}/links`),
    lobby: () => get<Listing>('/matches'),
    mine: () => get<Listing>('/me/matches'),
    me: () => get<Person>('/me'),
    arrive: token => post<Person>('/me', { token }),
    lookAtLink: token => post<Linked>('/me/link/look', { token }),
    personalLink: () => post<PersonalLink>('/me/link'),
    devices: () => get<DeviceList>('/me/devices'),
    signOut: device => remove(`/me/devices/${device}`),
    signOutEverywhere: () => remove('/me/devices'),
    claim: claim => post<Person>('/me/claim', claim),
    comeBack: claim => post<Person>('/me/return', claim),
    changePassphrase: passphrases => post<Person>('/me/passphrase', passphrases),
    forget: () => remove('/me'),
    erase: erasure => done('/me/erase', erasure),
    push: () => get<PushState>('/me/push'),
    callMe: subscription => done('/me/push', subscription),
    callMeNoLonger: () => remove('/me/push'),
    ...robotsOver({ get, post, remove }),
    rematch: (match, entropy) => post<Links>(`/matches/${match}/rematch`, { entropy }),
    replay: (match, { key, seat } = {}) => get<Replay>(`/matches/${match}/replay${queryOf({ key, seat })}`),
  };
}

interface Asking {
  get<T extends object>(path: string): Promise<T | Failed>;
  post<T extends object>(path: string, body?: object): Promise<T | Failed>;
  remove(path: string): Promise<Failed | undefined>;
}

type RobotsApi = Pick<Api, 'robots' | 'makeRobot' | 'renameRobot' | 'renewToken' | 'withdrawToken' | 'deleteRobot'>;

const robotsOver = ({ get, post, remove }: Asking): RobotsApi => ({
  robots: () => get<OwnRobots>('/me/robots'),
  makeRobot: name => post<TokenGiven>('/me/robots', { name }),
  renameRobot: (robot, name) => post<OwnRobot>(`/me/robots/${robot}`, { name }),
  renewToken: robot => post<TokenGiven>(`/me/robots/${robot}/token`),
  withdrawToken: robot => remove(`/me/robots/${robot}/token`),
  deleteRobot: robot => remove(`/me/robots/${robot}`),
});

/** A server that has not answered by then is not going to. */
const PATIENCE_MS = 20_000;

export async function asked<T extends object>(
  ask: Ask,
  method: Method,
  path: string,
  body?: object,
): Promise<T | Failed> {
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

/** What is asked for, behind a path. */
export function queryOf(wanted: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

export const askServer: Ask = (path, init) => fetch(path, init);

export const api: Api = apiOver(askServer);
