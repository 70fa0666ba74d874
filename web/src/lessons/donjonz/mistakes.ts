import type { Donjonz } from '../../../../games/donjonz/index.ts';
import { mainCause, type MistakeKind, ownEvents, type Sight } from '../lesson.ts';

/** What costs all that one has, or the match. */
type Loss = 'unarmed' | 'given-up' | 'cornered';

/** More than anybody carries for long. */
const FALL = 12;
/** Who cannot get away from a monster within so many steps was driven there. */
const LAST_STEPS = 2;
/** Of so many spaces that nobody entered about one has a pouch. */
const SPACES_A_POUCH = 4;
/** A walk that enters so many of the spaces of each card leaves few pouches behind. */
const SPACES_A_CARD = 3;

const lossOf = (sight: Sight<Donjonz>, kind: Loss): number =>
  sight.events.reduce((sum, event, i) => {
    if (event.type !== 'pouches-lost' && event.type !== 'hero-fell') return sum;
    const cost = event.type === 'hero-fell' ? FALL : event.pouches;
    return kindAt(sight, event.weapon, i) === kind ? sum + cost : sum;
  }, 0);

/** What a loss came from: the weapon was had and given up, or the way led nowhere else, or it was never looked for. */
function kindAt({ events }: Sight<Donjonz>, weapon: string, at: number): Loss {
  const isGivenUp = events
    .slice(0, at)
    .some(event => (event.type === 'weapon-left' || event.type === 'weapon-dropped') && event.weapon === weapon);
  if (isGivenUp) return 'given-up';
  const steps = events.slice(at).filter(({ type }) => type === 'stepped').length;
  return events[at]?.type === 'pouches-lost' && steps < LAST_STEPS ? 'cornered' : 'unarmed';
}

const DECIDES_ON_WEAPONS: readonly Donjonz['action']['type'][] = ['pick-up', 'swap', 'leave'];

export const mistakeKinds: Readonly<Record<string, MistakeKind<Donjonz>>> = {
  openings: {
    cost: sight => ownEvents(sight, 'card-laid').filter(({ joins }) => joins.open === 1).length / 2,
    covers: ({ played }) => played.type === 'lay',
  },
  once: {
    cost: ({ view: { laid, path } }) => Math.max(0, SPACES_A_CARD * laid.length - path.length) / SPACES_A_POUCH,
    covers: found => found.played.type === 'step' && mainCause(found) !== 'monsters',
  },
  weapon: {
    cost: sight => lossOf(sight, 'unarmed'),
    covers: found => found.played.type === 'step' && mainCause(found) === 'monsters',
  },
  hands: {
    cost: sight => lossOf(sight, 'given-up'),
    covers: ({ played }) => DECIDES_ON_WEAPONS.includes(played.type),
  },
  // What the door would have doubled.
  door: {
    cost: sight => (ownEvents(sight, 'door-opened').some(({ before }) => before > 0) ? 0 : sight.view.pouches),
  },
  ending: { cost: sight => lossOf(sight, 'cornered') },
};
