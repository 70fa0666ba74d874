import { describe, expect, test } from 'vitest';
import type { Action, DungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { LANGUAGES } from '../../../../kernel/words.ts';
import type { Advice } from '../../table/table.ts';
import { reason } from './reason.ts';
import { Hand } from './tests/steps.ts';

type Cause = readonly [name: string, amount: number];

const { rules, now } = new Hand(0, { first: 0 });
const SQUARE = 100;
const flick = (degrees: number): Action => ({ type: 'flick', aim: degrees * 40, power: 600 });

/** What is said of an action that a bot advises for such causes, to somebody who plays against Ada. */
function said(language: 'en' | 'fr', action: Action, ...causes: readonly Cause[]): string | undefined {
  const advice = { plan: [action], compared: [], causes: causes.map(([name, amount]) => ({ name, amount })) };
  return saidOf(language, advice);
}

const saidOf = (language: 'en' | 'fr', advice: Advice<DungeonPen>): string | undefined =>
  reason(advice, { rules, view: now.view, seat: 0, language, names: ['Bo', 'Ada'], reader: 0 });

const NOW: Cause = ['chance', 41];
const STANDS = 'As it stands, the bot reckons that you win about 41 matches in 100.';

describe('a hint says why, with its number', () => {
  test.each<[Action, readonly Cause[], string, RegExp]>([
    [
      flick(90),
      [
        ['way', 4.2],
        ['wall', 12],
      ],
      'It leaves about 4.2 squares to the treasure and touches a wall 12 times in 100.',
      /^Reste environ 4,2 cases jusqu’au trésor\s; elle touche un mur 12 fois sur 100\.$/,
    ],
    [flick(90), [['wall', 3]], 'It touches a wall 3 times in 100.', /^Elle touche un mur 3 fois sur 100\.$/],
    [
      { type: 'use', card: 'pick' },
      [['pick', 1.5]],
      'Without that wall you need about 1.5 turns less.',
      /^Sans ce mur, il vous faut environ 1,5 tour de moins\.$/,
    ],
    [
      { type: 'use', card: 'pick' },
      [['pick', 1.02]],
      'Without that wall you need about one turn less.',
      /^Sans ce mur, il vous faut environ un tour de moins\.$/,
    ],
    [
      { type: 'use', card: 'soot' },
      [['soot', 2.5]],
      'Ada’s next flick strays 2.5 times as far.',
      /^La prochaine pichenette d’Ada dévie 2,5 fois plus\.$/,
    ],
    [{ type: 'use', card: 'fingers' }, [['fingers', 1]], 'Ada holds one object.', /^Ada a un objet\.$/],
    [
      { type: 'place', squares: [SQUARE] },
      [
        ['theirs', 2],
        ['own', 0],
        ['detour', 3],
      ],
      '2 squares lie on Ada’s shortest way, none on yours; it makes that way 3 squares longer.',
      /^2 cases sont sur le plus court chemin d’Ada, aucune sur le vôtre\s; ce chemin s’allonge de 3 cases\.$/,
    ],
    [
      { type: 'grow', square: SQUARE },
      [
        ['theirs', 0],
        ['own', 0],
        ['detour', 0],
      ],
      'It lies on nobody’s shortest way: it does no harm.',
      /^Il n’est sur le plus court chemin de personne\s: il ne nuit pas\.$/,
    ],
    [
      { type: 'land', square: SQUARE },
      [['way', 1]],
      'From there it is one square to the treasure.',
      /^De là, il reste une case jusqu’au trésor\.$/,
    ],
    [
      { type: 'start', square: SQUARE },
      [['bites', 1]],
      'From there they reach Ada and not you: 1 HP.',
      /^De là, ils atteignent Ada et pas vous\s: 1 PV\.$/,
    ],
    [
      { type: 'dig', square: SQUARE },
      [
        ['shorter', 2],
        ['saved', 0.4],
      ],
      'It makes your way 2 squares shorter and saves about 0.4 turns.',
      /^Votre chemin raccourcit de 2 cases, ce qui gagne environ 0,4 tour\.$/,
    ],
    [
      { type: 'set', die: 0, to: 5 },
      [['blade', 5]],
      'With a 5 the blade costs Ada 1 HP.',
      /^Avec un 5, la lame coûte 1 PV à Ada\.$/,
    ],
    [
      { type: 'quibble' },
      [['robbed', 7]],
      'Ada’s line went better than such a flick does: it cost you about 7 matches in 100.',
      /^Le trait d’Ada a fait mieux qu’une telle pichenette\s: il vous coûte environ 7 parties sur 100\.$/,
    ],
    [
      { type: 'decline' },
      [['keep-spare', 38]],
      'With a new flick you would win about 38 matches in 100.',
      /^Avec une nouvelle pichenette, vous gagneriez environ 38 parties sur 100\.$/,
    ],
    [
      { type: 'end' },
      [['cards', 2]],
      'None of your 2 cards is of use now.',
      /^Aucune de vos 2 cartes ne sert maintenant\.$/,
    ],
  ])('%o', (action, causes, english, french) => {
    expect(said('en', action, ...causes)).toBe(english);
    expect(said('fr', action, ...causes)).toMatch(french);
  });
});

test('it says how the match is likely to end as it stands, and by a wall then', () => {
  const spin: Action = { type: 'spin' };
  expect(said('en', spin, NOW)).toBe(`There is no choice: five squares, one direction in 64. ${STANDS}`);
  expect(said('fr', spin, NOW)).toMatch(/ En l’état, selon le robot, vous gagnez environ 41 parties sur 100\.$/);
  const wall: Action = { type: 'grow', square: SQUARE };
  expect(said('en', wall, ['then', 47], NOW)).toMatch(/ you then win about 47 matches in 100; now it is 41\.$/);
  expect(said('fr', wall, ['then', 47], NOW)).toMatch(/ environ 47 parties sur 100, contre 41 maintenant\.$/);
});

test('a flick is compared with the next best', () => {
  const compared = [
    { action: flick(0), worth: 52 },
    { action: flick(180), worth: 44 },
  ];
  const advice = { plan: [flick(0)], compared, causes: [{ name: 'wall', amount: 9 }] };
  expect(saidOf('en', advice)).toMatch(/you then win about 52 matches in 100; aiming south, about 44\.$/);
  expect(saidOf('fr', advice)).toMatch(/environ 52 parties sur 100\s; en visant au sud, environ 44\.$/);
});

test('of what there is no cause for, nothing is said', () => {
  const untold: Action = { type: 'decline' };
  for (const language of LANGUAGES) expect(said(language, untold)).toBeUndefined();
});
