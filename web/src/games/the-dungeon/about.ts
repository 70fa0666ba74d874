import type { Language } from '../../../../kernel/words.ts';
import type { About } from '../about.ts';

export const about: Readonly<Record<Language, About>> = {
  en: {
    motto: 'You wake in a cell. The doors may be locked, the maze is not there yet, and the soup is the Guard’s.',
    paragraphs: [
      'Roll, open a door, lay the tile behind it, go on: the maze grows under your feet. Every room wants something: a fight, a test, a coin, a drop of blood.',
      'There are three kinds of way out: past a Guard, who can be beaten or paid; a Hidden Passage; and now and then a hole at the end of a tunnel. When everything has been tried, it is back to the cell, and the maze is laid anew.',
      'One to six characters play. Once somebody sees the sun, everybody else has one more turn; of those who are out, the one with the most lives has won. The dead have a good view.',
    ],
  },
  fr: {
    motto:
      'Vous vous réveillez dans une cellule. Les portes sont peut-être verrouillées, le labyrinthe n’est pas encore là, et la soupe est au garde.',
    paragraphs: [
      'Lancez le dé, ouvrez une porte, posez la tuile qui est derrière, continuez : le labyrinthe pousse sous vos pieds. Chaque salle veut quelque chose : un combat, une épreuve, une pièce, une goutte de sang.',
      'Il y a trois sortes de sorties : passer un garde, qu’on bat ou qu’on paie ; un passage secret ; et parfois un trou au bout d’un tunnel. Quand tout a été essayé, on retourne à la cellule, et le labyrinthe est posé à neuf.',
      'De un à six personnages. Dès que quelqu’un voit le soleil, les autres ont encore un tour ; parmi ceux qui sont dehors, gagne qui a le plus de vies. Les morts ont une belle vue.',
    ],
  },
};
