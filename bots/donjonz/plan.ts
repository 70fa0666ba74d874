import type { Action, View } from '../../games/donjonz/index.ts';
import type { Walk } from './walk.ts';

/** A walk that was thought out: searching once is enough, as what the walk meets is known beforehand. */
export class WalkPlan {
  readonly #actions = new Map<string, Action>();

  /** What was planned for this moment, if the walk has come there. */
  at({ phase, path }: View): Action | undefined {
    return this.#actions.get(momentOf(phase, path));
  }

  remember({ path }: View, { actions, spaces }: Walk): void {
    let entered = 0;
    for (const action of actions) {
      const isStep = action.type === 'step';
      this.#actions.set(momentOf(isStep ? 'walk' : 'weapon', [...path, ...spaces.slice(0, entered)]), action);
      if (isStep) entered++;
    }
  }
}

function momentOf(phase: string, path: readonly number[]): string {
  return `${phase} ${path.join()}`;
}
