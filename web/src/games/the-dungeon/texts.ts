import { shelved, type TheDungeon, type TheDungeonWords, type View } from '../../../../games/the-dungeon/index.ts';
import { tilesLeft } from '../../../../games/the-dungeon/readers.ts';
import type { Outcome } from '../../../../kernel/game.ts';
import { type Language, plural } from '../../../../kernel/words.ts';
import type { GameTexts } from '../module.ts';

/** Alone the caption of the rating; who has won is said by the count. */
const verdictIn =
  ({ ratings }: TheDungeonWords, shared: string, lost: string) =>
  ({ rank, places }: Outcome): string => {
    if (rank !== undefined) return ratings[rank - 1] ?? shared;
    return places.some(place => place > 0) ? shared : lost;
  };

const inEnglish = plural('en');
const inFrench = plural('fr');

const rounds = ({ round }: View): number => Math.max(1, round);

export const texts: Readonly<Record<Language, GameTexts<TheDungeon>>> = {
  en: {
    choices: {
      set: { label: 'The tiles', values: { standard: 'those in the box' } },
      entrance: {
        label: 'You came here',
        values: {
          trapdoor: 'through a trapdoor: animals stay above, and of more than four objects four come along',
          gaol: 'from the gaol of the city: without animals',
        },
      },
      encounters: {
        label: 'Two characters on one tile',
        values: { off: 'let each other be', on: 'may fight instead of meeting the tile' },
      },
      fate: {
        label: 'Fate',
        values: { off: 'what is thrown is thrown', on: 'three times a match you may throw a die again' },
      },
      returns: {
        label: 'Characters of your own',
        values: { off: 'fall in once', on: 'may fall in later, and again' },
      },
      until: {
        label: 'When somebody is out',
        values: {
          'once-around': 'everybody else has one more turn',
          round: 'the round is played to its end',
          'all-out': 'the others play on until nobody is left inside',
        },
      },
    },
    keys: [
      ['Arrows', 'choose a way; the same arrow once more takes it'],
      ['Arrows, R', 'turn the tile in hand'],
      ['Enter', 'go; lay the tile'],
      ['1 to 9', 'press a line of the card'],
      ['E', 'end the turn'],
      ['G', 'do by itself what is the only thing to do, or no longer'],
      ['S', 'show the next character'],
      ['F', 'show the whole maze'],
      ['+, −', 'closer, farther'],
      ['Shift + arrows', 'move the picture'],
    ],
    progress: view => `round ${rounds(view)}, ${tilesLeft(view)} tiles left`,
    verdict: verdictIn(shelved.words.en, 'Out in the sun', 'The dungeon wins'),
    tally: ({ characters: [own] }) => `${inEnglish(own?.lives ?? 0, '1 life', '# lives')}, ${own?.gold ?? 0} gold`,
    follow: {
      learn: 'Learn it',
      'fall-in': 'Fall in',
      'stay-above': 'Stay above',
      retire: 'Stay above',
      'set-out': 'Set out',
      wade: 'Wade on',
      stay: 'Stay',
      go: 'Go there',
      'give-up': 'Leave it',
      scout: 'Turn it up',
      lay: 'Lay it so',
      explore: 'Roll',
      fight: 'Fight',
      bribe: 'Bribe him',
      pay: 'Give that',
      attack: 'Fight',
      pass: 'Fight nobody',
      rob: 'Take that',
      eat: 'Eat it',
      read: 'Read it',
      submit: 'Keep it',
      cast: 'Cast it',
      discard: 'Forget it',
      leave: 'Leave it',
      drop: 'Drop it',
      take: 'Take it',
      keep: 'Let them lie',
      reroll: 'Throw it again',
      decline: 'Stay inside',
      end: 'End the turn',
    },
    score: 'points',
    start: 'Wake up in the cell',
  },
  fr: {
    choices: {
      set: { label: 'Les tuiles', values: { standard: 'celles de la boîte' } },
      entrance: {
        label: 'Vous êtes arrivés',
        values: {
          trapdoor: 'par une trappe : les animaux restent en haut, et de plus de quatre objets, quatre suivent',
          gaol: 'de la prison de la ville : sans animaux',
        },
      },
      encounters: {
        label: 'Deux personnages sur une tuile',
        values: { off: 'se laissent tranquilles', on: 'peuvent se battre au lieu d’affronter la tuile' },
      },
      fate: {
        label: 'Destin',
        values: { off: 'ce qui est lancé est lancé', on: 'trois fois par partie, on peut relancer un dé' },
      },
      returns: {
        label: 'Vos propres personnages',
        values: { off: 'tombent une fois', on: 'peuvent tomber plus tard, et de nouveau' },
      },
      until: {
        label: 'Quand quelqu’un est dehors',
        values: {
          'once-around': 'chacun des autres a encore un tour',
          round: 'le tour de table est joué jusqu’au bout',
          'all-out': 'les autres jouent jusqu’à ce qu’il n’y ait plus personne dedans',
        },
      },
    },
    keys: [
      ['Flèches', 'choisissent un chemin ; la même flèche le prend'],
      ['Flèches, R', 'tournent la tuile en main'],
      ['Entrée', 'va ; pose la tuile'],
      ['1 à 9', 'pressent une ligne de la carte'],
      ['E', 'finit le tour'],
      ['G', 'fait d’office ce qui est la seule chose à faire, ou ne le fait plus'],
      ['S', 'montre le personnage suivant'],
      ['F', 'montre tout le labyrinthe'],
      ['+, −', 'plus près, plus loin'],
      ['Maj + flèches', 'déplacent l’image'],
    ],
    progress: view => `manche ${rounds(view)}, ${tilesLeft(view)} tuiles restantes`,
    verdict: verdictIn(shelved.words.fr, 'Dehors, au soleil', 'Le donjon gagne'),
    tally: ({ characters: [own] }) => `${inFrench(own?.lives ?? 0, '1 vie', '# vies')}, ${own?.gold ?? 0} d’or`,
    follow: {
      learn: 'L’apprendre',
      'fall-in': 'Tomber',
      'stay-above': 'Rester en haut',
      retire: 'Rester en haut',
      'set-out': 'Se mettre en route',
      wade: 'Traverser',
      stay: 'Rester',
      go: 'Y aller',
      'give-up': 'La laisser',
      scout: 'La retourner',
      lay: 'La poser ainsi',
      explore: 'Lancer',
      fight: 'Combattre',
      bribe: 'Le soudoyer',
      pay: 'Donner cela',
      attack: 'Combattre',
      pass: 'Ne combattre personne',
      rob: 'Prendre cela',
      eat: 'Manger cela',
      read: 'Le lire',
      submit: 'Le garder',
      cast: 'Le lancer',
      discard: 'L’oublier',
      leave: 'Abandonner cela',
      drop: 'Poser cela',
      take: 'Prendre cela',
      keep: 'Garder les dés',
      reroll: 'Relancer',
      decline: 'Rester dedans',
      end: 'Finir le tour',
    },
    score: 'points',
    start: 'Se réveiller dans la cellule',
  },
};
