import { EventEmitter, once } from 'node:events';
import { VERSION } from '../../wire/limits.ts';
import type { Terms } from '../../wire/table.ts';
import type { Marks } from '../tic-tac-toe/board.ts';
import { Line } from './line.ts';
import type { Sit } from './load.ts';

export const TERMS: Terms = {
  pace: 'live',
  clock: { type: 'none' },
  timeout: 'bot',
  listed: false,
  minding: 'none',
  joining: false,
};
export const ENTROPY = '0'.repeat(32);

interface Now {
  readonly view: { readonly turn: number; readonly marks: Marks };
  readonly decision: number;
  readonly outcome?: object;
}

async function ask(link: string, path: string, cookie: string, body: object): Promise<Asked> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const response = await fetch(`${link}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const given = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return { json: (await response.json()) as Record<string, string>, cookie: given };
}

interface Asked {
  readonly json: Readonly<Record<string, string>>;
  readonly cookie: string;
}

/** Two people who play at every table of our server. */
export function atOurs(link: string): Sit {
  let [ada, bob] = ['', ''];
  const matches = new Map<number, string>();
  const prepare = async (table: number): Promise<void> => {
    const places = [{ type: 'me' }, { type: 'open' }];
    const body = { game: 'tic-tac-toe', options: {}, places, terms: TERMS, name: 'Ada', entropy: ENTROPY };
    const created = await ask(link, '/matches', ada, body);
    const match = created.json['match'] ?? '';
    matches.set(table, match);
    const key = created.json['join'];
    const joined = await ask(link, `/matches/${match}/seats`, bob, { key, name: 'Bob', entropy: ENTROPY });
    [ada, bob] = [created.cookie, joined.cookie];
  };
  return async (table, side, told) => {
    if (side === 0) await prepare(table);
    const match = matches.get(table);
    let moves = 0;
    let now: Now | null = null;
    const seated = new EventEmitter();
    const isTold = once(seated, 'told');
    const hear = (text: string): void => {
      for (const message of JSON.parse(text) as { now?: Now | null }[]) {
        if (!message.now) continue;
        if (!now) seated.emit('told');
        now = message.now;
        told({ turn: now.view.turn, marks: now.view.marks, isOver: Boolean(now.outcome) });
      }
    };
    const line = new Line({ link, path: '/api/socket', cookie: side === 0 ? ada : bob, hear });
    await line.opened;
    line.say(JSON.stringify({ type: 'hello', version: VERSION, match }));
    await isTold;
    const mark = (cell: number): void => {
      const id = `${table}-${side}-${++moves}`.padEnd(8, '-');
      const action = { type: 'mark', cell };
      line.say(JSON.stringify({ type: 'act', id, seat: side, decision: now?.decision, action }));
    };
    return { mark, leave: () => line.hangUp() };
  };
}

/** As much as our update holds, so that both send the same number of bytes. */
const PADDING = 'x'.repeat(185);

export function atBare(link: string): Sit {
  const hall = crypto.randomUUID();
  return async (table, side, told) => {
    let marks: Marks = [0, 0];
    let turn = 0;
    const hear = (text: string): void => {
      ({ marks, turn } = JSON.parse(text) as { marks: Marks; turn: number });
      told({ turn, marks, isOver: turn === 9 });
    };
    const line = new Line({ link, path: `/${hall}/${table}`, hear });
    await line.opened;
    const mark = (cell: number): void => {
      const next: Marks = [...marks];
      next[side] |= 1 << cell;
      line.say(JSON.stringify({ turn: turn + 1, marks: next, PADDING }));
    };
    return { mark, leave: () => line.hangUp() };
  };
}
