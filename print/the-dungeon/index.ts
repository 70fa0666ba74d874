import type { IconName } from '../../art/icons.ts';
import { contentOf } from '../../art/illustration.ts';
import { art, doorsOn, type PrintedKey, TILE, tileShapes, wareIcon } from '../../art/the-dungeon/index.ts';
import { rect } from '../../art/figure.ts';
import { group } from '../../art/shape.ts';
import type { Speak } from '../../art/svg.ts';
import {
  type Ability,
  type Content,
  type Room,
  shelved,
  type Spell,
  type TheDungeon,
  type WareName,
} from '../../games/the-dungeon/index.ts';
import { SPELL_COPIES, SPELLS, STOCK, tileOf, WARES } from '../../games/the-dungeon/readers.ts';
import { capital, type Language } from '../../kernel/words.ts';
import type { Agreed } from '../agreed.ts';
import { type Band, CARD, cardBack, cardFront, stamped } from '../card.ts';
import { cutPages, type BackedPiece, type Piece } from '../cutting.ts';
import { BLEED } from '../paper.ts';
import type { Press } from '../press.ts';
import type { Printed } from '../print.ts';
import { characterPieces } from './characters.ts';
import { counterPieces } from './counters.ts';
import { belongings, mazePapers } from './match.ts';
import { WORDS } from './words.ts';

const SIDE = 56;
const BEYOND = BLEED + 1;

const copiesOf = <T>(count: number, thing: T): readonly T[] => Array.from({ length: count }, () => thing);

/** Soil goes on beyond the cut. */
const tiles = ({ language }: Press, { start, faces, counts }: Content): readonly Piece[] =>
  [start, ...faces].flatMap((face, i) =>
    copiesOf(i === 0 ? 1 : (counts[i - 1] ?? 0), face).map((_, copy) => ({
      size: [SIDE, SIDE],
      label: shelved.words[language].rooms[tileOf(face).room],
      front: [
        rect([-BEYOND, -BEYOND, SIDE + 2 * BEYOND, SIDE + 2 * BEYOND], { fill: 'paper-2' }),
        group({ at: [SIDE / 2, SIDE / 2], scale: SIDE / TILE }, [
          ...tileShapes({ face, turn: 0, copy }),
          ...doorsOn(face, 0),
        ]),
      ],
    })),
  );

interface Card {
  readonly name: string;
  readonly text: string;
  readonly sign: IconName;
  readonly band: Band;
}

const piece = ({ name, text, sign, band }: Card): BackedPiece => ({
  size: CARD,
  label: `${name}. ${text}`,
  front: cardFront({ name, text, picture: stamped(sign), band }),
  back: cardBack(capital(band.word), band.icons[0]),
});

function purchases({ language }: Press): readonly Piece[] {
  const { wares, wareTexts } = shelved.words[language];
  const band: Band = { fill: 'box-plum', word: WORDS[language].purchase, icons: ['sack'] };
  const cardOf = (name: WareName): Piece =>
    piece({ name: capital(wares[name]), text: wareTexts[name], sign: wareIcon(name), band });
  return STOCK.flatMap((count, ware) => copiesOf(count, cardOf(WARES[ware]?.name ?? 'torch')));
}

function spells({ language }: Press): readonly Piece[] {
  const { spells: names, spellTexts } = shelved.words[language];
  const band: Band = { fill: 'box-blue', word: WORDS[language].spell, icons: ['spell'] };
  const cardOf = (spell: Spell): Piece => piece({ name: names[spell], text: spellTexts[spell], sign: spell, band });
  return SPELLS.flatMap(spell => copiesOf(SPELL_COPIES, cardOf(spell)));
}

/** What stands on the drawings. Nothing counts what is left of a pile of paper. */
function speaker(language: Language): Speak {
  const game = shelved.words[language];
  const said: Readonly<Record<PrintedKey, (param: string) => string>> = {
    room: room => game.rooms[room as Room],
    thing: name => game.thing(name),
    ability: ability => game.abilities[ability as Ability],
    spell: spell => game.spells[spell as Spell],
    left: left => left,
  };
  return ({ key, params = {} }) => said[key as PrintedKey](String(Object.values(params)[0]));
}

/** The set that a table has agreed on, or that of the box. */
const setOf = (agreed: Agreed<TheDungeon> | undefined): Content => agreed?.content ?? contentOf(shelved.game, {});

export const printed: Printed<TheDungeon> = {
  shelved,
  art,
  parts: [
    { name: 'tiles', pages: (press, agreed) => cutPages(press, tiles(press, setOf(agreed))) },
    { name: 'characters', pages: (press, agreed) => cutPages(press, characterPieces(press, setOf(agreed))) },
    { name: 'purchases', pages: press => cutPages(press, purchases(press)) },
    { name: 'spells', pages: press => cutPages(press, spells(press)) },
    { name: 'counters', pages: press => cutPages(press, counterPieces(press)) },
  ],
  speaker,
  papers: mazePapers,
  notes: belongings,
};
