/** What was drawn, one draft after the other. It has no end: each step holds on to the one before it. */
export interface History<Draft> {
  readonly present: Draft;
  readonly past: DraftStroke<Draft> | undefined;
  readonly future: DraftStroke<Draft> | undefined;
}

export interface DraftStroke<Draft> {
  readonly drawn: Draft;
  readonly next: DraftStroke<Draft> | undefined;
}

export const begun = <Draft>(present: Draft): History<Draft> => ({ present, past: undefined, future: undefined });

/** What was taken back before is gone. */
export const drawn = <Draft>({ present, past }: History<Draft>, draft: Draft): History<Draft> => ({
  present: draft,
  past: { drawn: present, next: past },
  future: undefined,
});

export const undone = <Draft>(history: History<Draft>): History<Draft> =>
  history.past
    ? {
        present: history.past.drawn,
        past: history.past.next,
        future: { drawn: history.present, next: history.future },
      }
    : history;

export const redone = <Draft>(history: History<Draft>): History<Draft> =>
  history.future
    ? {
        present: history.future.drawn,
        past: { drawn: history.present, next: history.past },
        future: history.future.next,
      }
    : history;
