import { hash } from 'node:crypto';

/**
 * The share of thinking that an address has. Two addresses seldom have the same one, and none can be told from it: a
 * match keeps it for as long as it is stored.
 */
export const shareOf = (address: string): number => hash('sha256', address, 'buffer').readUInt16BE();
