import type { TheDungeon } from '../../../../games/the-dungeon/index.ts';
import { hasHappened, type LessonFault, type Lesson } from '../lesson.ts';
import { EAST, END, explore, go, lay, NORTH, position, rolled, type TurnSight, SOUTH, WEST } from './turns.ts';

const isHome = ({ events }: TurnSight): boolean =>
  events.some(event => event.type === 'moved' && event.face === 'start-cell');

const HOME: LessonFault<TheDungeon> = {
  rule: 'TD-6',
  sentence: { en: 'Back to the cell is the wrong way.', fr: 'Retourner à la cellule n’avance à rien.' },
  isMet: isHome,
};

/**
 * From the cell to the Guard and past him. With this seed the door opens, then come a corridor with three ways, a storeroom
 * with a sword, three tiles of movement, the Guard, and a fight of 6 to 1.
 */
export const first: Lesson<TheDungeon> = {
  id: 'first',
  title: { en: 'First match', fr: 'Première partie' },
  rule: 'TD-1',
  position: position('porter', [rolled(5)], '66f651b0e3731d2fece648ac1ef2881f'),
  seat: 0,
  par: 7,
  solution: [
    go(NORTH),
    lay(1),
    go(EAST),
    explore('storeroom'),
    END,
    go(WEST),
    go(NORTH),
    { type: 'fight', enemy: 'guard' },
  ],
  clumsy: [[go(NORTH), lay(1), go(EAST), explore('storeroom'), END, go(WEST), go(SOUTH)]],
  faults: [HOME],
  steps: [
    {
      sentence: { en: 'Try one of the four doors.', fr: 'Essayez une des quatre portes.' },
      note: {
        en: 'A die says whether it is locked: on a 6 it is, and the move is over.',
        fr: 'Un dé dit si elle est verrouillée : sur un 6 elle l’est, et le déplacement s’arrête.',
      },
      points: { at: { action: go(NORTH) }, icon: 'door' },
      isDone: sight => hasHappened(sight, 'door-unlocked'),
    },
    {
      sentence: { en: 'It opens! Turn the new tile, then lay it.', fr: 'Ouverte ! Tournez la tuile, puis posez-la.' },
      note: {
        en: 'Nobody has drawn this maze: you lay it tile by tile. Openings have to meet.',
        fr: 'Personne n’a dessiné ce dédale : vous le posez. Les ouvertures doivent se toucher.',
      },
      isDone: sight => hasHappened(sight, 'tile-laid'),
    },
    {
      sentence: { en: 'Go on into the unknown.', fr: 'Avancez vers l’inconnu.' },
      note: {
        en: 'You rolled three tiles and have used one. A doorway has no lock.',
        fr: 'Vous avez droit à trois tuiles, dont une est prise. Un passage n’a pas de serrure.',
      },
      isDone: sight => hasHappened(sight, 'tile-laid', 2),
    },
    {
      sentence: { en: 'A storeroom: search it.', fr: 'Une réserve : fouillez-la.' },
      note: {
        en: 'Only the tile where a move ends counts. A dead end ends it.',
        fr: 'Seule compte la tuile où le déplacement finit. Un cul-de-sac y met fin.',
      },
      isDone: sight => hasHappened(sight, 'object-found'),
    },
    {
      sentence: { en: 'A sword! End your turn.', fr: 'Une épée ! Finissez votre tour.' },
      note: { en: 'It adds one to your Strength.', fr: 'Elle ajoute un à votre Force.' },
      isDone: sight => hasHappened(sight, 'movement-rolled'),
    },
    {
      sentence: { en: 'Go back to the fork and take the other way.', fr: 'Revenez à la fourche, prenez l’autre voie.' },
      note: {
        en: 'Tiles that lie there cost as much as new ones.',
        fr: 'Les tuiles déjà posées coûtent autant que les nouvelles.',
      },
      isDone: sight => hasHappened(sight, 'tile-laid', 3),
    },
    {
      sentence: { en: 'The Guard! Beat him, and you are free.', fr: 'Le garde ! Battez-le, et vous êtes libre.' },
      note: {
        en: 'Strength and a die each, the higher sum wins. The way out is open on your next turn.',
        fr: 'Force plus un dé chacun, le total l’emporte. La sortie s’ouvre à votre prochain tour.',
      },
      isDone: sight => hasHappened(sight, 'way-out-found'),
    },
  ],
};
