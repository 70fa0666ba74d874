import { plural } from '../kernel/words.ts';
import type { PrintWords } from './words.ts';

const count = plural('fr');

export const fr: PrintWords = {
  parts: {
    match: 'La partie',
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
  scale: {
    one: 'Imprimez à la taille réelle, d’un seul côté de la feuille ; du papier épais pour tout ce qui se coupe.',
    both: 'Imprimez à la taille réelle, des deux côtés, en retournant sur le bord long ; du papier épais pour tout ce qui se coupe.',
  },
  cutting:
    'Posez une règle d’un repère à l’autre et coupez dans l’ordre des numéros : d’abord en travers de toute la feuille, puis le long des bandes.',
  folding: 'Si une carte a un dos, pliez-le derrière la face le long des tirets, collez les deux moitiés, puis coupez.',
  duplex: 'Les dos sont au verso des cartes. Imprimez et mesurez cette première feuille avant toutes les autres.',
  measuring:
    'Tenez-la devant la lumière, cette face vers vous. La croix du verso tombe sur les deux échelles ci-dessous : lisez les deux nombres et ajoutez-les au décalage, d’abord celui de l’échelle couchée, puis celui de l’échelle debout. C’est bon quand on lit deux fois 0.',
  otherSide: 'Le verso de la première feuille : sa croix doit tomber sur le 0 des deux échelles.',
  code: address => `Un code qui mène à ${address}`,
  onScreen: 'pour jouer à l’écran',
  work: (game, author) => (author === undefined ? `pour ${game}` : `de ${author} · pour ${game}`),
  match: {
    player: number => `Joueur ${number}`,
    table: 'La table',
    ended: 'Une partie terminée.',
    running: 'Une partie en cours, à finir sur papier.',
    runningFor: name => `Une partie en cours, telle que ${name} la voit, à finir sur papier.`,
    score: (name, score, place) =>
      place === 0 ? `${name} : ${score}, hors jeu` : `${name} : ${score}, place ${place}`,
    notes: 'Qui a quoi',
    story: 'Ce qui s’est passé',
  },
};
