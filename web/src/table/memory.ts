import type { KeptHead, Kept, StoredStep, Store } from './store.ts';

/** For browsers that keep nothing: matches last as long as the page. */
export function memoryStore(): Store {
  const heads = new Map<string, KeptHead>();
  const steps = new Map<string, StoredStep[]>();

  return {
    lasting: false,
    create: async (head, start) => {
      heads.set(head.id, head);
      steps.set(head.id, [start]);
    },
    add: async (step, head) => {
      const taken = steps.get(step.match);
      if (taken?.length !== step.seq) return false;
      taken.push(step);
      heads.set(head.id, head);
      return true;
    },
    load: async match => keptOf(heads.get(match), steps.get(match)),
    list: async () => [...heads.values()].sort((a, b) => b.changed - a.changed),
    remove: async match => {
      heads.delete(match);
      steps.delete(match);
    },
  };
}

const keptOf = (head: KeptHead | undefined, steps: readonly StoredStep[] | undefined): Kept | undefined =>
  head && steps && { head, steps: [...steps] };
