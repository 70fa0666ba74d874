import type { EventName } from '../../games/dungeon-pen/index.ts';
import type { Illustrations } from '../art.ts';
import { stamps } from '../illustration.ts';
import type { Drawing } from '../shape.ts';
import { dicePair, eventStrip } from './card.ts';
import { CARD_ICONS, JUNK_ICONS, TARGET_ICONS, TYPE_ICONS } from './faces.ts';

/** What is printed on a card, without its name: the rule beside it says that. */
const card = (name: EventName) => (): Drawing => eventStrip(name);

export const illustrations: Illustrations = {
  'DP-9': stamps('treasure'),
  'DP-10': card('rampart'),
  'DP-18': stamps('chest'),
  'DP-19': stamps('potion', 'heart-plus-1'),
  'DP-20': stamps('treasure'),
  'DP-23': () => dicePair([2, 5]),
  'DP-26': stamps(TARGET_ICONS.self, TARGET_ICONS.other, TARGET_ICONS.both, TARGET_ICONS.random),
  'DP-30': stamps('chest', 'object', 'shuffle'),
  'DP-31': stamps(TYPE_ICONS.prisoner, TYPE_ICONS.flick, TYPE_ICONS.monster, TYPE_ICONS.trap, TYPE_ICONS.wall),
  'DP-35': card('crooked'),
  'DP-37': card('crawlers'),
  'DP-41': stamps(...Object.values(CARD_ICONS)),
  'DP-42': card('past'),
  'DP-43': card('numbness'),
  'DP-44': card('sacrifice'),
  'DP-45': card('bolted'),
  'DP-46': card('vane'),
  'DP-47': card('stone'),
  'DP-48': card('goblin'),
  'DP-49': card('chute'),
  'DP-50': card('whim'),
  'DP-51': card('crawlers'),
  'DP-52': stamps(JUNK_ICONS.rune),
  'DP-53': stamps(JUNK_ICONS.bane),
};
