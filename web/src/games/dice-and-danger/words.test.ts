import { describe, expect, test } from 'vitest';
import {
  ground,
  handOf,
  layoutOf,
  ledger,
  margin,
  ORIENTATIONS,
  type SheetKey,
} from '../../../../art/dice-and-danger/index.ts';
import type { Shape, Text } from '../../../../art/shape.ts';
import { fittedSize } from '../../../../art/text.ts';
import { type Content, type Options, diceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../../../games/dice-and-danger/manifest.ts';
import { LANGUAGES } from '../../../../kernel/words.ts';
import { BOARD_WORDS } from './context.ts';
import { describe as describeAction } from './describe.ts';
import { texts } from './texts.ts';

const optionsOf = (adventure: string): Options => ({
  adventure,
  endTrigger: 'ownSheet',
  portalTrigger: 'assigned11',
  first: 0,
});

const contentOf = (adventure: string, seats: number): Content =>
  diceAndDanger.rules({ version: 1, seats, options: optionsOf(adventure) }).content;

/** Made once: a map takes its time to be drawn. */
const contents = new Map<string, Content>(
  ADVENTURES.flatMap(adventure => {
    const shared = contentOf(adventure, 4);
    const alone = { ...contentOf(adventure, 1), sheet: shared.sheet };
    return [[`${adventure}/4`, shared] as const, [`${adventure}/1`, alone] as const];
  }),
);

const textsIn = (shapes: readonly Shape[]): Text[] =>
  shapes.flatMap(shape => (shape.kind === 'group' ? textsIn(shape.shapes) : shape.kind === 'text' ? [shape] : []));

describe.each(LANGUAGES)('in %s', language => {
  const words = BOARD_WORDS[language];

  describe.each(ADVENTURES)('%s', adventure => {
    test.each([1, 4])('is set in 14 or more, its titles in 17 or more, with %i seats', seats => {
      const content = contents.get(`${adventure}/${seats}`) as Content;
      const rules = diceAndDanger.rules({ version: 1, seats, options: optionsOf(adventure) });
      const view = rules.view(rules.setup(), 0);
      const marked = { content, table: view, hand: handOf(view, 0, 0) };
      const printed = ORIENTATIONS.flatMap(orientation => ground(content.sheet, orientation));
      for (const text of textsIn([...printed, ...margin(marked), ...ledger(marked).shapes])) {
        const say = typeof text.say === 'string' ? text.say : sayIn(text.say);
        expect(say).not.toBe('');
        expect([say, fittedSize(text, say)]).toEqual([
          say,
          expect.toSatisfy(size => size >= (text.face === 'title' ? 17 : 14)),
        ]);
      }
    });

    const sayIn = ({ key, params = {} }: Exclude<Text['say'], string>): string => words.sheet[key as SheetKey](params);
  });

  test('an action is described by what it is done to', () => {
    const rules = diceAndDanger.rules({ version: 1, seats: 1, options: optionsOf('annoyed-animals') });
    const view = rules.view(rules.setup(), 0);
    const { boss, sheet } = rules.content;
    const double = sheet.spaces.findIndex(({ kind }) => kind === 'doubles');
    const said = (action: Parameters<typeof describeAction>[0]): string | undefined =>
      describeAction(action, { view, rules, language });
    expect(said({ type: 'mark', space: 0, sum: 5 })).toMatch(/^(Cross out the|Barrer le) 5,/);
    expect(said({ type: 'mark', space: double, sum: 4 })).toMatch(/^(With|Avec) 4, /);
    expect(said({ type: 'hit', room: boss, sum: 6 })).toMatch(/Boar|Sanglier/);
    expect(said({ type: 'crush', room: boss })).toMatch(/Boar|Sanglier/);
    expect(said({ type: 'torch', node: boss })).toMatch(/Boar|Sanglier/);
    expect(said({ type: 'write', cloud: 0, number: 11 })).toMatch(/11/);
    expect(said({ type: 'done' })).toMatch(/round$|manche$/);
    expect(said({ type: 'chest', reward: 'life' })).toBeUndefined();
  });

  test('every choice that is offered has words', () => {
    for (const { values } of Object.values(texts[language].choices)) expect(Object.values(values)).not.toContain('');
    expect(Object.keys(texts[language].choices)).toEqual(['adventure', 'endTrigger']);
  });

  test('a sheet of one’s own keeps its names', () => {
    expect(words.sheet.sheet({ name: 'Cellar' })).toBe('Cellar');
    expect(words.sheet.room({ name: 'Aunt Agatha' })).toBe('Aunt Agatha');
    expect(words.sheet.room({ name: 'constructor' })).toBe('constructor');
    expect(words.sheet.difficulty({ name: 'Cellar' })).not.toBe('');
  });
});

test('layouts are kept per sheet', () => {
  const { sheet } = contentOf('annoyed-animals', 1);
  expect(layoutOf(sheet, 'portrait')).toBe(layoutOf(sheet, 'portrait'));
});
