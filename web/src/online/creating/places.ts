import type { Seat } from '../../../../kernel/game.ts';
import type { Place } from '../../../../wire/http.ts';
import { tidyName } from '../../../../wire/names.ts';
import { botAt, peopleAmong, type SeatLimits, personCalled, type NamedSitter } from '../../table/sitters.ts';

const ME: Place = { type: 'me' };
const OPEN: Place = { type: 'open' };

/** Oneself, and somebody who takes the link; alone where the game wants nobody else. */
export function usualPlaces({ min, max }: SeatLimits): readonly Place[] {
  return Array.from({ length: Math.min(max, Math.max(min, 2)) }, (_, seat) => (seat === 0 ? ME : OPEN));
}

/** Whoever has played so far: the first person is oneself, others sit beside, bots stay. */
export function placesOf(sitters: readonly NamedSitter[]): readonly Place[] {
  const [own] = peopleAmong(sitters);
  return sitters.map(({ name, bot }, seat) => {
    if (bot !== null) return { type: 'bot', bot };
    return seat === own ? ME : { type: 'beside', name };
  });
}

/** The same for more or fewer: whoever comes takes the link, and oneself never leaves. */
export function resized(places: readonly Place[], count: number): readonly Place[] {
  const left = Array.from({ length: count }, (_, seat) => places[seat] ?? OPEN);
  return left.some(({ type }) => type === 'me') ? left : [ME, ...left.slice(1)];
}

/** Puts somebody into a seat. Nobody sits twice: where one sat before is open. */
export function seated(places: readonly Place[], seat: Seat, place: Place): readonly Place[] {
  const others = place.type === 'me' ? places.map(other => (other.type === 'me' ? OPEN : other)) : places;
  return others.with(seat, place);
}

/** As the server wants them: whoever sits at this screen without a name is called by the seat. */
export const named = (places: readonly Place[], nameless: (seat: number) => string): Place[] =>
  places.map((place, seat) =>
    place.type === 'beside' ? { ...place, name: tidyName(place.name) || nameless(seat + 1) } : place,
  );

/** Who will sit where, as far as it is known. */
export const sittersIn = (places: readonly Place[], name: string): readonly NamedSitter[] =>
  places.map((place, seat) => {
    if (place.type === 'bot') return botAt(seat, place.bot);
    return personCalled(place.type === 'me' ? name : place.type === 'beside' ? place.name : '');
  });
