import type { DiceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import { hasHappened, type Lesson } from '../lesson.ts';
import {
  DONE,
  elsewhere,
  GIVEN_UP,
  hit,
  isSplit,
  isVisited,
  mark,
  otherPairs,
  position,
  room,
  space,
  white,
} from './rounds.ts';

const [FIVE, NINE] = [space(0, 0), space(0, 2)];
const [SIX, EIGHT, GREY_FIVE] = [space(1, 2), space(1, 1), space(2, 1)];
const BADGER = room('Badger');

/** From the brook side to the badger in three rounds. With this seed the second roll makes 6 and 8, the third 5 and 8. */
export const first: Lesson<DiceAndDanger> = {
  id: 'first',
  title: { en: 'First match', fr: 'Première partie' },
  rule: 'DDD-1',
  position: position([['2345 1']], 'f59d5243a77504b088040ab164f8f911'),
  seat: 0,
  par: 6,
  solution: [
    white(5, 9),
    mark(FIVE, 5),
    mark(NINE, 9),
    DONE,
    white(6, 8),
    mark(SIX, 6),
    mark(EIGHT, 8),
    DONE,
    white(5, 8),
    mark(GREY_FIVE, 5),
    hit(BADGER, 8),
  ],
  clumsy: [[white(7, 7)], [white(5, 9), mark(FIVE, 5), mark(NINE, 9), DONE, white(6, 8), mark(space(0, 6), 6)]],
  faults: [
    GIVEN_UP,
    elsewhere([FIVE, NINE, SIX, EIGHT, GREY_FIVE], 'DDD-16', {
      en: 'That is a start too, but it leads away from the badger.',
      fr: 'C’est un départ aussi, mais il éloigne du blaireau.',
    }),
  ],
  steps: [
    {
      sentence: { en: 'Pair the dice: take 5 and 9.', fr: 'Formez des paires : 5 et 9.' },
      note: {
        en: 'Four white dice make two pairs. Each pair is added up.',
        fr: 'Quatre dés blancs font deux paires. Chaque paire s’additionne.',
      },
      isDone: sight => isSplit(white(5, 9))(sight) || hasHappened(sight, 'dice-rolled'),
      faults: [
        otherPairs(white(5, 9), 'DDD-10', {
          en: 'Those are pairs as well; for this way it takes a 5 and a 9.',
          fr: 'Ce sont des paires aussi ; pour ce chemin, il faut 5 et 9.',
        }),
      ],
    },
    {
      sentence: { en: 'Cross out the 5 at the edge.', fr: 'Barrez le 5 au bord.' },
      note: {
        en: 'Green spaces at the edge are starts: open from the first roll on.',
        fr: 'Les cases vertes du bord sont des départs : ouvertes dès le premier jet.',
      },
      points: { at: { thing: `node/${FIVE}` } },
      isDone: isVisited(FIVE),
    },
    {
      sentence: { en: 'And the 9, another start.', fr: 'Et le 9, un autre départ.' },
      note: { en: 'Both sums have to be used.', fr: 'Les deux sommes doivent servir.' },
      points: { at: { thing: `node/${NINE}` } },
      isDone: isVisited(NINE),
    },
    {
      sentence: { en: 'Done? Then the dice are rolled anew.', fr: 'C’est fait ? On relance les dés.' },
      note: {
        en: 'Alone, a round in which no monster is hit costs a life. You have nine to spare.',
        fr: 'En solitaire, une manche sans coup porté coûte une vie. Vous pouvez en perdre neuf.',
      },
      isDone: sight => hasHappened(sight, 'dice-rolled'),
    },
    {
      sentence: {
        en: 'Take 6 and 8: first the 6, then the 8. Then Done.',
        fr: 'Prenez 6 et 8 : d’abord le 6, puis le 8. Puis Fini.',
      },
      note: {
        en: 'What borders a visited space is open. The first sum may make way for the second.',
        fr: 'Ce qui touche une case visitée est ouvert. La première somme peut ouvrir la voie.',
      },
      points: { at: { thing: `node/${SIX}` } },
      isDone: sight => hasHappened(sight, 'dice-rolled', 2),
      faults: [
        otherPairs(white(6, 8), 'DDD-Q4', {
          en: 'With a 6 and an 8 you get two spaces further.',
          fr: 'Avec 6 et 8, vous avancez de deux cases.',
        }),
      ],
    },
    {
      sentence: { en: 'Take 5 and 8: the 5 on the grey space.', fr: 'Prenez 5 et 8 : le 5 sur la case grise.' },
      note: {
        en: 'A grey space opens its own number in the room beside it.',
        fr: 'Une case grise ouvre son numéro dans la salle voisine.',
      },
      points: { at: { thing: `node/${GREY_FIVE}` } },
      isDone: isVisited(GREY_FIVE),
      faults: [
        otherPairs(white(5, 8), 'DDD-10', {
          en: 'Take the pairs 5 and 8: a way in, and a blow.',
          fr: 'Prenez 5 et 8 : une entrée, puis un coup.',
        }),
      ],
    },
    {
      sentence: { en: 'Hit the badger with your 8.', fr: 'Frappez le blaireau avec votre 8.' },
      note: {
        en: 'Each blow crosses out a box. Whoever fells a monster first gets most gems.',
        fr: 'Chaque coup barre un point de vie. Le premier à vaincre reçoit le plus de gemmes.',
      },
      points: { at: { thing: `node/${BADGER}` }, icon: 'badger' },
      isDone: sight => hasHappened(sight, 'monster-hit'),
    },
  ],
};
