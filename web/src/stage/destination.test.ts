import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../kernel/game.ts';
import { botAt, type NamedSitter, personCalled } from '../table/sitters.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { type Destination, destinationOf, skipLabel } from './destination.ts';

const PERSON = personCalled('Ada');
const BOT = botAt(1, 'easy');

interface Company {
  readonly sitters: readonly NamedSitter[];
  readonly own?: readonly Seat[];
  readonly out?: readonly Seat[];
  readonly waiting?: readonly Seat[];
}

const destinationIn = ({ sitters, own = [], out = [], waiting = [1] }: Company): Destination =>
  destinationOf({ sitters, own }, { waiting }, seat => out.includes(seat));

describe('whoever watches others may skip', () => {
  test('to their turn, while they have one to come', () => {
    expect(destinationIn({ sitters: [PERSON, BOT], own: [0] })).toBe('turn');
    expect(destinationIn({ sitters: [PERSON, PERSON], own: [0, 1], out: [0] })).toBe('turn');
  });

  test('to now, where others play on whom one only watches', () => {
    expect(destinationIn({ sitters: [PERSON, PERSON] })).toBe('now');
    expect(destinationIn({ sitters: [PERSON, PERSON, BOT], own: [0], out: [0] })).toBe('now');
  });

  test('to the end, where only bots are left to play for it', () => {
    expect(destinationIn({ sitters: [PERSON, BOT], own: [0], out: [0] })).toBe('end');
    expect(destinationIn({ sitters: [PERSON, PERSON, BOT], out: [0, 1] })).toBe('end');
    expect(destinationIn({ sitters: [PERSON, BOT], own: [0], waiting: [] })).toBe('end');
  });

  test.each([
    ['turn', 'Skip to my turn', 'Aller à mon tour'],
    ['now', 'Skip to now', 'Revenir au direct'],
    ['end', 'Skip to the end', 'Aller à la fin'],
  ] as const)('and the button says how far: %s', (destination, english, french) => {
    expect(skipLabel(destination, en)).toBe(english);
    expect(skipLabel(destination, fr)).toBe(french);
  });
});
