// The chance to win of a position as it stands, by what was learnt: nothing is tried out.
import type { Content, Effect, View } from '../../games/dungeon-pen/index.ts';
import { characterOf } from '../../games/dungeon-pen/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import { chanceBy, type Net } from './chances.ts';
import { type Prospect, prospectOf, turnsAt } from './prospect.ts';
import type { Judging, TurnsAt } from './sighting.ts';
import {
  describe,
  handsIn,
  nameSkills,
  type NextFlick,
  nextFlickIn,
  placeOf,
  restate,
  ROW,
  type Skills,
  type Standing,
} from './standing.ts';

/** A sheet with its walls: all journeys over it, and the turns from points that were asked for. */
interface KnownGround {
  readonly prospect: Prospect;
  readonly turns: Map<number, number>;
}

/** So many are remembered. */
const GROUNDS = 64;

export class Appraiser {
  readonly #content: Content;
  readonly #net: Net;
  readonly #skills: Skills;
  readonly #grounds = new Map<string, KnownGround>();

  /** With those who play, where it is known how well they do. */
  constructor(content: Content, net: Net, skills: Skills = [0, 0]) {
    this.#content = content;
    this.#net = net;
    this.#skills = skills;
  }

  /** The chance of the first seat as things stand. */
  chanceIn(view: View): number {
    const { row, next } = this.rowOf(view);
    const chance = chanceBy(this.#net, row);
    return next.mover === 0 ? chance : 1 - chance;
  }

  /** Judges what a flick leads to, by what was learnt. */
  readonly judging: Judging = (_, view, seat) => {
    const flicked = onceFlicked(view, seat);
    const { row, next } = this.rowOf(flicked);
    const at = placeOf(seat, next);
    const hands = handsIn(row);
    return reached => {
      restate(row, at, reached, hands);
      const chance = chanceBy(this.#net, row);
      return at === 0 ? chance : 1 - chance;
    };
  };

  /** What the net is told of a position. */
  rowOf(view: View): { readonly row: Float64Array; readonly next: NextFlick } {
    const next = nextFlickIn(view);
    const row = new Float64Array(ROW);
    const standings = [0, 1].map(seat => this.#standingOf(view, seat));
    describe(row, view, next, standings);
    nameSkills(row, next, this.#skills);
    return { row, next };
  }

  #standingOf(view: View, seat: Seat): Standing {
    const { hp, carries } = characterOf(view, seat);
    return { hp, carries, turns: this.turnsOf(view, seat) };
  }

  turnsOf(view: View, seat: Seat): number {
    const character = characterOf(view, seat);
    return this.turnsIn(view)(seat, character.carries, character);
  }

  /** Remembers the turns from points: positions that are compared share most of them. */
  turnsIn(view: View): TurnsAt {
    const ground = this.#groundOf(view);
    return (seat, carries, { x, y }) => {
      const key = ((x * 16_384 + y) * 2 + seat) * 2 + Number(carries);
      const known = ground.turns.get(key);
      if (known !== undefined) return known;
      const turns = turnsAt(ground.prospect, { seat, carries }, { x, y });
      ground.turns.set(key, turns);
      return turns;
    };
  }

  /** Without plague and bolted table, which would make journeys of their own: the one is met by flicks, of the other the net is told. */
  prospectOf(view: View): Prospect {
    return this.#groundOf(view).prospect;
  }

  #groundOf(view: View): KnownGround {
    const key = view.walls.join();
    const known = this.#grounds.get(key);
    if (known) return known;
    const ground = {
      prospect: prospectOf(this.#content, { ...view, plague: null, bolted: false }),
      turns: new Map<number, number>(),
    };
    const [oldest] = this.#grounds.keys();
    if (this.#grounds.size >= GROUNDS && oldest !== undefined) this.#grounds.delete(oldest);
    this.#grounds.set(key, ground);
    return ground;
  }
}

/** How a table is to be thought of when a flick is made and its line not yet drawn: DP-Q22, what hindered it is used up. */
function onceFlicked(view: View, seat: Seat): View {
  const { agenda, characters } = view;
  const [south, north] = characters;
  const freed = { ...characterOf(view, seat), effects: characterOf(view, seat).effects.filter(isHeld) };
  return { ...view, agenda: agenda.slice(0, -1), characters: seat === 0 ? [freed, north] : [south, freed] };
}

const isHeld = (effect: Effect): boolean => effect === 'full' || effect === 'candle';
