// Crossroads to learn ways from: matches of habit, and at every choice of ways what each of them comes to with the
// same few fortunes. Few fortunes of many crossroads say more than many of few.
import { type Options, type State, type TheDungeon, theDungeon } from '../../games/the-dungeon/index.ts';
import { CHANCE, type Random, type Rules, type Seat } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { copyOf } from '../account.ts';
import { Fortune } from './fortune.ts';
import { dreadFor, type Guide, habitual, playOut } from './playing-out.ts';
import { promiseOf } from './promise.ts';
import { USUAL_DREAD, type WayOn } from './sight.ts';
import { type Crossroads, waysSeen } from './ways.ts';

/** One choice of ways: the features of each, and what each came to. */
export interface Lesson {
  readonly rows: readonly Float64Array[];
  readonly worths: readonly number[];
  readonly usual: number;
}

const FORTUNES = 4;
const ROUNDS = 3;
/** At one choice in so many any way is taken. */
const STRANGELY = 8;

const RULES = [1, 2, 3, 4].map(seats => {
  const options = theDungeon.readOptions({}, seats) as Options;
  return theDungeon.rules({ version: theDungeon.version, seats, options });
});
/** With how many seats, each as likely as any other. */
const SEATS = [1, 1, 2, 2, 2, 2, 2, 2, 3, 4];

/** The lessons of one match: a seat with a guide, or by the habit of races, among others that are easy. */
export function practise(random: Random, guide: Guide | undefined): readonly Lesson[] {
  const rules = RULES[(SEATS[random(SEATS.length)] ?? 1) - 1] as Rules<TheDungeon>;
  const pupil = random(rules.content.seats.length);
  const practice = new Practice(rules, pupil, guide, random);
  practice.play();
  return practice.lessons;
}

class Practice {
  readonly lessons: Lesson[] = [];
  readonly #rules: Rules<TheDungeon>;
  readonly #pupil: Seat;
  readonly #guide: Guide | undefined;
  readonly #random: Random;

  constructor(rules: Rules<TheDungeon>, pupil: Seat, guide: Guide | undefined, random: Random) {
    [this.#rules, this.#pupil, this.#guide, this.#random] = [rules, pupil, guide, random];
  }

  play(): void {
    const [rules, random] = [this.#rules, this.#random];
    const state = rules.setup();
    for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
      if (seat === CHANCE) rules.apply(state, CHANCE, draw(rules, state, random));
      else {
        const guide: Guide | undefined =
          seat === this.#pupil ? (crossroads, ways) => this.#choose(state, ways, crossroads) : undefined;
        rules.apply(state, seat, habitual(rules, state, seat, { dread: this.#dreadOf(seat), guide }));
      }
    }
  }

  #dreadOf(seat: Seat): number {
    return seat === this.#pupil ? dreadFor(this.#rules.content) : USUAL_DREAD;
  }

  #choose(state: State, ways: readonly WayOn[], crossroads: Crossroads): number {
    const random = this.#random;
    this.lessons.push(this.#lesson(state, ways));
    if (random(STRANGELY) === 0) return random(ways.length);
    return this.#guide ? this.#guide(crossroads, ways) : ways.findIndex(({ isUsual }) => isUsual);
  }

  #lesson(state: State, ways: readonly WayOn[]): Lesson {
    const rows = waysSeen({ content: this.#rules.content, state, seat: this.#pupil }, ways);
    const worths = ways.map(() => 0);
    for (let i = 0; i < FORTUNES; i++) {
      const number = this.#random(2 ** 31);
      ways.forEach(({ side }, way) => (worths[way]! += this.#worthOf(state, side, number) / FORTUNES));
    }
    return { rows, worths, usual: ways.findIndex(({ isUsual }) => isUsual) };
  }

  #worthOf(state: State, side: WayOn['side'], number: number): number {
    const rules = this.#rules;
    const pupil = this.#pupil;
    const next = copyOf(rules, state);
    const until = rules.turn(state) + ROUNDS * rules.content.seats.length;
    rules.apply(next, pupil, { type: 'go', side });
    const guideOf = (seat: Seat): Guide | undefined => (seat === pupil ? this.#guide : undefined);
    playOut({ rules, dreadOf: seat => this.#dreadOf(seat), guideOf }, next, new Fortune(number), until);
    return promiseOf(rules, next, pupil).worth;
  }
}
