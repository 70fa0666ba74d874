import { art, cardDrawing, SPACE, type SheetKey } from '../../art/donjonz/index.ts';
import { contentOf } from '../../art/illustration.ts';
import type { Drawing } from '../../art/shape.ts';
import { type Content, shelved } from '../../games/donjonz/index.ts';
import { faceOf } from '../../games/donjonz/readers.ts';
import { cutPages, type Piece } from '../cutting.ts';
import { placed, type Press } from '../press.ts';
import type { Printed } from '../print.ts';
import { WORDS } from './words.ts';

/** A space is so many millimetres wide. */
const SIDE = 28;

const content = (): Content => contentOf(shelved.game, {});

function cards({ language }: Press): readonly Piece[] {
  const all = content();
  // The half-card is smaller and comes last, in a row of its own.
  return [...all.deck.keys()].reverse().map(card => {
    const { name, width, height } = faceOf(all, card, 0);
    const drawing = cardDrawing(all, card, 0);
    return {
      size: [width * SIDE, height * SIDE],
      label: shelved.words[language].card(name),
      front: [onTrim(drawing)],
    };
  });
}

/** The paper of a drawn card begins inside of its margin. */
const onTrim = ({ shapes }: Drawing) => placed({ view: [0, 0, 0, 0], shapes }, [0, 0], SIDE / SPACE);

const INVENTORY_WIDTH = 72;
const INVENTORIES = 4;

function inventories({ words }: Press): readonly Piece[] {
  const [sheet] = art.sheets(content());
  if (!sheet) throw new Error('DonjonZ has no inventory');
  const [, , width, height] = sheet.view;
  const scale = INVENTORY_WIDTH / width;
  const piece: Piece = {
    size: [INVENTORY_WIDTH, height * scale],
    label: words.parts.inventory,
    front: [placed(sheet, [0, 0], scale)],
  };
  return Array.from({ length: INVENTORIES }, () => piece);
}

export const printed: Printed = {
  parts: [
    { name: 'cards', pages: press => cutPages(press, cards(press)) },
    { name: 'inventory', pages: press => cutPages(press, inventories(press)) },
  ],
  illustrations: art.illustrations,
  speaker:
    language =>
    ({ key }) =>
      WORDS[language][key as SheetKey & keyof (typeof WORDS)['en']],
};
