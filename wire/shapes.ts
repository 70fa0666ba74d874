import { z } from 'zod';
import { CHAT_LENGTH, NAME_LENGTH, PASSPHRASE_LENGTH } from './measures.ts';

/** Signs that can be read out; what makes a match private is its keys. */
export const matchId = z.string().regex(/^[a-z0-9]{10,12}$/);
/** 128 bits from which nothing can be guessed: who somebody is, or that somebody was given a link. */
export const token = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
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

/** Control signs, and marks that would turn the text around them: a name must not rewrite the page beside it. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const tidy = (text: string): string => text.normalize('NFC').replace(UNPRINTABLE, ' ').replace(/\s+/gu, ' ').trim();
const signs = (text: string): number => Array.from(text).length;

/** One line of at least one and at most `most` signs, tidied. */
const line = (most: number) =>
  z
    .string()
    .max(most * 8)
    .overwrite(tidy)
    .refine(text => text !== '' && signs(text) <= most);

export const name = line(NAME_LENGTH);
export const chatText = line(CHAT_LENGTH);
export const passphrase = z.string().min(PASSPHRASE_LENGTH.min).max(PASSPHRASE_LENGTH.max);
/** Plain data that the rules will judge. */
export const action = z.looseObject({ type: z.string() });
