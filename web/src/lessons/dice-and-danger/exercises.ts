import type { DiceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import { hasHappened, type Lesson } from '../lesson.ts';
import {
  black,
  DONE,
  elsewhere,
  GIVEN_UP,
  hit,
  isVisited,
  mark,
  otherPairs,
  pairsOf,
  position,
  room,
  space,
  white,
} from './rounds.ts';

const [FIVE, NINE, TWO, SIX, TEN] = [space(0, 0), space(0, 2), space(0, 4), space(0, 6), space(0, 8)];
const [SEVEN, EIGHT, GREY_FIVE] = [space(1, 0), space(1, 1), space(2, 1)];
const BADGER = room('Badger');

const order: Lesson<DiceAndDanger> = {
  id: 'order',
  title: { en: 'One after the other', fr: 'L’une après l’autre' },
  rule: 'DDD-Q4',
  position: position([['1245 6']]),
  seat: 0,
  par: 2,
  solution: [white(5, 7), mark(FIVE, 5), mark(SEVEN, 7)],
  clumsy: [[white(5, 7), mark(space(13, 1), 7)], [white(3, 9)]],
  faults: [
    GIVEN_UP,
    otherPairs(white(5, 7), 'DDD-10', {
      en: 'It takes a 5 for the start and a 7 for the space behind it.',
      fr: 'Il faut un 5 pour le départ et un 7 pour la case derrière.',
    }),
    elsewhere([FIVE, SEVEN], 'DDD-Q4', {
      en: 'The 5 first: it makes way for the 7 behind it.',
      fr: 'Le 5 d’abord : il ouvre la voie au 7 derrière.',
    }),
  ],
  steps: [
    {
      sentence: { en: 'Reach the badger in this very round.', fr: 'Atteignez le blaireau dans cette manche.' },
      note: {
        en: 'Sums are used one by one. The 7 beside his room is not open yet.',
        fr: 'Les sommes servent l’une après l’autre. Le 7 près de sa salle n’est pas encore ouvert.',
      },
      points: { at: { thing: `node/${SEVEN}` } },
      isDone: isVisited(SEVEN),
    },
  ],
};

const both: Lesson<DiceAndDanger> = {
  id: 'both',
  title: { en: 'Both sums', fr: 'Les deux sommes' },
  rule: 'DDD-17',
  position: position([['1133 1']]),
  seat: 0,
  par: 2,
  solution: [white(2, 6), mark(TWO, 2), mark(SIX, 6)],
  clumsy: [[white(4, 4), mark(space(13, 8), 4), { type: 'give-up', sums: [4], lives: 1 }]],
  faults: [GIVEN_UP],
  steps: [
    {
      sentence: { en: 'Give no sum up.', fr: 'N’abandonnez aucune somme.' },
      note: {
        en: 'A sum without a target costs a life. Look for both before you cross out one.',
        fr: 'Une somme sans cible coûte une vie. Cherchez les deux avant de barrer.',
      },
      isDone: sight => hasHappened(sight, 'space-visited', 2),
    },
  ],
};

const unlock: Lesson<DiceAndDanger> = {
  id: 'unlock',
  title: { en: 'The grey space', fr: 'La case grise' },
  rule: 'DDD-25',
  position: position([
    ['2345 1', white(5, 9), mark(FIVE, 5), mark(NINE, 9), DONE],
    ['2346 1', white(7, 8), mark(SEVEN, 7), mark(EIGHT, 8), DONE],
    ['1234 6'],
  ]),
  seat: 0,
  par: 2,
  solution: [white(5, 5), mark(GREY_FIVE, 5), hit(BADGER, 5)],
  clumsy: [[white(4, 6)], [white(3, 7)]],
  faults: [
    GIVEN_UP,
    otherPairs(white(5, 5), 'DDD-25', {
      en: 'The grey space and the blow both take a 5.',
      fr: 'La case grise et le coup demandent chacun un 5.',
    }),
  ],
  steps: [
    {
      sentence: { en: 'Hit the badger with a 5.', fr: 'Frappez le blaireau avec un 5.' },
      note: {
        en: 'His 5 is locked: the grey 5 beside his room opens it, and at once.',
        fr: 'Son 5 est verrouillé : le 5 gris au bord de la salle l’ouvre aussitôt.',
      },
      points: { at: { thing: `node/${GREY_FIVE}` } },
      isDone: ({ events }) => events.some(event => event.type === 'monster-hit' && event.room === BADGER),
    },
  ],
};

const FIST = space(2, 7);

const fist: Lesson<DiceAndDanger> = {
  id: 'fist',
  title: { en: 'The fist', fr: 'Le poing' },
  rule: 'DDD-AA-1',
  position: position([
    ['2345 1', white(6, 8), mark(SIX, 6), mark(space(1, 6), 8), DONE],
    ['4456 1', white(9, 10), mark(space(1, 7), 9), mark(TEN, 10), DONE],
    ['2236 1'],
  ]),
  seat: 0,
  par: 1,
  solution: [white(4, 9), mark(FIST, 4)],
  clumsy: [[black(4, 8)], [white(4, 9), mark(NINE, 9), mark(space(13, 8), 4)]],
  faults: [
    GIVEN_UP,
    otherPairs(white(4, 9), 'DDD-AA-1', {
      en: 'Two equal dice that add up to 4: nothing else clenches this fist.',
      fr: 'Deux dés égaux qui font 4 : rien d’autre ne serre ce poing.',
    }),
  ],
  steps: [
    {
      sentence: { en: 'Swing the fist in the ring.', fr: 'Frappez du poing entouré.' },
      note: {
        en: 'It takes a double, 2 and 2, and hits every monster on your sheet.',
        fr: 'Il faut un double, 2 et 2 ; il touche chaque monstre de votre feuille.',
      },
      points: { at: { thing: `node/${FIST}` }, icon: 'fist' },
      isDone: sight => hasHappened(sight, 'fist-swung'),
    },
  ],
};

const CHEST = space(1, 8);

const chest: Lesson<DiceAndDanger> = {
  id: 'chest',
  title: { en: 'Chest and torch', fr: 'Coffre et torche' },
  rule: 'DDD-35',
  position: position([['4456 1', white(9, 10), mark(NINE, 9), mark(TEN, 10), DONE], ['1256 3']]),
  seat: 0,
  par: 2,
  solution: [white(3, 11), mark(CHEST, 11), { type: 'chest', reward: 'torches' }, { type: 'torch', node: space(1, 7) }],
  clumsy: [[white(7, 7)], [white(3, 11), mark(CHEST, 11), { type: 'chest', reward: 'life' }]],
  faults: [
    GIVEN_UP,
    otherPairs(white(3, 11), 'DDD-33', {
      en: 'The chest beside your start takes an 11.',
      fr: 'Le coffre près de votre départ demande un 11.',
    }),
    {
      rule: 'DDD-33',
      sentence: {
        en: 'Good to have as well. This time, take the torches.',
        fr: 'Bon à prendre aussi. Cette fois, prenez les torches.',
      },
      isMet: ({ events }) => events.some(event => event.type === 'chest-opened' && event.reward !== 'torches'),
    },
    elsewhere([CHEST, space(13, 3), space(1, 7)], 'DDD-33', {
      en: 'The 11 is for the chest.',
      fr: 'Le 11 est pour le coffre.',
    }),
  ],
  steps: [
    {
      sentence: { en: 'Open the chest with an 11.', fr: 'Ouvrez le coffre avec un 11.' },
      points: { at: { thing: `node/${CHEST}` }, icon: 'chest' },
      isDone: isVisited(CHEST),
    },
    {
      sentence: { en: 'Choose the two torches.', fr: 'Choisissez les deux torches.' },
      note: { en: 'A chest holds each of its rewards once.', fr: 'Chaque récompense ne se prend qu’une fois.' },
      isDone: sight => hasHappened(sight, 'chest-opened'),
    },
    {
      sentence: { en: 'Burn one on a space beside the chest.', fr: 'Brûlez-en une sur une case voisine.' },
      note: {
        en: 'A torch needs no sum: any number next to a visited space will do.',
        fr: 'Une torche se passe de somme : tout numéro voisin d’une case visitée convient.',
      },
      points: { at: { thing: `node/${space(1, 7)}` } },
      isDone: sight => hasHappened(sight, 'torch-burnt'),
    },
  ],
};

const GEM = space(1, 4);

const blackDie: Lesson<DiceAndDanger> = {
  id: 'black-die',
  title: { en: 'The black die', fr: 'Le dé noir' },
  rule: 'DDD-12',
  position: position([['1145 3', white(2, 9), mark(TWO, 2), mark(NINE, 9), DONE], ['1346 6']]),
  seat: 0,
  par: 1,
  solution: [black(5, 12), mark(GEM, 12)],
  clumsy: [[white(7, 7)], [black(5, 12), mark(FIVE, 5), mark(space(13, 6), 12)]],
  faults: [
    GIVEN_UP,
    {
      rule: 'DDD-11',
      sentence: {
        en: 'No 12 in these: let the black 6 stand in for a white die.',
        fr: 'Pas de 12 ici : mettez le 6 noir à la place d’un dé blanc.',
      },
      isMet: sight => pairsOf(sight)?.sums.includes(12) === false,
    },
  ],
  steps: [
    {
      sentence: { en: 'Fetch the gem: it takes a 12.', fr: 'Prenez la gemme : il faut un 12.' },
      note: {
        en: 'The black die may stand in for a white one, at the price of a symbol.',
        fr: 'Le dé noir peut remplacer un dé blanc, au prix d’un symbole.',
      },
      points: { at: { thing: `node/${GEM}` }, icon: 'gem' },
      isDone: sight => hasHappened(sight, 'gem-found'),
    },
  ],
};

export const exercises: readonly Lesson<DiceAndDanger>[] = [order, both, unlock, fist, chest, blackDie];
