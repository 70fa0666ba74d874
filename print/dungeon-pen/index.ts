import { art, boxRow, JUNK_ICONS, type PenKey, TARGET_ICONS, TYPE_ICONS } from '../../art/dungeon-pen/index.ts';
import type { Drawing } from '../../art/shape.ts';
import { icon } from '../../art/shape.ts';
import type { Paint } from '../../art/paint.ts';
import type { Speak } from '../../art/svg.ts';
import { type Boxes, type EventName, type EventType, shelved } from '../../games/dungeon-pen/index.ts';
import { CHARACTER_NAMES } from '../../games/dungeon-pen/manifest.ts';
import { EVENT_NAMES, eventCard, JUNK_NAMES, junkCard, SHEETS } from '../../games/dungeon-pen/readers.ts';
import { capital, type Language } from '../../kernel/words.ts';
import { type Band, CARD, cardBack, cardFront, type CardFace, stamped } from '../card.ts';
import { cutPages, type FoldedPiece, type Piece } from '../cutting.ts';
import type { Press } from '../press.ts';
import type { Printed } from '../print.ts';
import { sheetPage } from './sheet.ts';
import { WORDS } from './words.ts';

/** The colour of a type of event; its picture and its word stand in the band as well. */
const BANDS: Readonly<Record<EventType, Paint>> = {
  prisoner: 'good',
  flick: 'box-blue',
  monster: 'bad',
  trap: 'gold',
  wall: 'oak',
};

const boxes = (id: string, row: Boxes): Drawing => ({
  view: [0, 0, 144, 60],
  shapes: boxRow(id, row, [2, 2, 140, 56]),
});

function eventFace(press: Press, name: EventName): CardFace {
  const { eventCards, eventTypes } = shelved.words[press.language];
  const { type, target, boxes: row } = eventCard(name);
  const band: Band = { fill: BANDS[type], word: eventTypes[type], icons: [TYPE_ICONS[type], TARGET_ICONS[target]] };
  return { ...eventCards[name], picture: boxes(`paper/${name}`, row), band };
}

const events = (press: Press): readonly Piece[] =>
  EVENT_NAMES.flatMap(name => {
    const piece = backed(eventFace(press, name), cardBack(capital(WORDS[press.language].event), 'trap'));
    return Array.from({ length: eventCard(name).copies }, () => piece);
  });

const backed = (face: CardFace, back: FoldedPiece['back']): FoldedPiece => ({
  size: CARD,
  label: `${face.name}. ${face.text}`,
  front: cardFront(face),
  back,
});

/** DP-30: its picture over its boxes. */
function junk({ language }: Press): readonly Piece[] {
  const word = WORDS[language].junk;
  const band: Band = { fill: 'box-plum', word, icons: ['object', 'shuffle'] };
  return JUNK_NAMES.map(name => {
    const row = boxes(`paper/${name}`, junkCard(name).boxes).shapes;
    const picture: Drawing = { view: [0, -56, 144, 116], shapes: [icon(JUNK_ICONS[name], [72, -28], 54), ...row] };
    return backed({ ...shelved.words[language].junkCards[name], picture, band }, cardBack(capital(word), 'sack'));
  });
}

/** They lie open before their seats and need no backs. */
function characters({ language }: Press): readonly Piece[] {
  const band: Band = { fill: 'box-green', word: WORDS[language].character, icons: ['self'] };
  return CHARACTER_NAMES.map(name => {
    const words = shelved.words[language].characters[name];
    const face: CardFace = { ...words, picture: stamped('prisoner'), band };
    return { size: CARD, label: `${face.name}. ${face.text}`, front: cardFront(face) };
  });
}

/** Nothing that is printed here says more than names: cards and sheets bring their words along. */
function speaker(language: Language): Speak {
  const { dungeon } = shelved.words[language];
  return ({ key, params = {} }) => {
    if ((key as PenKey) !== 'dungeon') throw new Error(`nothing is called ${key} on paper`);
    return dungeon(String(params['name']));
  };
}

export const printed: Printed = {
  parts: [
    { name: 'sheets', pages: press => Object.values(SHEETS).map(sheet => sheetPage(press, sheet)) },
    { name: 'events', pages: press => cutPages(press, events(press)) },
    { name: 'junk', pages: press => cutPages(press, junk(press)) },
    { name: 'characters', pages: press => cutPages(press, characters(press)) },
  ],
  illustrations: art.illustrations,
  speaker,
};
