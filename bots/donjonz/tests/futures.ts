// The best glory of a laid dungeon by another way than the solver's: backwards, from the ends of all walks. Of a place it
// is asked once what may still come of it, whatever was had before: the entered spaces count only as far as they can be
// reached. There is no bound, no walk to beat and no dominance of what was had; content is read by the readers of the game.
import type { Content, Table, Thing } from '../../../games/donjonz/index.ts';
import {
  beyond,
  gloryOf,
  MOST_WEAPONS,
  SIDES,
  spaceNumbers,
  spaceOf,
  WEAPONS,
} from '../../../games/donjonz/readers.ts';

/** What may come of a place: pouches that were had count `keep` times, `gain` are added, so many monsters are beaten. */
interface Future {
  readonly keep: number;
  readonly gain: number;
  readonly beaten: number;
  /** Whether somebody without a pouch falls on the way. */
  readonly needsPouch: boolean;
}

interface Place {
  readonly space: number;
  readonly weapons: number;
  readonly hasKey: boolean;
}

const END: Future = { keep: 1, gain: 0, beaten: 0, needsPouch: false };

/** The best glory from the stair on, or nothing where more places than `patience` would have to be asked. */
export function bestByFutures(content: Content, { laid, path }: Readonly<Table>, patience: number): number | undefined {
  const asking = new Asking(content, laid, patience);
  const stair = path[0] as number;
  const futures = asking.from({ space: asking.indexOf(stair), weapons: 0, hasKey: false });
  if (asking.isTired) return undefined;
  const ends = futures.filter(({ needsPouch }) => !needsPouch);
  return Math.max(0, ...ends.map(({ gain, beaten }) => gloryOf({ pouches: gain, monsters: beaten, lost: false })));
}

class Asking {
  readonly #numbers: readonly number[];
  readonly #things: readonly Thing[];
  readonly #ways: readonly (readonly number[])[];
  readonly #isShut: boolean;
  readonly #entered: Uint8Array;
  readonly #known = new Map<string, readonly Future[]>();
  readonly #patience: number;

  constructor(content: Content, laid: Table['laid'], patience: number) {
    this.#numbers = spaceNumbers(content, laid);
    this.#things = this.#numbers.map(number => spaceOf(content, laid, number).thing);
    this.#ways = this.#numbers.map(number =>
      SIDES.flatMap(side => {
        const found = beyond(content, laid, number, side);
        return found && !found.isWalled ? [this.indexOf(found.number)] : [];
      }),
    );
    this.#isShut = content.doorWithoutKey === 'blocked';
    this.#entered = new Uint8Array(this.#numbers.length);
    this.#patience = patience;
  }

  indexOf(number: number): number {
    return this.#numbers.indexOf(number);
  }

  get isTired(): boolean {
    return this.#known.size > this.#patience;
  }

  /** None where everybody falls. */
  from(place: Place): readonly Future[] {
    if (this.isTired) return [];
    this.#entered[place.space] = 1;
    const name = this.#nameOf(place);
    const futures = this.#known.get(name) ?? this.#asked(place);
    this.#known.set(name, futures);
    this.#entered[place.space] = 0;
    return futures;
  }

  #asked(place: Place): readonly Future[] {
    const open = (this.#ways[place.space] ?? []).filter(
      next => this.#entered[next] === 0 && !(this.#isShut && this.#things[next]?.type === 'door' && !place.hasKey),
    );
    return open.length === 0 ? [END] : best(open.flatMap(next => this.#entering(next, place)));
  }

  #entering(space: number, { weapons, hasKey }: Place): readonly Future[] {
    const thing = this.#things[space];
    switch (thing?.type) {
      case 'pouch':
        return this.from({ space, weapons, hasKey }).map(each => ({
          ...each,
          gain: each.gain + each.keep,
          needsPouch: false,
        }));
      case 'key':
        return this.from({ space, weapons, hasKey: true });
      case 'door':
        return this.from({ space, weapons, hasKey }).map(each => ({
          ...each,
          keep: hasKey ? 2 * each.keep : each.keep,
        }));
      case 'weapon':
        return armed(weapons, 1 << WEAPONS.indexOf(thing.weapon)).flatMap(hands =>
          this.from({ space, weapons: hands, hasKey }),
        );
      case 'monster':
        return this.#met(this.from({ space, weapons, hasKey }), (weapons & (1 << WEAPONS.indexOf(thing.weapon))) !== 0);
      default:
        return this.from({ space, weapons, hasKey });
    }
  }

  #met(futures: readonly Future[], isBeaten: boolean): readonly Future[] {
    if (isBeaten) return futures.map(each => ({ ...each, beaten: each.beaten + 1 }));
    return futures.flatMap(each => (each.needsPouch ? [] : [{ ...each, keep: 0, needsPouch: true }]));
  }

  /** The place, and the spaces that can still be reached from it. */
  #nameOf({ space, weapons, hasKey }: Place): string {
    const reached = new Uint8Array(this.#entered);
    const around = [space];
    const words = [space, weapons, Number(hasKey), 0, 0, 0, 0, 0];
    for (let at = around.pop(); at !== undefined; at = around.pop())
      for (const next of this.#ways[at] ?? []) {
        if (reached[next] === 1) continue;
        reached[next] = 1;
        words[3 + (next >> 4)]! |= 1 << (next & 15);
        around.push(next);
      }
    return String.fromCharCode(...words);
  }
}

/** What may be in hand after finding a weapon: it is left, taken, or taken instead of another. */
function armed(held: number, found: number): readonly number[] {
  const others = WEAPONS.map((_, i) => 1 << i).filter(bit => (held & bit) !== 0);
  const taken = others.length < MOST_WEAPONS ? [held | found] : others.map(bit => (held & ~bit) | found);
  return [...new Set([held, ...taken])];
}

/** Without those that are no better in anything than another one. */
function best(futures: readonly Future[]): readonly Future[] {
  const kept: Future[] = [];
  for (const each of futures.toSorted((a, b) => b.gain - a.gain || b.keep - a.keep || b.beaten - a.beaten))
    if (!kept.some(other => isAsGood(other, each))) kept.push(each);
  return kept;
}

const isAsGood = (one: Future, other: Future): boolean =>
  one.keep >= other.keep &&
  one.gain >= other.gain &&
  one.beaten >= other.beaten &&
  (!one.needsPouch || other.needsPouch);
