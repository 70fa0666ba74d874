import type { Adventure, Sheet, SpaceKind } from '../../../../games/dice-and-danger/index.ts';
import { maximumOf, resembled, SUMS } from '../../../../games/dice-and-danger/readers.ts';
import type { Count } from '../editor.ts';

const numbersOf = ({ spaces }: Sheet, ...kinds: readonly SpaceKind[]): readonly (number | undefined)[] =>
  spaces.filter(({ kind }) => kinds.includes(kind)).map(({ number }) => number);

const countOf = (sheet: Sheet, ...kinds: readonly SpaceKind[]): number => numbersOf(sheet, ...kinds).length;

/** How many of them show a number that no other does. */
const differing = (numbers: readonly (number | undefined)[]): number => new Set(numbers).size;

type Counted = readonly [name: Count['name'], found: number, wanted: number];

/** What DDD-C2 to DDD-C5 count: anything else is a flaw. */
function asked(sheet: Sheet): readonly Counted[] {
  const locks = sheet.rooms.reduce((sum, { locked }) => sum + locked.length, 0);
  return [
    [{ en: 'starts', fr: 'départs' }, countOf(sheet, 'start', 'left-start', 'right-start'), SUMS.length],
    [{ en: 'boss', fr: 'boss' }, sheet.rooms.filter(({ role }) => role === 'boss').length, 1],
    [{ en: 'chests', fr: 'coffres' }, countOf(sheet, 'chest'), 2],
    [{ en: 'keys', fr: 'clés' }, countOf(sheet, 'grey', 'claw'), locks],
    [{ en: 'achievements', fr: 'exploits' }, sheet.achievements.length, 2],
  ];
}

/** What DDD-C9 to DDD-C12 count on each adventure of the game: a sheet of one's own may have more or fewer. */
const OWN: Readonly<Record<Adventure, (sheet: Sheet) => readonly Counted[]>> = {
  'annoyed-animals': sheet => [
    [
      { en: 'fists, even', fr: 'poings pairs' },
      differing(numbersOf(sheet, 'fist').filter(number => (number ?? 1) % 2 === 0)),
      SUMS.filter(sum => sum % 2 === 0).length,
    ],
  ],
  'clumsy-cultists': sheet => [[{ en: 'rubble', fr: 'gravats' }, countOf(sheet, 'rubble'), 7]],
  'puzzled-pyramid': sheet => [
    [{ en: 'clouds', fr: 'nuages' }, countOf(sheet, 'cloud'), 8],
    [{ en: 'worms', fr: 'vers' }, sheet.rooms.filter(({ role }) => role === 'worm').length, 3],
  ],
  'defiant-dinosaurs': sheet => [
    [{ en: 'claws, all different', fr: 'griffes différentes' }, differing(numbersOf(sheet, 'claw')), 7],
    [{ en: 'armoured', fr: 'en armure' }, sheet.rooms.filter(({ armoured }) => armoured).length, 3],
  ],
};

/** Beside what is asked of every sheet, and what the adventure has that this one resembles most. */
export function counts(sheet: Sheet): readonly Count[] {
  const adventure = resembled(sheet);
  const own = adventure ? OWN[adventure](sheet) : [];
  const best = maximumOf(sheet);
  return [
    ...asked(sheet).map(counted('bad')),
    ...own.map(counted('odd')),
    {
      name: { en: 'points', fr: 'points' },
      found: best,
      wanted: '100–120',
      state: best >= 100 && best <= 120 ? 'good' : 'odd',
    },
  ];
}

const counted =
  (otherwise: Count['state']) =>
  ([name, found, wanted]: Counted): Count => ({
    name,
    found,
    wanted: `${wanted}`,
    state: found === wanted ? 'good' : otherwise,
  });
