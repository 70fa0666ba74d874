// The only place that puts JSON text together, and the only one that reads a server's. A fragment is encoded once,
// however many it is sent to, and its type says what it holds: a message is composed of what its schema asks for.
import type { Message } from './messages.ts';

declare const holds: unique symbol;

/** The JSON text of a T. */
export type Encoded<T> = string & { readonly [holds]: T };

export const encode = <T>(value: T): Encoded<T> => JSON.stringify(value) as Encoded<T>;

/** By name: each member of a T, encoded; what may be absent may be undefined. */
export type Members<T> = { readonly [K in keyof T]: Encoded<Exclude<T[K], undefined>> | Extract<T[K], undefined> };

/** An object of encoded members. */
export function compose<T extends object>(members: Members<T>): Encoded<T> {
  let text = '';
  for (const name in members)
    if (members[name] !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${members[name]}`;
  return `{${text}}` as Encoded<T>;
}

/** Encoded things, in a list. */
export const composeList = <T>(items: readonly Encoded<T>[]): Encoded<T[]> => `[${items.join()}]` as Encoded<T[]>;

/** What a server has sent in one go. A page trusts its own server to have encoded it. */
export const decode = (text: string): readonly Message[] => JSON.parse(text) as Message[];
