import type { Donjonz, State } from '../../games/donjonz/index.ts';
import { gloryOf } from '../../games/donjonz/readers.ts';
import type { Rules } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import { solve } from './solver.ts';

/** Nearly every dungeon is done with a hundredth of it. */
const NODES = 200_000;

/** The glory of the best walk, and the part of it that monsters bring. */
export interface Walked {
  readonly glory: number;
  readonly monsters: number;
}

/** Best walks through one map: whoever goes on as the best walk does is known to come to its end. */
export class BestWalks {
  readonly #rules: Rules<Donjonz>;
  #map = '';
  readonly #known = new Map<string, Walked>();

  constructor(rules: Rules<Donjonz>) {
    this.#rules = rules;
  }

  from(state: Readonly<State>): Walked {
    if (state.phase === 'over') return walkedBy(state);
    const map = JSON.stringify(state.laid);
    if (map !== this.#map) this.#known.clear();
    this.#map = map;
    return this.#known.get(nameOf(state)) ?? this.#searched(state);
  }

  #searched(state: Readonly<State>): Walked {
    const next = clone(state) as State;
    const passed = [nameOf(next)];
    if (next.phase === 'set-out') this.#apply(next, { type: 'set-out' }, passed);
    if (next.phase === 'over') return walkedBy(next);
    const { walk } = solve(this.#rules.content, next, { nodes: NODES });
    for (const action of walk.actions) this.#apply(next, action, passed);
    const walked = walkedBy(next);
    for (const name of passed) this.#known.set(name, walked);
    return walked;
  }

  #apply(state: State, action: Donjonz['action'], passed: string[]): void {
    this.#rules.apply(state, 0, action);
    passed.push(nameOf(state));
  }
}

const nameOf = ({ phase, path, weapons }: Readonly<State>): string => `${phase} ${path.join()} ${weapons.join()}`;

const walkedBy = (state: Readonly<State>): Walked => ({
  glory: gloryOf(state),
  monsters: gloryOf({ ...state, pouches: 0 }),
});
