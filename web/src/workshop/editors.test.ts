import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/game.ts';
import { beginningOf } from './beginning.ts';
import { DRAWN, editorOf } from './editors.ts';
import { departuresIn, flawsIn, numberedFlaws } from './flaws.ts';
import { WORKSHOP_WORDS } from './words.ts';

/** "N, P" is two keys; "Shift + U" is one, and "1 to 9" all of them. */
const keysIn = (keys: readonly (readonly string[])[]): readonly string[] =>
  keys.flatMap(([named = '']) => named.split(', '));

describe.each(DRAWN)('%s', game => {
  test.each(['en', 'fr'] as const)('no key of the easel is one of the page, in %s', async language => {
    const { texts } = await editorOf(game);
    const ofPage = new Set(keysIn(WORKSHOP_WORDS[language].keys.page));
    expect(keysIn(texts[language].keys).filter(key => ofPage.has(key))).toEqual([]);
  });

  test.each(['en', 'fr'] as const)('a work begins in %s as sound as it is drawn', async language => {
    const editor = await editorOf(game);
    for (const start of editor.starts) {
      const draft = editor.work.read(beginningOf(editor, start, language));
      if (isRefusal(draft)) throw new Error(`${start.id} is refused: ${JSON.stringify(draft.refused)}`);
      const typesIn = (each: object): readonly string[] => flawsIn(editor, each).map(({ refused }) => refused.type);
      expect(typesIn(draft)).toEqual(typesIn(start.draft));
    }
  });

  test('whatever is typed into a text is refused with its line, or drawn with its flaws and written down again', async () => {
    const editor = await editorOf(game);
    const texts = editor.starts.map(({ draft }) => editor.work.print(draft));
    const anySign = fc.constantFrom(...new Set(texts.join('')), '\t', '\u2028', '💀');
    const put = fc.array(anySign, { maxLength: 6 }).map(signs => signs.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(12), put, (text, at, gone, typed) => {
        const from = at % (text.length + 1);
        const draft = editor.work.read(text.slice(0, from) + typed + text.slice(from + gone));
        if (isRefusal(draft)) {
          expect(draft.refused.line).toBeGreaterThan(0);
          return;
        }
        numberedFlaws(editor, draft);
        departuresIn(editor, draft);
        editor.counts?.(draft);
        expect(editor.picture(draft).shapes.length).toBeGreaterThan(0);
        const printed = editor.work.print(draft);
        const again = editor.work.read(printed);
        expect(isRefusal(again) ? again : editor.work.print(again)).toBe(printed);
      }),
    );
  });
});

test('a French deck has French cards', async () => {
  const editor = await editorOf('donjonz');
  const [standard] = editor.starts;
  if (!standard) throw new Error('nothing to begin with');
  expect(beginningOf(editor, standard, 'fr')).toContain('\nLe Vestibule humide\n');
  expect(beginningOf(editor, standard, 'en')).toContain('\nThe Damp Vestibule\n');
});
