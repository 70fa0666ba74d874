import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { say } from '../../kernel/words.ts';
import { EVENT_NAMES, JUNK_NAMES } from './cards.ts';
import { SHEETS } from './content.ts';
import { FULL_TURN } from './direction.ts';
import type { Event } from './events.ts';
import { MAP_NAMES } from './manifest.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

describe('the names of things', () => {
  test('DP-40 every dungeon has a French name', () => {
    for (const dungeon of MAP_NAMES) {
      const { name } = SHEETS[dungeon];
      expect(fr.dungeon(name)).not.toBe(en.dungeon(name));
    }
    expect(fr.dungeon('Somewhere Else')).toBe('Somewhere Else');
  });

  test('DP-37 every card says what it does in both languages', () => {
    for (const words of [en, fr]) {
      for (const name of EVENT_NAMES) expect(words.eventCards[name].text).toMatch(/\.$/);
      for (const name of JUNK_NAMES) expect(words.junkCards[name].text).toMatch(/\.$/);
    }
    expect(readFileSync(new URL('words.fr.ts', import.meta.url), 'utf8')).not.toMatch(/[a-z]'[a-zé]/i);
  });
});

describe('what somebody reads of themselves', () => {
  const NAMES = ['Mira', 'Mildred'];
  const read = (words: typeof en, event: Event): readonly string[] =>
    [0, 1, undefined].map(reader => say(words.events, event, NAMES, reader));

  test('DP-33 a card is told to whom it concerns, not from the drawer’s mouth', () => {
    const drawn: Event = { type: 'event-drawn', seat: 1, card: 'lights-out' };
    expect(read(en, drawn)).toEqual([
      'Mildred’s Lights Out: your next flick is blind.',
      'Your Lights Out: Mira’s next flick is blind.',
      'Mildred’s Lights Out: Mira’s next flick is blind.',
    ]);
    expect(read(fr, drawn).slice(0, 2)).toEqual([
      'Mildred pioche « Extinction des feux » : votre prochaine pichenette se fait les yeux fermés.',
      'Vous piochez « Extinction des feux » : la prochaine pichenette de Mira se fait les yeux fermés.',
    ]);
  });

  test('DP-21 what is lost is lost by you', () => {
    const lost: Event = { type: 'hp-lost', seat: 0, by: 1, hp: 12, cause: 'wall' };
    expect(read(en, lost)).toEqual([
      'You lose 1 HP to a wall: 12 left.',
      'Mira loses 1 HP to a wall: 12 left.',
      'Mira loses 1 HP to a wall: 12 left.',
    ]);
    expect(read(fr, lost)[0]).toBe('Vous perdez 1 PV contre un mur : reste 12.');
  });

  test('DP-30 a theft is told to the thief, to the robbed and to others', () => {
    const stolen: Event = { type: 'junk-stolen', seat: 1, card: 'loaf', from: 0 };
    expect(read(en, stolen)).toEqual([
      'Mildred takes Stale Loaf from you.',
      'You take Stale Loaf from Mira.',
      'Mildred takes Stale Loaf from Mira.',
    ]);
    expect(read(fr, stolen)).toEqual([
      'Mildred vous prend « Pain rassis ».',
      'Vous prenez « Pain rassis » à Mira.',
      'Mildred prend « Pain rassis » à Mira.',
    ]);
  });

  test('DP-37 no card speaks of an opponent to whoever reads it, in either language', () => {
    for (const words of [en, fr])
      for (const card of EVENT_NAMES)
        for (const told of read(words, { type: 'event-drawn', seat: 0, card }))
          expect(told).not.toMatch(/opponent|adversaire|undefined/);
  });

  test('DP-Q22 what hinders a flick is told with how much it does', () => {
    const [own] = read(en, { type: 'hindered', seat: 0, effect: 'blind' });
    expect(own).toBe('Eyes closed: your next flick strays 2.5 times as far to the side.');
  });
});

describe('what chance does to a flick', () => {
  const swayed = (by: number): string => say(en.actions, { type: 'sway', by }, []);

  test('DP-Q37 it is told by side and extent, never by the number of a pick', () => {
    expect([0, 60, 127, 128, 215, 255].map(swayed)).toEqual([
      'The pencil sways wildly to the left',
      'The pencil sways a little to the left',
      'The pencil sways a hair to the left',
      'The pencil sways a hair to the right',
      'The pencil sways much to the right',
      'The pencil sways wildly to the right',
    ]);
    expect(say(en.actions, { type: 'reach', by: 63 }, [])).toBe('It runs wildly too long');
    expect(say(fr.actions, { type: 'reach', by: 0 }, [])).toBe('Il va follement trop court');
  });

  test('DP-Q13 an aim just left of straight up is no full turn', () => {
    const told = { type: 'flicked', seat: 0, aim: FULL_TURN - 10, power: 1000, cause: 'turn' } as const;
    for (const words of [en, fr]) expect(say(words.events, told, ['Ada', 'Bo'])).not.toContain('360');
  });
});
