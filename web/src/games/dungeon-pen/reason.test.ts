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
    [
      flick(90),
      [
        ['way', 0],
        ['wall', 2],
      ],
      'It reaches the treasure and touches a wall 2 times in 100.',
      /^Elle va jusqu’au trésor et touche un mur 2 fois sur 100\.$/,
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
    [{ type: 'use', card: 'fingers' }, [['fingers', 1]], 'Ada holds 1 object.', /^Ada a 1\sobjet\.$/],
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
      { type: 'end' },
      [['cards', 1]],
      'You have 1 card, and it is of no use now.',
      /^Vous avez 1\scarte, et elle ne sert à rien maintenant\.$/,
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

describe('a new flick is told by what it changes, not by how the match is to end', () => {
  const OFF: Cause = ['margin', 6];
  const pencil: Action = { type: 'use', card: 'pencil' };
  const kept: Action = { type: 'decline' };

  test.each<[string, Action]>([
    ['pencil', pencil],
    ['keep-spare', kept],
  ])('with its sign, where it is surer than its margin: %s', (name, action) => {
    expect(said('en', action, [name, 48], OFF, NOW)).toBe(
      'By the bot’s reckoning a new flick would win about 7 matches in 100 more.',
    );
    expect(said('en', action, [name, 34], OFF, NOW)).toBe(
      'By the bot’s reckoning a new flick would win about 7 matches in 100 less.',
    );
    expect(said('fr', action, [name, 34], OFF, NOW)).toMatch(/ gagnerait environ 7 parties sur 100 de moins\.$/);
  });

  test.each<[string, Action]>([
    ['pencil', pencil],
    ['keep-spare', kept],
  ])('as hardly different where it is not, whichever way the bot decides: %s', (name, action) => {
    expect(said('en', action, [name, 47], OFF, NOW)).toMatch(
      / is hardly different: about 6 matches in 100 more, give or take 6\.$/,
    );
    expect(said('en', action, [name, 40], OFF, NOW)).toMatch(
      / is hardly different: about 1 match in 100 less, give or take 6\.$/,
    );
    expect(said('en', action, [name, 41], OFF, NOW)).toMatch(
      / is hardly different: 0 matches in 100, give or take 6\.$/,
    );
    expect(said('fr', action, [name, 40], OFF, NOW)).toMatch(
      / ne change guère\s: environ 1 partie sur 100 de moins, à 6 près\.$/,
    );
    expect(said('fr', action, [name, 41], OFF, NOW)).toMatch(/\s: 0 partie sur 100, à 6 près\.$/);
  });
});

test('a wall is told by what it changes, and compared with the next best place', () => {
  const grown: Action = { type: 'grow', square: SQUARE };
  expect(said('en', grown, ['then', 47], NOW)).toMatch(/ you win about 6 matches in 100 more than before\.$/);
  expect(said('en', grown, ['then', 38], NOW)).toMatch(/ you win about 3 matches in 100 less than before\.$/);
  expect(said('fr', grown, ['then', 38], NOW)).toMatch(/ environ 3 parties sur 100 de moins qu’avant\.$/);
  expect(said('fr', grown, ['then', 41], NOW)).toMatch(
    / vous gagnez aussi souvent qu’avant, à 1 partie sur 100 près\.$/,
  );
  const places = [60, 47].map((worth, i): Advice<DungeonPen>['compared'][number] => ({
    action: { type: 'place', squares: [SQUARE + i] },
    worth,
  }));
  const advice = { plan: [places[0]!.action], compared: places, causes: [{ name: 'theirs', amount: 2 }] };
  expect(saidOf('en', advice)).toMatch(
    / The next best place is worth about 13 matches in 100 less, by the bot’s reckoning\.$/,
  );
  expect(saidOf('fr', advice)).toMatch(/ la meilleure autre place vaut environ 13 parties sur 100 de moins\.$/);
});

describe('a flick is compared with the next best', () => {
  const off = 6;

  const comparing = (best: number, other: number): Advice<DungeonPen> => ({
    plan: [flick(0)],
    compared: [
      { action: flick(0), worth: best },
      { action: flick(180), worth: other },
    ],
    causes: [
      { name: 'wall', amount: 9 },
      { name: 'margin', amount: off },
      { name: 'chance', amount: best },
    ],
  });

  test('by how much it wins more, with how far that may be off, and no promise of how it ends', () => {
    expect(saidOf('en', comparing(52, 40))).toMatch(
      new RegExp(` it wins about 12 matches in 100 more than aiming south, give or take ${off}\\.$`),
    );
    expect(saidOf('fr', comparing(52, 40))).toMatch(
      new RegExp(` environ 12 parties sur 100 de plus que viser au sud, à ${off} près\\.$`),
    );
    for (const language of LANGUAGES) expect(saidOf(language, comparing(52, 40))).not.toMatch(/52|40/);
  });

  test('as hardly different where the bot cannot tell them apart', () => {
    expect(saidOf('en', comparing(52, 51))).toMatch(
      new RegExp(`Aiming south is hardly different: about 1 match in 100 less, give or take ${off}, `),
    );
    expect(saidOf('fr', comparing(52, 50))).toMatch(/Viser au sud ne change guère/);
  });

  test('as just as good where the bot finds nothing between them', () => {
    expect(saidOf('en', comparing(52, 52))).toMatch(/ Aiming south is as good, give or take 6 matches in 100, /);
    expect(saidOf('fr', comparing(52, 52))).toMatch(/ viser au sud vaut autant, à 6 parties sur 100 près\.$/);
  });
});

test('of what there is no cause for, nothing is said', () => {
  const untold: Action = { type: 'decline' };
  for (const language of LANGUAGES) expect(said(language, untold)).toBeUndefined();
});
