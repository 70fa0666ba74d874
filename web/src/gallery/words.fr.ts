import { de, plural } from '../../../kernel/words.ts';
import type { GalleryWords } from './words.en.ts';

const count = plural('fr');

export const galleryFr: GalleryWords = {
  title: 'Galerie',
  leave: 'Quitter la galerie, vers l’étagère',
  intro: 'Des œuvres dessinées à l’atelier, chacune menée à son terme par les robots de cette maison.',
  workshop: 'Dessiner la vôtre',
  game: 'Jeu',
  anyGame: 'Tous les jeux',
  order: 'Ordre',
  orders: { newest: 'Les plus récentes d’abord', 'most-played': 'Les plus jouées d’abord' },
  shown: 'Au mur',
  none: 'Rien n’est encore accroché ici. Il faut bien que quelqu’un commence.',
  noneOfGame: 'Rien de ce jeu n’est encore accroché ici.',
  more: 'En montrer plus',
  again: 'Réessayer',
  by: 'de',
  par: par => `Par : ${par}`,
  plays: plays =>
    plays === 0
      ? 'pas encore jouée dans cette maison'
      : count(plays, 'jouée une fois dans cette maison', 'jouée # fois dans cette maison'),
  play: 'Jouer',
  playOf: name => `Jouer à ${name}`,
  open: 'Ouvrir à l’atelier',
  openOf: name => `Ouvrir ${name} à l’atelier`,
  report: 'Signaler',
  reportOf: name => `Signaler ${name}`,
  withdraw: 'La décrocher',
  withdrawOf: name => `Décrocher ${name}`,
  withdrawSure:
    'Plus personne ne la trouvera ici, et l’on oubliera combien de fois elle a été jouée. L’œuvre reste dans votre atelier.',
  own: 'Les vôtres',
  takenDown: reason => `Décrochée par la personne qui tient cette maison : ${reason}`,
  reporting: {
    title: name => `Qu’est-ce qui ne va pas avec ${name} ?`,
    note: 'La personne qui tient cette maison le lit, et décide. Nul autre ne le voit.',
    label: 'En une phrase ou deux',
    send: 'Envoyer le signalement',
    sent: 'Merci. C’est en route vers la personne qui tient cette maison.',
    empty: 'Dites ce qui ne va pas.',
  },
  showing: {
    show: 'L’accrocher à la galerie de cette maison',
    note: 'sous le nom que cette maison vous connaît',
    unproved: 'La galerie accepte une œuvre une fois qu’elle est prouvée.',
    proving: (done, of) => `Les robots de la maison l’essaient : ${done} sur ${of}.`,
    begun: 'Les robots de la maison l’essaient.',
    shown: 'Elle est accrochée à la galerie.',
    shownAs: (name, author) => `Cette œuvre même y est déjà accrochée : ${name}, ${de(author)}.`,
    look: 'La regarder',
    who: 'Dire qui vous êtes',
    why: 'Pourquoi ?',
  },
};
