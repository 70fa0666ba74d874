import type { Seat } from '../../kernel/game.ts';

/** Messages put together from texts of JSON that are written once, however many people they are told. */

export const tableText = (table: string, own: readonly Seat[]): string =>
  `{"type":"table","table":${table},"own":[${own.join()}]}`;

/** `along` is what has changed beside the match: a member more, or nothing. */
export const updateText = (now: string, events: string, along = ''): string =>
  `{"type":"update","now":${now},"events":${events}${along}}`;

export const member = (name: 'table' | 'times', text: string | undefined): string =>
  text === undefined ? '' : `,"${name}":${text}`;

/** A table, or its times, at a time of day. */
export const timed = (text: string, at: number): string => `${text.slice(0, -1)},"at":${at}}`;
