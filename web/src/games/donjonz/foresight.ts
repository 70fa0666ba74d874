import type { Event, View, Weapon } from '../../../../games/donjonz/index.ts';
import { gloryOf } from '../../../../games/donjonz/readers.ts';

/** What a step or a choice would bring, as far as it matters to the one who decides. */
export type Foresight =
  | { readonly type: 'nothing' | 'key' | 'fall' | 'passed' }
  | { readonly type: 'pouch'; readonly glory: number }
  | { readonly type: 'beaten'; readonly weapon: Weapon; readonly glory: number }
  | { readonly type: 'weapon'; readonly weapon: Weapon }
  | { readonly type: 'robbed'; readonly pouches: number }
  | { readonly type: 'doubled'; readonly before: number; readonly pouches: number }
  | { readonly type: 'end'; readonly score: number }
  /** Another way leads far; this one ends after so many more steps at most. */
  | { readonly type: 'dead-end'; readonly steps: number };

/** In the order in which it would happen. */
export function foresee(before: View, after: View, events: readonly Event[]): readonly Foresight[] {
  const glory = gloryOf(after) - gloryOf(before);
  const found = events.flatMap(event => foretold(event, glory));
  return found.some(({ type }) => type !== 'end') ? found : [{ type: 'nothing' }, ...found];
}

function foretold(event: Event, glory: number): readonly Foresight[] {
  switch (event.type) {
    case 'pouch-found':
      return [{ type: 'pouch', glory }];
    case 'monster-beaten':
      return [{ type: 'beaten', weapon: event.weapon, glory }];
    case 'weapon-found':
      return [{ type: 'weapon', weapon: event.weapon }];
    case 'key-found':
      return [{ type: 'key' }];
    case 'door-opened':
      return [{ type: 'doubled', before: event.before, pouches: event.pouches }];
    case 'door-passed':
      return [{ type: 'passed' }];
    case 'pouches-lost':
      return [{ type: 'robbed', pouches: event.pouches }];
    case 'hero-fell':
      return [{ type: 'fall' }];
    case 'walk-ended':
      return [{ type: 'end', score: event.score }];
    default:
      return [];
  }
}

const GRAVE: ReadonlySet<Foresight['type']> = new Set(['robbed', 'fall', 'end', 'dead-end']);

/** Whether it costs something that one would not give in passing: it is asked for twice. */
export const isGrave = (foresight: readonly Foresight[]): boolean => foresight.some(({ type }) => GRAVE.has(type));
