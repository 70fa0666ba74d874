// Whether any walk through a laid dungeon brings more than was claimed, by another way than the solver's: all walks at once,
// a step at a time, without a first walk and in no order of hopes. Of two that stand on one space with the same before them only
// what has less of everything is left out. What a walk may still bring is bounded by dead ends: where those are peeled off,
// one after the other, a core remains, and of all that was peeled off a walk sees one way down. Content is read by the readers of the game.
import type { Content, Table, Thing } from '../../games/donjonz/index.ts';
import { beyond, gloryOf, MOST_WEAPONS, SIDES, spaceNumbers, spaceOf, WEAPONS } from '../../games/donjonz/readers.ts';

/** Everybody on one space who has come as far; `entered` are spaces as bits of words. */
interface Hero {
  readonly space: number;
  readonly entered: readonly number[];
  readonly weapons: number;
  readonly hasKey: boolean;
  readonly pouches: number;
  readonly monsters: number;
}

/** What lies before a hero: pouches, doors, the key, and by weapon where it lies and whom it beats. */
interface Before {
  readonly spaces: readonly number[];
  readonly finds: Finds;
}

/** Counts of things: pouches, keys, doors, then weapons, then monsters. */
type Finds = Int32Array;
const [POUCHES, KEYS, DOORS, ARMS] = [0, 1, 2, 3];
const FOES = ARMS + WEAPONS.length;
const KINDS = FOES + WEAPONS.length;
const OUTSIDE = -1;

/** True or false once that is proved; nothing where more walks than `patience` would have to be looked at. */
export function isBeaten(
  content: Content,
  { laid, path }: Readonly<Table>,
  { claim, patience }: { readonly claim: number; readonly patience: number },
): boolean | undefined {
  const layers = new Layers(content, laid, claim);
  let heroes: readonly Hero[] = [layers.heroAt(path[0] as number)];
  for (let seen = 0; heroes.length > 0; seen += heroes.length) {
    if (seen > patience) return undefined;
    heroes = layers.next(heroes);
    if (layers.isBeaten) return true;
  }
  return false;
}

class Layers {
  readonly #numbers: readonly number[];
  readonly #things: readonly Thing[];
  readonly #kinds: readonly (number | undefined)[];
  readonly #ways: readonly (readonly number[])[];
  readonly #isShut: boolean;
  readonly #claim: number;
  isBeaten = false;

  constructor(content: Content, laid: Table['laid'], claim: number) {
    this.#numbers = spaceNumbers(content, laid);
    this.#things = this.#numbers.map(number => spaceOf(content, laid, number).thing);
    this.#kinds = this.#things.map(kindOf);
    this.#ways = this.#numbers.map(number =>
      SIDES.flatMap(side => {
        const found = beyond(content, laid, number, side);
        return found && !found.isWalled ? [this.#numbers.indexOf(found.number)] : [];
      }),
    );
    this.#isShut = content.doorWithoutKey === 'blocked';
    this.#claim = claim;
  }

