import { z } from 'zod';
import { isRecord } from '../kernel/plain.ts';
import { CHAT_LENGTH, MATCH_ID, NAME_LENGTH, PASSPHRASE_LENGTH, REASON_LENGTH, WORK_LENGTH } from './limits.ts';
import { flawOfName, tidyName } from './names.ts';

export const matchId = z.string().regex(MATCH_ID);
/** 128 bits from which nothing can be guessed: who somebody is, or that somebody was given a link. */
export const token = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
export const exhibitId = z.string().regex(/^[0-9a-f]{20}$/);
export const resultId = z.string().regex(/^[0-9a-f]{20}$/);
/** 256 bits by which a robot is let in; what stands before them tells those who search for secrets what it is. */
export const robotToken = z.string().regex(/^oubliette_[A-Za-z0-9_-]{43}$/);
export const robotId = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
export const deviceId = z.string().regex(/^[0-9a-f]{16}$/);
/** Made by the client, once per wish; the same id never happens twice. A slash is left to the server's own steps. */
export const clientId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
/** 128 bits that a browser adds to the dice. */
export const entropy = z.string().regex(/^[0-9a-f]{32}$/);
export const gameId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
export const botId = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/);
export const seat = z.int().min(0).max(15);
/** A seat, or the onlookers' one. */
export const viewpoint = z
  .int()
  .min(-2)
  .max(15)
  .refine(number => number !== -1);
export const decision = z.int().min(0);

/** Control signs, and marks that would turn the text around them: a remark must not rewrite the page beside it. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The same but for the ends of lines and tabs: texts of a game may have several lines. */
const UNPRINTABLE_IN_LINES = new RegExp(`(?![\\n\\r\\t])${UNPRINTABLE.source}`, 'gu');

const tidied = (value: unknown): unknown => {
  if (typeof value === 'string') return value.normalize('NFC').replace(UNPRINTABLE_IN_LINES, ' ');
  if (Array.isArray(value)) return value.map(tidied);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, tidied(each)]));
};

/** What is wrong with a text that no work comes near: whoever judges it would take far too long. */
export const TOO_LONG = 'too-long';

const hasLongText = (value: unknown): boolean => {
  if (typeof value === 'string') return value.length > WORK_LENGTH;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongText);
};

/** What was agreed on, for the game to judge. Names and texts in it cannot rewrite the page beside them either. */
export const options = z
  .looseObject({})
  .refine(given => !hasLongText(given), { error: TOO_LONG, abort: true })
  .overwrite(given => tidied(given) as typeof given);

const tidy = (text: string): string => text.normalize('NFC').replace(UNPRINTABLE, ' ').replace(/\s+/gu, ' ').trim();
const signs = (text: string): number => Array.from(text).length;

/** No sign takes more units than this, however it is written. */
const UNITS = 8;

export const name = z
  .string()
  .max(NAME_LENGTH * UNITS)
  .overwrite(tidyName)
  .refine(text => flawOfName(text) === undefined);
/** One line of at most so many signs, and not an empty one. */
const line = (longest: number) =>
  z
    .string()
    .max(longest * UNITS)
    .overwrite(tidy)
    .refine(text => text !== '' && signs(text) <= longest);
export const chatText = line(CHAT_LENGTH);
/** Why somebody wants a work taken down. */
export const reason = line(REASON_LENGTH);
/** A work as somebody has drawn it, for its game to judge. */
export const workText = z
  .string()
  .max(WORK_LENGTH)
  .overwrite(text => String(tidied(text)));
export const passphrase = z.string().min(PASSPHRASE_LENGTH.min).max(PASSPHRASE_LENGTH.max);
/** Plain data that the rules will judge. */
export const action = z.looseObject({ type: z.string() });
