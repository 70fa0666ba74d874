import type { Point } from '../../art/figure.ts';
import { rect } from '../../art/figure.ts';
import type { IconName } from '../../art/icons.ts';
import type { Shape } from '../../art/shape.ts';
import { icon, inked } from '../../art/shape.ts';
import { portrait } from '../../art/the-dungeon/index.ts';
import { type CharacterSheet, type Content, shelved } from '../../games/the-dungeon/index.ts';
import { fittedIn } from '../card.ts';
import type { Piece } from '../cutting.ts';
import type { Press } from '../press.ts';
import { textBlock } from '../wrap.ts';
import { WORDS } from './words.ts';

const SIZE: Point = [88, 63];
const MARGIN = 5;

/** Who one is, with room for a pencil or for counters. */
export const characterPieces = (press: Press, { sheets }: Content): readonly Piece[] =>
  sheets.map(sheet => characterPiece(press, sheet));

function characterPiece({ language }: Press, sheet: CharacterSheet): Piece {
  const { thing, abilities } = shelved.words[language];
  const [name, ability] = [thing(sheet.name), abilities[sheet.ability]];
  return {
    size: SIZE,
    label: `${name}. ${ability}`,
    front: [
      rect(
        [MARGIN - 2, MARGIN - 2, SIZE[0] - 2 * MARGIN + 4, SIZE[1] - 2 * MARGIN + 4],
        { stroke: 'ink', weight: 0.3 },
        1.5,
      ),
      fittedIn(portrait(sheet.portrait), [MARGIN, MARGIN, 24, 28]),
      { ...inked([32, 12], name, 'title', 6.6), fit: SIZE[0] - 32 - MARGIN },
      ...textBlock(ability, [32, 18], { face: 'text', size: 3.3, width: SIZE[0] - 32 - MARGIN }),
      ...figures(WORDS[language], sheet),
      ...objectBoxes(WORDS[language], sheet),
    ],
  };
}

/** Strength, Craft, lives and gold: what they begin with, and a box for what becomes of them. */
function figures(words: (typeof WORDS)['en'], { strength, craft, lives, gold }: CharacterSheet): readonly Shape[] {
  const all: readonly (readonly [IconName, string, number])[] = [
    ['strength', words.strength, strength],
    ['craft', words.craft, craft],
    ['heart', words.lives, lives],
    ['coin', words.gold, gold],
  ];
  return all.flatMap(([sign, word, count], i) => {
    const x = 33.5 + i * 13;
    return [
      icon(sign, [x + 2.4, 29.4], 5.4),
      inked([x + 6, 31.2], String(count), 'bold', 5),
      { ...inked([x, 36], word, 'text', 2.85), fit: 12 },
    ];
  });
}

const BOX: Point = [14.6, 17];

/** Four objects are carried, by the Porter five. */
function objectBoxes(words: (typeof WORDS)['en'], { mostObjects }: CharacterSheet): readonly Shape[] {
  return [
    inked([MARGIN, 39], words.objects, 'text', 2.85),
    ...Array.from({ length: mostObjects }, (_, i): Shape =>
      rect([MARGIN + i * (BOX[0] + 0.9), 40.4, ...BOX], { stroke: 'ink-faint', weight: 0.25, dash: [1, 1] }, 1),
    ),
  ];
}
