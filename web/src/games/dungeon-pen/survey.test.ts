import { expect, test } from 'vitest';
import { dungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { MAP_NAMES } from '../../../../games/dungeon-pen/manifest.ts';
import { squareAt, UNIT } from '../../../../games/dungeon-pen/readers.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import { bearingTo, surveyOf, WINDS } from './survey.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

function startOf(dungeon: string) {
  const options = dungeonPen.readOptions({ dungeon }, 2);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const rules = dungeonPen.rules({ version: 1, seats: 2, options });
  return { content: rules.content, view: rules.view(rules.setup(), 0) };
}

test('bearings are the eight winds, the north on top', () => {
  const here = { x: 5 * UNIT, y: 5 * UNIT };
  expect(bearingTo(here, { x: 5 * UNIT, y: 2 * UNIT })).toEqual({ wind: 'n', tenths: 30 });
  expect(bearingTo(here, { x: 7 * UNIT, y: 7 * UNIT })).toEqual({ wind: 'se', tenths: 28 });
  expect(bearingTo(here, { x: 1 * UNIT, y: 5 * UNIT + 100 })).toEqual({ wind: 'w', tenths: 40 });
  expect(bearingTo(here, here).tenths).toBe(0);
});

test.each(MAP_NAMES)('%s is heard alike by both seats, turned by half', dungeon => {
  const { content, view } = startOf(dungeon);
  const [south, north] = [surveyOf(content, view, 0), surveyOf(content, view, 1)];
  expect(south.reaches.map(({ wind }) => wind)).toEqual([...WINDS]);
  const opposite = [...north.reaches.slice(4), ...north.reaches.slice(0, 4)];
  expect(south.reaches.map(({ tenths, stops }) => [tenths, stops])).toEqual(
    opposite.map(({ tenths, stops }) => [tenths, stops]),
  );
  expect(south.found.map(({ thing, tenths }) => [thing, tenths].join()).toSorted()).toEqual(
    north.found.map(({ thing, tenths }) => [thing, tenths].join()).toSorted(),
  );
});

test('what is found is told with the degrees to aim at', () => {
  const { content, view } = startOf('hall');
  for (const { wind, degrees, tenths } of surveyOf(content, view, 0).found.filter(found => found.tenths > 0)) {
    expect(WINDS[Math.round(degrees / 45) % WINDS.length]).toBe(wind);
    expect(en.survey.found({ thing: 'chest', wind, degrees, tenths })).toMatch(new RegExp(`, at ${degrees}°$`));
  }
});

test('what is carried, empty or sealed is not told', () => {
  const { content, view } = startOf('hall');
  const [chest] = content.chests;
  const character = { ...view.characters[0], carries: true };
  const later = {
    ...view,
    characters: [character, view.characters[1]] as [typeof character, typeof character],
    strokes: view.strokes.map((_, i) => (i === 0 ? 2 : 0)),
    walls: [chest ?? 0],
    plague: { red: 1, black: 6 },
  };
  const count = (thing: string, of = later): number =>
    surveyOf(content, of, 0).found.filter(found => found.thing === thing).length;
  expect(count('treasure', view as never)).toBe(1);
  expect(count('treasure')).toBe(0);
  expect(count('potion')).toBe(content.potions.length - 1);
  expect(count('chest')).toBe(content.chests.length - 1);
  expect(count('plague')).toBe(1);
});

test('who reads is spoken to, everybody else is named', () => {
  const [of, home] = [{ name: 'Ann', other: 'Bob' }, { thing: 'home', wind: 'n', tenths: 10, degrees: 0 } as const];
  expect(en.survey.here(squareAt(3, 5))).toBe('you: red 2, black 2, south-west');
  expect(en.survey.here(squareAt(3, 5), of)).toBe('Ann: red 2, black 2, south-west');
  expect(fr.survey.here(squareAt(3, 5), of)).toMatch(/^Ann.: rouge 2, noir 2, sud-ouest$/);
  expect(en.survey.found(home, of)).toMatch(/^Ann’s cell: /);
  expect(fr.survey.found(home, of)).toMatch(/^la cellule d’Ann.: /);
  for (const { survey } of [en, fr])
    for (const thing of ['treasure', 'home', 'opponent'] as const)
      expect(survey.found({ ...home, thing }, of)).not.toMatch(/you|votre/);
});

test('what is right here has no distance and no direction', () => {
  for (const { survey } of [en, fr]) {
    const said = [
      survey.reach({ wind: 'n', tenths: 0, stops: 'wall' }),
      survey.found({ thing: 'chest', wind: 'n', tenths: 0, degrees: 0 }),
      survey.bearing('n', 0),
    ];
    for (const sentence of said) expect(sentence).not.toMatch(/0[.,]0/);
    expect(survey.bearing('n', 1)).toMatch(/0[.,]1/);
  }
});
