import { WebSocket } from 'ws';
import { VERSION } from '../../wire/limits.ts';
import { type Message, messages } from '../../wire/messages.ts';
import type { Seating } from '../../wire/table.ts';
import { until } from '../rig/until.ts';
import { tableIn } from './table.ts';

/** A socket that says things and keeps what it hears. */
export interface Connection {
  readonly heard: readonly Message[];
  readonly closed: Promise<number>;
  readonly socket: WebSocket;
  /** The table, as far as it was told. */
  readonly table: Seating | undefined;
  send(message: unknown): void;
  /** Sends, and waits for the next thing to be heard. */
  say(message: unknown): Promise<Message>;
  close(): Promise<number>;
}

/** `from` is an address of loopback. */
export async function connect(link: string, headers: Record<string, string> = {}, from?: string): Promise<Connection> {
  const localAddress = from === undefined ? {} : { localAddress: from };
  const at = `${link.replace('http', 'ws').replace('localhost', '127.0.0.1')}/api/socket`;
  const opened = new WebSocket(at, { headers, ...localAddress });
  const heard: Message[] = [];
  const closed = new Promise<number>(resolve => opened.on('close', resolve));
  opened.on('message', (data: Buffer) => heard.push(...messages.parse(JSON.parse(data.toString()))));
  await new Promise((resolve, reject) => opened.on('open', resolve).on('error', reject));
  const send = (message: unknown): void => opened.send(typeof message === 'string' ? message : JSON.stringify(message));
  return {
    heard,
    closed,
    socket: opened,
    send,
    say: async message => {
      const before = heard.length;
      send(message);
      await until(() => heard.length > before);
      return heard[before]!;
    },
    close: () => (opened.close(), closed),
    get table() {
      return tableIn(heard);
    },
  };
}

export const hello = (match: string, more: object = {}) => ({ type: 'hello', version: VERSION, match, ...more });
