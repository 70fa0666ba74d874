import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/game.ts';
import { say } from '../../kernel/words.ts';
import { CHARACTERS, WARES } from './data.ts';
import type { Event } from './events.ts';
import { theDungeon } from './index.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

describe.each([
  ['English', en],
  ['French', fr],
] as const)('%s', (_, words) => {
  test('TD-3 says what is wrong with an entry', () => {
    const plain = { name: 'Ada', strength: 3, craft: 3 };
    const inputs = [
      { mood: 1 },
      { strength: 0 },
      { name: 7 },
      { animals: ['cat'] },
      { spells: 3 },
      { objects: Array(6).fill('torch') },
      { objects: [{ name: 'torch', metal: true }] },
    ];
    const sentences = inputs.map(input => {
      const answer = theDungeon.readOptions({ characters: [{ ...plain, ...input }] }, 1);
      return isRefusal(answer) ? say(words.reasons, answer.refused) : '';
    });
    expect(new Set(sentences).size).toBe(inputs.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^(Seat|Siège) 1/);
  });

  test('TD-B1 has a name for everybody and everything, and leaves other names alone', () => {
    for (const { name } of [...CHARACTERS, ...WARES]) expect(words.thing(name)).not.toBe('');
    expect(words.thing('farrier')).toContain('Brunhild');
    expect(words.thing('Bell of Doom')).toBe('Bell of Doom');
    expect(words.thing('toString')).toBe('toString');
    expect(say(words.events, { type: 'object-left', seat: 0, object: 'toString' })).not.toMatch(/native code/);
  });
});

describe('whoever reads is called “you”', () => {
  const events: readonly [Event, string, string][] = [
    [{ type: 'life-lost', seat: 0, lives: 2 }, 'You lose a life; 2 are left.', 'Vous perdez une vie ; il en reste 2.'],
    [{ type: 'life-lost', seat: 1, lives: 1 }, 'Hob loses a life; one is left.', 'Hob perd une vie ; il en reste une.'],
    [
      { type: 'object-robbed', seat: 1, victim: 0, object: 'torch' },
      'Hob takes the torch from you.',
      'Hob vous prend la torche.',
    ],
    [
      { type: 'rival-fought', seat: 1, rival: 0, dice: [4, 6], mine: 7, theirs: 9, result: 'lost' },
      'Hob fights you: 7 to 9. You win.',
      'Hob vous affronte : 7 à 9. Vous gagnez.',
    ],
    [
      { type: 'race-won', winners: [0, 1] },
      'You and Hob have won the race to the sun.',
      'Vous et Hob avez gagné la course au soleil.',
    ],
  ];

  test.each(events)('TD-B1 %o', (event, english, french) => {
    const told = [en, fr].map(words => say(words.events, event, ['Ada', 'Hob'], 0));
    expect(told).toEqual([english, french]);
  });

  test('TD-B1 no sentence of an event that others read says “you”', () => {
    const said = [en, fr].flatMap(words => events.map(([event]) => say(words.events, event, ['Ada', 'Hob'])));
    for (const sentence of said) expect(sentence).not.toMatch(/\b(you|vous)\b/i);
  });
});

/** What is said in both languages about an entry of one character. */
function complaints(change: object): string[] {
  const answer = theDungeon.readOptions({ characters: [{ name: 'Ada', strength: 3, craft: 3, ...change }] }, 1);
  return isRefusal(answer) ? [en, fr].map(words => say(words.reasons, answer.refused)) : [];
}

describe('an entry that cannot be', () => {
  test.each([
    [
      { strength: 0 },
      'Seat 1: “Strength” has to be a whole number from 1 to 20.',
      'Siège 1 : « Force » doit être un nombre entier de 1 à 20.',
    ],
    [{ craft: undefined }, 'Seat 1: “Craft” is missing.', 'Siège 1 : « Esprit » manque.'],
    [
      { objects: ['torch', { name: 'Bell', metal: 'yes' }] },
      'Seat 1, object 2: “Metal” has to be one of: true, false.',
      'Siège 1, objet 2 : « Métal » doit être l’un de : true, false.',
    ],
    [
      { followers: [{ name: ' Bard' }] },
      'Seat 1, follower 1: “Name” has to have 1 to 40 letters and no spaces around it.',
      'Siège 1, compagnon 1 : « Nom » doit avoir de 1 à 40 lettres, sans espaces autour.',
    ],
    [
      { animals: ['cat'] },
      'Seat 1, animal 1: “Name” has to be one of: mule, horse, warhorse, horse-and-cart.',
      'Siège 1, animal 1 : « Nom » doit être l’un de : mule, horse, warhorse, horse-and-cart.',
    ],
    [
      { objects: Array(13).fill('torch') },
      'Seat 1: “Objects” has to be a list of at most 12.',
      'Siège 1 : « Objets » doit être une liste de 12 au plus.',
    ],
    [
      { objects: [{ name: 'torch', metal: true }] },
      'Seat 1, object 1: “Name”: another object is called “torch”.',
      'Siège 1, objet 1 : « Nom » : un autre objet s’appelle déjà « torch ».',
    ],
    [{ mood: 1 }, 'Seat 1: “mood” is not a field of an entry.', 'Siège 1 : « mood » n’est pas un champ de la fiche.'],
    [
      { constructor: 1 },
      'Seat 1: “constructor” is not a field of an entry.',
      'Siège 1 : « constructor » n’est pas un champ de la fiche.',
    ],
    [{ spells: 2 }, 'Seat 1: this Craft holds at most one spell.', 'Siège 1 : cet Esprit retient au plus 1 sort.'],
  ])('TD-3 %j is refused in both languages', (change, english, french) => {
    expect(complaints(change)).toEqual([english, french]);
  });
});

const NAMES = ['Ada', 'Bo', 'Cy'];

test('TD-7 an object is picked up with its article, gold too, a follower by name', () => {
  const things = [
    { type: 'take', thing: 'object', name: 'torch' },
    { type: 'take', thing: 'object', name: 'Bell of Doom' },
    { type: 'take', thing: 'gold' },
    { type: 'take', thing: 'follower', name: 'Bard' },
  ] as const;
  expect(things.map(action => say(en.actions, action, NAMES))).toEqual([
    'Take the torch',
    'Take the Bell of Doom',
    'Take the gold',
    'Take Bard',
  ]);
  expect(things.map(action => say(fr.actions, action, NAMES))).toEqual([
    'Prendre la torche',
    'Prendre « Bell of Doom »',
    'Prendre l’or',
    'Prendre Bard',
  ]);
});

test('TD-Q24 a shared victory names all who share it', () => {
  const over = { type: 'over', winners: [0, 2, 1] } as const;
  expect(say(en.prompts, over, NAMES)).toBe('Ada, Cy and Bo have won the race to the sun.');
  expect(say(fr.prompts, over, NAMES)).toBe('Ada, Cy et Bo ont gagné la course au soleil.');
  const won = { type: 'race-won', winners: [1] } as const;
  expect([en, fr].map(words => say(words.events, won, NAMES))).toEqual([
    'Bo has won the race to the sun.',
    'Bo a gagné la course au soleil.',
  ]);
});
