import type { Language } from '../../../../kernel/words.ts';
import type { About } from '../about.ts';

export const about: Readonly<Record<Language, About>> = {
  en: {
    motto: 'Two prisoners, two pencils, one sheet of paper, and a steady hand would help.',
    paragraphs: [
      'Your pencil stands on your cross. Pull it back, let it go, and follow the line: where it ends, there you are. Where it touches a wall, it hurts.',
      'Chests hold junk, potions hold health. After every flick an event card has its say: numb fingers, sudden walls, a goblin with an eye for purses.',
      'Fetch the treasure from the other side and bring it home to your padded cell, or stay alive longer than the other. Both of you cannot win. Both of you can lose.',
    ],
  },
  fr: {
    motto: 'Deux prisonniers, deux crayons, une feuille de papier, et une main sûre ne nuirait pas.',
    paragraphs: [
      'Votre crayon est debout sur votre croix. Tirez-le en arrière, lâchez, suivez le trait : là où il finit, vous voilà. Là où il touche un mur, ça fait mal.',
      'Les coffres donnent du fatras, les potions de la santé. Après chaque pichenette, une carte événement a son mot à dire : doigts engourdis, murs soudains, un gobelin qui aime les bourses.',
      'Prenez le trésor d’en face et rapportez-le dans votre cellule capitonnée, ou restez en vie plus longtemps que l’autre. On ne peut pas gagner à deux. On peut perdre à deux.',
    ],
  },
};
