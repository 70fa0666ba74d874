import { art, boxRow, JUNK_ICONS, type PenKey, TARGET_ICONS, TYPE_ICONS } from '../../art/dungeon-pen/index.ts';
import type { Drawing, KeyedWords } from '../../art/shape.ts';
import { icon } from '../../art/shape.ts';
import type { Paint } from '../../art/paint.ts';
import type { Speak } from '../../art/svg.ts';
import { type Boxes, type DungeonPen, type EventName, type EventType, shelved } from '../../games/dungeon-pen/index.ts';
import { CHARACTER_NAMES, MAP_NAMES } from '../../games/dungeon-pen/manifest.ts';
import { EVENT_NAMES, eventCard, JUNK_NAMES, junkCard, mostHp, SHEETS } from '../../games/dungeon-pen/readers.ts';
import { capital, type Language } from '../../kernel/words.ts';
import type { Agreed } from '../agreed.ts';
import { type Band, CARD, cardBack, cardFront, type CardFace, stamped } from '../card.ts';
import { cutPages, type BackedPiece, type Piece } from '../cutting.ts';
import type { DrawnMatch } from '../match.ts';
import type { Page } from '../page.ts';
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

const backed = (face: CardFace, back: BackedPiece['back']): BackedPiece => ({
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

/** Cards bring their words along; drawings say names and HP. */
function speaker(language: Language): Speak {
  const { dungeon } = shelved.words[language];
  const said: Readonly<Partial<Record<PenKey, (params: NonNullable<KeyedWords['params']>) => string>>> = {
    dungeon: ({ name }) => dungeon(String(name)),
    hp: ({ hp, most }) => WORDS[language].hp(Number(hp), Number(most)),
  };
  return ({ key, params = {} }) => {
    const say = said[key as PenKey];
    if (!say) throw new Error(`nothing is called ${key} on paper`);
    return say(params);
  };
}

/** DP-Q19: hands lie open. */
function notes({ content, view, names }: DrawnMatch<DungeonPen>, language: Language): readonly string[] {
  const { junkCards } = shelved.words[language];
  const words = WORDS[language];
  return view.characters.map(({ hp, hand, carries }, seat) => {
    const held = hand.map(name => junkCards[name].name);
    const has = [words.hp(hp, mostHp(content, seat)), ...(carries ? [words.carries] : []), ...held];
    return words.has(`${names[seat] ?? ''} (${seat === 0 ? words.south : words.north})`, has.join(', '));
  });
}

/** The dungeon that a table has agreed on, or all there are. */
const sheetPages = (press: Press, agreed: Agreed<DungeonPen> | undefined): readonly Page[] =>
  agreed
    ? [sheetPage(press, agreed.content.sheet, agreed)]
    : MAP_NAMES.map(dungeon => sheetPage(press, SHEETS[dungeon], { texts: { dungeon } }));

export const printed: Printed<DungeonPen> = {
  shelved,
  art,
  parts: [
    { name: 'sheets', pages: sheetPages },
    { name: 'events', pages: press => cutPages(press, events(press)) },
    { name: 'junk', pages: press => cutPages(press, junk(press)) },
    { name: 'characters', pages: press => cutPages(press, characters(press)) },
  ],
  speaker,
  notes,
};
