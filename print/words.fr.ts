import { plural } from '../kernel/words.ts';
import type { PrintWords } from './words.ts';

const count = plural('fr');

export const fr: PrintWords = {
  parts: {
    sheets: 'Feuilles',
    cards: 'Cartes',
    inventory: 'Feuilles d’inventaire',
    events: 'Cartes Événement',
    junk: 'Cartes Fatras',
    tiles: 'Tuiles',
    characters: 'Personnages',
    purchases: 'Cartes d’achat',
    spells: 'Cartes Sort',
    counters: 'Jetons',
    scores: 'Feuilles de score',
    rules: 'Règles',
  },
  inks: { colour: 'couleur', grey: 'gris', low: 'peu d’encre' },
  papers: { a4: 'A4', letter: 'Letter' },
  foot: ({ title, name, paper, ink, page, pages }) =>
    `${title} · ${name} · ${fr.papers[paper]}, ${fr.inks[ink]} · page ${page} sur ${pages}`,
  fold: 'pli',
  instructions: 'Imprimez, coupez, jouez',
  ruler:
    'Cette règle mesure 100 mm. Si la vôtre n’est pas d’accord, imprimez de nouveau à 100 %, sans « ajuster à la page ».',
  wedge: 'On doit voir six gris.',
  contents: 'Dans ce fichier',
  listed: (name, pages) => `${name} : ${count(pages, 'une page', '# pages')}`,
  scale: 'Imprimez à la taille réelle, d’un seul côté de la feuille ; du papier épais pour tout ce qui se coupe.',
  cutting:
    'Posez une règle d’un repère à l’autre et coupez dans l’ordre des numéros : d’abord en travers de toute la feuille, puis le long des bandes.',
  folding: 'Si une carte a un dos, pliez-le derrière la face le long des tirets, collez les deux moitiés, puis coupez.',
};