  heroAt(number: number): Hero {
    const space = this.#numbers.indexOf(number);
    const entered = Array.from({ length: 1 + (this.#numbers.length >> 5) }, () => 0);
    return { space, entered: withBit(entered, space), weapons: 0, hasKey: false, pouches: 0, monsters: 0 };
  }

  /** All who are a step further, but for those of whom nothing more than the claim is to be hoped. */
  next(heroes: readonly Hero[]): readonly Hero[] {
    const kept = new Map<string, Hero[]>();
    for (const hero of heroes) for (const each of this.#stepsOf(hero)) this.#keep(kept, each);
    return [...kept.values()].flat();
  }

  #stepsOf(hero: Hero): readonly Hero[] {
    const open = (this.#ways[hero.space] ?? []).filter(
      next => !hasBit(hero.entered, next) && !(this.#isShut && this.#things[next]?.type === 'door' && !hero.hasKey),
    );
    if (open.length === 0 && gloryOf({ ...hero, lost: false }) > this.#claim) this.isBeaten = true;
    return open.flatMap(space => this.#entering(space, hero));
  }

  #keep(kept: Map<string, Hero[]>, hero: Hero): void {
    const before = this.#before(hero);
    if (mostOf(hero, this.#peeled(hero, before)) <= this.#claim) return;
    const name = String.fromCharCode(hero.space, hero.weapons, Number(hero.hasKey), ...before.spaces);
    const others = kept.get(name) ?? [];
    if (others.some(other => hasAsMuch(other, hero))) return;
    kept.set(name, [...others.filter(other => !hasAsMuch(hero, other)), hero]);
  }

  #entering(space: number, hero: Hero): readonly Hero[] {
    const here = { ...hero, space, entered: withBit(hero.entered, space) };
    const thing = this.#things[space];
    switch (thing?.type) {
      case 'pouch':
        return [{ ...here, pouches: hero.pouches + 1 }];
      case 'key':
        return [{ ...here, hasKey: true }];
      case 'door':
        return [{ ...here, pouches: hero.hasKey ? 2 * hero.pouches : hero.pouches }];
      case 'weapon':
        return armed(hero.weapons, 1 << WEAPONS.indexOf(thing.weapon)).map(weapons => ({ ...here, weapons }));
      case 'monster':
        if (((hero.weapons >>> WEAPONS.indexOf(thing.weapon)) & 1) === 1)
          return [{ ...here, monsters: hero.monsters + 1 }];
        return hero.pouches > 0 ? [{ ...here, pouches: 0 }] : [];
      default:
        return [here];
    }
  }

  /** All spaces that can still be reached, in the order of their numbers. */
  #before({ space, entered }: Hero): Before {
    const reached = [...entered];
    const around = [space];
    const spaces: number[] = [];
    for (let at = around.pop(); at !== undefined; at = around.pop())
      for (const next of this.#ways[at] as readonly number[]) {
        if (hasBit(reached, next)) continue;
        reached[next >> 5]! |= 1 << (next & 31);
        spaces.push(next);
        around.push(next);
      }
    spaces.sort((one, other) => one - other);
    return { spaces, finds: this.#findsIn(spaces) };
  }

  #findsIn(spaces: readonly number[]): Finds {
    const finds = new Int32Array(KINDS);
    for (const space of spaces) this.#count(finds, space, 1);
    return finds;
  }

  /** What a walk may find at most: all of the core, and of each kind what the one way down that has most of it brings. */
  #peeled({ space }: Hero, { spaces, finds }: Before): Finds {
    const [core, best] = [finds.slice(), new Int32Array(KINDS)];
    const degrees = this.#degreesAmong(spaces, space);
    const down = new Map<number, Finds>();
    const ends = spaces.filter(at => (degrees[at] as number) <= 1);
    for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
      const way = wayFrom(down, end);
      this.#count(way, end, 1);
      this.#count(core, end, -1);
      raise(best, way);
      degrees[end] = OUTSIDE;
      const towards = (this.#ways[end] ?? []).find(next => next !== space && (degrees[next] as number) > OUTSIDE);
      if (towards === undefined) continue;
      raise(wayFrom(down, towards), way);
      if (--degrees[towards]! === 1) ends.push(towards);
    }
    return core.map((count, kind) => count + (best[kind] as number));
  }

  /** By space: how many ways lead on from it to one of these or to the hero; OUTSIDE for others. */
  #degreesAmong(spaces: readonly number[], hero: number): Int8Array {
    const degrees = new Int8Array(this.#numbers.length).fill(OUTSIDE);
    for (const space of spaces) degrees[space] = 0;
    for (const space of spaces)
      for (const next of this.#ways[space] ?? [])
        if (next === hero || (degrees[next] as number) > OUTSIDE) degrees[space]! += 1;
    return degrees;
  }

  #count(finds: Finds, space: number, by: 1 | -1): void {
    const kind = this.#kinds[space];
    if (kind !== undefined) finds[kind]! += by;
  }
}

function kindOf(thing: Thing): number | undefined {
  switch (thing.type) {
    case 'pouch':
      return POUCHES;
    case 'key':
      return KEYS;
    case 'door':
      return DOORS;
    case 'weapon':
      return ARMS + WEAPONS.indexOf(thing.weapon);
    case 'monster':
      return FOES + WEAPONS.indexOf(thing.weapon);
    default:
      return undefined;
  }
}

function wayFrom(down: Map<number, Finds>, space: number): Finds {
  const way = down.get(space) ?? new Int32Array(KINDS);
  down.set(space, way);
  return way;
}

function raise(finds: Finds, others: Finds): void {
  for (let kind = 0; kind < KINDS; kind++) finds[kind] = Math.max(finds[kind] as number, others[kind] as number);
}

/** With all that may be found, in whatever order suits best. */
function mostOf({ pouches, monsters, hasKey, weapons }: Hero, finds: Finds): number {
  const opened = hasKey || (finds[KEYS] as number) > 0 ? (finds[DOORS] as number) : 0;
  const beaten = WEAPONS.map((_, i) =>
    ((weapons >>> i) & 1) === 1 || (finds[ARMS + i] as number) > 0 ? (finds[FOES + i] as number) : 0,
  );
  return gloryOf({
    pouches: (pouches + (finds[POUCHES] as number)) * 2 ** opened,
    monsters: beaten.reduce((sum, each) => sum + each, monsters),
    lost: false,
  });
}

/** What may be in hand after finding a weapon: it is left, taken, or taken instead of another. */
function armed(held: number, found: number): readonly number[] {
  const others = WEAPONS.map((_, i) => 1 << i).filter(bit => (held & bit) !== 0);
  const taken = others.length < MOST_WEAPONS ? [held | found] : others.map(bit => (held & ~bit) | found);
  return [...new Set([held, ...taken])];
}

const hasAsMuch = (one: Hero, other: Hero): boolean => one.pouches >= other.pouches && one.monsters >= other.monsters;

const hasBit = (words: readonly number[], bit: number): boolean => (((words[bit >> 5] ?? 0) >>> (bit & 31)) & 1) === 1;

const withBit = (words: readonly number[], bit: number): readonly number[] =>
  words.map((word, i) => (i === bit >> 5 ? word | (1 << (bit & 31)) : word));
