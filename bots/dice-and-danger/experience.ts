// Matches from which the nets learn by which ended matches are judged. Those of strong know only what strong meets; people
// come by other sheets. So most matches are played by easy, many of them begun by anybody; in the rest everybody plays as
// well as the net can.
import type { DiceAndDanger, State } from '../../games/dice-and-danger/index.ts';
import { CHANCE, type Random, type Rules, type Seat } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import { draw } from '../../kernel/playout.ts';
import { choose } from '../../kernel/random.ts';
import type { Decide } from '../bot.ts';
import { easy } from './easy.ts';
import { Finishing } from './finishing.ts';
import { type Leaf, leafOf } from './leaf.ts';
import { PLACES, rollsAt } from './picks.ts';
import type { Value } from './value.ts';

/** A round: the table before its roll, what it may become if everybody then plays well, and what it became. */
export interface Experience {
  readonly before: Leaf;
  /** After some rolls that are equally likely. */
  readonly ends: readonly Leaf[];
  /** Where the round would have ended once it was rolled, and after each decision. */
  readonly way: readonly Passed[];
}

interface Passed {
  readonly by: Seat;
  readonly end: Leaf;
}

/** So many rounds at most are anybody's, in one match of four. */
const STRANGE_ROUNDS = 18;

export class Experiencing {
  readonly #rules: Rules<DiceAndDanger>;
  readonly #value: Value;
  readonly #random: Random;
  readonly #finishing: Finishing;
  readonly #minds: readonly Decide<DiceAndDanger>[];
  #state: State;

  constructor(rules: Rules<DiceAndDanger>, value: Value, random: Random) {
    this.#rules = rules;
    this.#value = value;
    this.#random = random;
    this.#finishing = new Finishing(rules, value, 1);
    this.#minds = rules.content.everyone.map(seat => easy.sit({ rules, seat, random }));
    this.#state = rules.setup();
  }

  /** Every round of one match, but for those that anybody has played. */
  match(): readonly Experience[] {
    const strange = this.#random(4) === 0 ? this.#random(STRANGE_ROUNDS) : 0;
    const playsWell = this.#random(5) === 0;
    const rounds: Experience[] = [];
    this.#decideAll(this.#byEasy);
    for (let round = 0; this.#state.phase === 'roll'; round++) {
      const [before, ends] = [this.#leaf(this.#state), round < strange ? [] : this.#ends()];
      this.#roll();
      const way = round < strange ? this.#strangely() : playsWell ? this.#well() : this.#decideAll(this.#byEasy);
      if (round >= strange) rounds.push({ before, ends, way });
    }
    return rounds;
  }

  #leaf(table: Readonly<State>): Leaf {
    return leafOf(this.#rules, this.#value.layout, table);
  }

  #roll(): void {
    this.#rules.apply(this.#state, CHANCE, draw(this.#rules, this.#state, this.#random));
  }

  /** Every second one of those that stand for all. */
  #ends(): readonly Leaf[] {
    const place = this.#random(PLACES);
    const rolls = rollsAt(place).filter((_, i) => i % 2 === place % 2);
    return rolls.map(({ action }) => {
      const next = clone(this.#state);
      this.#rules.apply(next, CHANCE, action);
      return this.#leaf(this.#finishing.finished(next));
    });
  }

  #strangely(): readonly Passed[] {
    for (let seat = this.#deciding; seat !== undefined; seat = this.#deciding)
      this.#rules.apply(this.#state, seat, choose(this.#rules.actions(this.#state, seat), this.#random));
    return [];
  }

  #well(): readonly Passed[] {
    this.#state = this.#finishing.finished(this.#state);
    return [{ by: CHANCE, end: this.#leaf(this.#state) }];
  }

  #decideAll(decide: (seat: Seat) => DiceAndDanger['action']): readonly Passed[] {
    const way: Passed[] = [];
    let by: Seat = CHANCE;
    for (let seat = this.#deciding; seat !== undefined; seat = this.#deciding) {
      if (this.#state.phase === 'cross') way.push({ by, end: this.#leaf(this.#finishing.finished(this.#state)) });
      this.#rules.apply(this.#state, seat, decide(seat));
      by = seat;
    }
    return [...way, { by, end: this.#leaf(this.#state) }];
  }

  /** Who is to decide, if anybody. */
  get #deciding(): Seat | undefined {
    const [seat = CHANCE] = this.#rules.active(this.#state);
    return seat === CHANCE ? undefined : seat;
  }

  readonly #byEasy = (seat: Seat): DiceAndDanger['action'] =>
    (this.#minds[seat] as Decide<DiceAndDanger>)(this.#rules.view(this.#state, seat));
}
