import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { randomFrom } from '../../kernel/random.ts';
import { CHOICES, type Marks } from '../tic-tac-toe/board.ts';

export type Side = 0 | 1;

/** Told to one player: how many moves were made, the marks, and whether it is over. */
export interface Told {
  readonly turn: number;
  readonly marks: Marks;
  readonly isOver: boolean;
}

/** Somebody who sits at a table. */
export interface Player {
  mark(cell: number): void;
  leave(): void;
}

/** Sits a player down at a table; resolves once it has been told how things stand. */
export type Sit = (table: number, side: Side, told: (news: Told) => void) => Promise<Player>;

export interface Load {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from sending a move until both players have it, rising. */
  readonly latencies: readonly number[];
  /** Seconds of CPU that the server has spent on the moves. */
  readonly cpuSeconds: number;
}

/** Seconds of CPU that the server has spent until now. */
export type Meter = () => number;

/** How many matches a rush plays one after the other. */
const IN_A_ROW = 3;
/** How many tables sit down at the same time, once the first has shown how. */
const AT_ONCE = 25;

/** A table at which two play at random: a move is made as soon as both have the one before. */
class Table {
  readonly latencies: number[] = [];
  isOver = false;
  readonly number: number;
  readonly #players: Player[] = [];
  readonly #random;
  readonly #ready: (table: Table) => void;
  #news: Told = { turn: 0, marks: [0, 0], isOver: false };
  #heard = 0;
  #sent = 0;

  constructor(number: number, ready: (table: Table) => void) {
    this.number = number;
    this.#random = randomFrom(`table ${number}`);
    this.#ready = ready;
  }

  async sit(sit: Sit): Promise<void> {
    for (const side of [0, 1] as const) this.#players.push(await sit(this.number, side, news => this.#hear(news)));
  }

  move(): void {
    const { turn, marks } = this.#news;
    const choices = CHOICES[marks[0] | marks[1]] ?? [];
    const choice = choices[this.#random(choices.length)];
    if (!choice) throw new Error('there is nothing left to mark');
    this.#sent = performance.now();
    this.#players[turn % 2]?.mark(choice.cell);
  }

  leave(): void {
    for (const player of this.#players) player.leave();
  }

  #hear(news: Told): void {
    if (news.turn !== this.#news.turn + 1 || ++this.#heard < 2) return;
    this.#heard = 0;
    this.#news = news;
    this.latencies.push(performance.now() - this.#sent);
    this.isOver = news.isOver;
    this.#ready(this);
  }
}

/**
 * Plays so many matches at once, each as fast as it goes; where one ends, the next begins. A single match each would be
 * over in less than half a second, most of which all of them begin and end.
 */
export async function rush(sit: Sit, atOnce: number, spent: Meter): Promise<Load> {
  let left = atOnce * IN_A_ROW;
  const news = new EventEmitter();
  const ended = once(news, 'over');
  const all: readonly Table[] = await seated(sit, left, table => {
    if (!table.isOver) return table.move();
    if (--left === 0) news.emit('over');
    all[table.number + atOnce]?.move();
  });
  const [start, before] = [performance.now(), spent()];
  for (const table of all.slice(0, atOnce)) table.move();
  await ended;
  return loadOf(all, start, spent() - before);
}

/** Plays so many moves a second, at whichever tables are ready. */
export async function stroll(sit: Sit, tables: number, spent: Meter, movesPerSecond: number): Promise<Load> {
  const ready: Table[] = [];
  const all = await seated(sit, tables, table => table.isOver || ready.push(table));
  ready.push(...all);
  const [start, before] = [performance.now(), spent()];
  for (let made = 0; all.some(table => !table.isOver);) {
    const wanted = ((performance.now() - start) / 1000) * movesPerSecond;
    for (; made < wanted && ready.length > 0; made++) ready.shift()?.move();
    await delay(1);
  }
  return loadOf(all, start, spent() - before);
}

async function seated(sit: Sit, tables: number, ready: (table: Table) => void): Promise<readonly Table[]> {
  const all = Array.from({ length: tables }, (_, i) => new Table(i, ready));
  await all[0]?.sit(sit);
  for (let i = 1; i < tables; i += AT_ONCE) await Promise.all(all.slice(i, i + AT_ONCE).map(table => table.sit(sit)));
  return all;
}

function loadOf(tables: readonly Table[], start: number, cpuSeconds: number): Load {
  const seconds = (performance.now() - start) / 1000;
  for (const table of tables) table.leave();
  const latencies = tables.flatMap(table => table.latencies).sort((a, b) => a - b);
  return { moves: latencies.length, seconds, latencies, cpuSeconds };
}
