/** What was drawn, one draft after the other. It has no end: each step holds on to the one before it. */
export interface History<Draft> {
  readonly present: Draft;
  readonly past: Sketch<Draft> | undefined;
  readonly future: Sketch<Draft> | undefined;
}

interface Sketch<Draft> {
  readonly draft: Draft;
  readonly next: Sketch<Draft> | undefined;
}

export const begun = <Draft>(present: Draft): History<Draft> => ({ present, past: undefined, future: undefined });

/** What was taken back before is gone. */
export const drawn = <Draft>({ present, past }: History<Draft>, draft: Draft): History<Draft> => ({
  present: draft,
  past: { draft: present, next: past },
  future: undefined,
});

export const undone = <Draft>(history: History<Draft>): History<Draft> =>
  history.past
    ? {
        present: history.past.draft,
        past: history.past.next,
        future: { draft: history.present, next: history.future },
      }
    : history;

export const redone = <Draft>(history: History<Draft>): History<Draft> =>
  history.future
    ? {
        present: history.future.draft,
        past: { draft: history.present, next: history.past },
        future: history.future.next,
      }
    : history;
