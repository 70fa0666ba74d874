import { expect, test } from 'vitest';
import { textWidth } from '../../../../art/text.ts';
import { LANGUAGES } from '../../../../kernel/words.ts';
import { GAME_WORDS } from './context.ts';

/** Inside the small card of narrow.css: its width without the padding, its letters. */
const [WIDTH, SIZE] = [74, 14];

function linesOf(name: string): readonly string[] {
  return name.split(' ').reduce<readonly string[]>((lines, word) => {
    const [last] = lines.slice(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return textWidth(longer, 'hand', SIZE) <= WIDTH ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

test.each(LANGUAGES)('on a phone the name of a junk card has room in two lines in %s', language => {
  const names = Object.values(GAME_WORDS[language].junkCards).map(({ name }) => name);
  for (const lines of names.map(linesOf)) {
    expect(lines.length, lines.join(' ')).toBeLessThanOrEqual(2);
    for (const line of lines) expect(textWidth(line, 'hand', SIZE), line).toBeLessThanOrEqual(WIDTH);
  }
});
