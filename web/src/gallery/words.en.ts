import { plural } from '../../../kernel/words.ts';

const count = plural('en');

/** All that the gallery says. */
export const galleryEn = {
  title: 'Gallery',
  leave: 'Leave the gallery, to the shelf',
  intro: 'Works that people have drawn in the workshop, each brought to an end by the bots of this house.',
  workshop: 'Draw one of your own',
  game: 'Game',
  anyGame: 'Every game',
  order: 'Order',
  orders: { newest: 'The newest first', 'most-played': 'The most played first' },
  shown: 'On the wall',
  none: 'Nothing hangs here yet. Somebody has to be the first.',
  noneOfGame: 'Nothing of this game hangs here yet.',
  more: 'Show more',
  again: 'Try again',
  by: 'by',
  par: (par: string) => `Par: ${par}`,
  plays: (plays: number) =>
    plays === 0
      ? 'not played in this house yet'
      : count(plays, 'played once in this house', 'played # times in this house'),
  play: 'Play',
  playOf: (name: string) => `Play ${name}`,
  open: 'Open in the workshop',
  openOf: (name: string) => `Open ${name} in the workshop`,
  report: 'Report',
  reportOf: (name: string) => `Report ${name}`,
  withdraw: 'Take it away',
  withdrawOf: (name: string) => `Take ${name} away`,
  withdrawSure:
    'Nobody finds it here any more, and how often it was played is forgotten. The work itself stays in your workshop.',
  own: 'Yours',
  takenDown: (reason: string) => `Taken down by whoever runs this house: ${reason}`,
  reporting: {
    title: (name: string) => `What is wrong with ${name}?`,
    note: 'Whoever runs this house reads it, and decides. Nobody else sees it.',
    label: 'In a sentence or two',
    send: 'Send the report',
    sent: 'Thank you. It is on its way to whoever runs this house.',
    empty: 'Say what is wrong.',
  },
  showing: {
    show: 'Show it in this house’s gallery',
    note: 'under the name that this house knows you by',
    unproved: 'The gallery takes a work once it is proved.',
    proving: (done: number, of: number) => `The house’s own bots are trying it: ${done} of ${of}.`,
    begun: 'The house’s own bots are trying it.',
    shown: 'It hangs in the gallery.',
    shownAs: (name: string, author: string) => `This very work hangs there already: ${name}, by ${author}.`,
    look: 'Look at it',
    who: 'Say who you are',
    why: 'Why?',
  },
};

export type GalleryWords = typeof galleryEn;
