import type { Seat } from '../../kernel/game.ts';

/** Messages put together from texts of JSON that are written once, however many people they are told. */

export const tableText = (table: string, own: readonly Seat[]): string =>
  `{"type":"table","table":${table},"own":[${own.join()}]}`;

export const updateText = (now: string, events: string, table?: string): string =>
  `{"type":"update","now":${now},"events":${events}${table === undefined ? '' : `,"table":${table}`}}`;

/** A table at a time of day. */
export const timed = (table: string, at: number): string => `${table.slice(0, -1)},"at":${at}}`;
