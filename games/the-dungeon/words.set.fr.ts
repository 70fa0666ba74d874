import type { Ability } from './data.ts';
import type { SetReasons } from './words.set.en.ts';

/** Ce que savent les personnages, après « le talent de ». */
const CALLED: Readonly<Record<Ability, string>> = {
  'retries-locks': 'réessayer les serrures',
  scouts: 'partir en éclaireur',
  'sees-in-the-dark': 'voir dans le noir',
  'bribes-cheaply': 'soudoyer à bas prix',
  'steadies-tests': 'garder la main sûre aux épreuves',
  'carries-five': 'porter cinq objets',
  'wins-stand-offs': 'gagner les matchs nuls',
  'knows-a-spell': 'connaître un sort',
};

const at = ({ line, column }: { readonly line: number; readonly column: number }): string =>
  `Ligne ${line}, colonne ${column} `;

export const setReasons: SetReasons = {
  'set-start': flaw =>
    `${at(flaw)}: un jeu de tuiles commence par sa première cellule, comme « start DDDD », pas par « ${flaw.found} ».`,
  'set-tile': flaw =>
    `${at(flaw)}: une tuile, c’est un nombre, un genre et des côtés, comme « 3 corridor O-O- », pas « ${flaw.found} ».`,
  'set-count': flaw => `${at(flaw)}: « ${flaw.found} » doit être un nombre entier de 1 à ${flaw.most}.`,
  'set-room': flaw => `${at(flaw)}: le genre « ${flaw.found} » n’existe pas ; il y a ${flaw.expected}.`,
  'set-sides': flaw =>
    `${at(flaw)}: quatre signes disent ce que sont les côtés nord, est, sud et ouest (D une porte, O un passage, - un mur, X la sortie du garde), pas « ${flaw.found} ».`,
  'set-character': flaw =>
    `${at(flaw)}: un personnage, c’est Force, Esprit, talent et nom, comme « 4 3 scouts Wilma », pas « ${flaw.found} ».`,
  'set-value': flaw => `${at(flaw)}: « ${flaw.found} » doit être un nombre entier de ${flaw.least} à ${flaw.most}.`,
  'set-ability': flaw => `${at(flaw)}: le talent « ${flaw.found} » n’existe pas ; il y a ${flaw.expected}.`,
  'set-name': flaw => `${at(flaw)}: un nom tient sur une ligne de ${flaw.most} signes imprimables au plus.`,
  'set-beyond': flaw => `${at(flaw)}: après les personnages rien ne suit, « ${flaw.found} » non plus.`,
  'set-closed': flaw => `${at(flaw)}: une tuile a besoin d’une porte ou d’un passage.`,
  'set-guard-door': flaw => `${at(flaw)}: une salle de garde a une porte vers le dehors, pas ${flaw.found}.`,
  'set-stray-door': flaw => `${at(flaw)}: seule une salle de garde a une porte vers le dehors.`,
  'set-no-dead-end': ({ line }) => `Ligne ${line} : il faut qu’une tuile de la pile soit un cul-de-sac.`,
  'set-few': ({ line, found, least, most }) =>
    `Ligne ${line} : la pile compte de ${least} à ${most} tuiles, pas ${found}.`,
  'set-many': ({ line, found, least, most }) =>
    `Ligne ${line} : la pile compte de ${least} à ${most} tuiles, pas ${found}.`,
  'set-no-way-out': ({ line }) =>
    `Ligne ${line} : personne ne sortirait jamais : il n’y a ni salle de garde, ni passage secret, ni tunnel.`,
  'set-no-way-on': ({ line, found, least }) =>
    `Ligne ${line} : au moins ${least} tuiles doivent mener plus loin, avec deux ouvertures ou plus ; il y en a ${found}.`,
  'set-cast': ({ line, found, least, most }) =>
    `Ligne ${line} : un jeu de tuiles a de ${least} à ${most} personnages à lui, ou aucun, pas ${found}.`,
  'set-together': ({ line, name, found, least, most }) =>
    `Ligne ${line} : Force et Esprit de « ${name} » font ensemble de ${least} à ${most}, pas ${found}.`,
  'set-spell': flaw =>
    `${at(flaw)}: « ${flaw.name} » connaît un sort et doit avoir un Esprit d’au moins ${flaw.least} pour le garder, pas ${flaw.found}.`,
  'set-ability-twice': flaw => `${at(flaw)}: « ${flaw.name} » a aussi le talent de ${CALLED[flaw.ability]}.`,
  'set-name-twice': flaw => `${at(flaw)}: deux personnages s’appellent « ${flaw.name} ».`,
  'set-name-taken': flaw => `${at(flaw)}: « ${flaw.name} » est le nom d’une chose de la boîte.`,
};
