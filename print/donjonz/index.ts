import { art, cardDrawing, PRINTED, SPACE, type SheetKey } from '../../art/donjonz/index.ts';
import { contentOf } from '../../art/illustration.ts';
import type { Drawing } from '../../art/shape.ts';
import { type Content, type Donjonz, shelved } from '../../games/donjonz/index.ts';
import { faceOf, isMapping } from '../../games/donjonz/readers.ts';
import { cutPages, type Piece } from '../cutting.ts';
import { placed, type Press } from '../press.ts';
import type { Printed } from '../print.ts';
import { TO_COME } from './words.ts';

/** A space is so many millimetres wide. */
const SIDE = 28;

const standard = (): Content => contentOf(shelved.game, {});

function cards({ language }: Press, all: Content): readonly Piece[] {
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
  const [sheet] = art.sheets(standard());
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

export const printed: Printed<Donjonz> = {
  shelved,
  art,
  parts: [
    { name: 'cards', pages: (press, agreed) => cutPages(press, cards(press, agreed?.content ?? standard())) },
    { name: 'inventory', pages: press => cutPages(press, inventories(press)) },
  ],
  speaker:
    language =>
    ({ key, params = {} }) =>
      PRINTED[language][key as SheetKey](params),
  notes: ({ content, view }, language) => {
    if (!isMapping(view)) return [];
    const seen = new Set([view.hand, view.next, ...view.laid.map(({ card }) => card)]);
    const unseen = content.deck.flatMap((_, card) => (seen.has(card) ? [] : [faceOf(content, card, 0).name]));
    return unseen.length === 0 ? [] : [TO_COME[language](unseen.map(shelved.words[language].card).join(', '))];
  },
};
