// The one clock of the page around a table. What is shown, and when, is for a stage to say, and `startClock` runs it;
// `later` is for hands alone: a press that is held, a second tap, an aim that comes to rest.
import type { Kind } from '../../../kernel/game.ts';
import { type Seen, seenOn } from './seen.ts';
import { type Cue, isLate, nextTick, openStage, reduce, type StageSetting } from './stage.ts';

/** What a page shows of a stage, once it shows anything. */
export interface Showing<K extends Kind> {
  readonly seen: Seen<K> | undefined;
  /** Whoever looks has waited so long that it has to be said for what. */
  readonly isLate: boolean;
}

export interface Clock<K extends Kind> {
  /** A pace that was chosen holds for what is under way, too, and so does the wish that a replay goes on by itself. */
  readonly heed: (setting: StageSetting<K>) => void;
  readonly give: (cue: Cue<K>) => void;
  readonly stop: () => void;
}

/** One timer, for the next tick of a stage that matters. */
export function startClock<K extends Kind>(first: StageSetting<K>, show: (showing: Showing<K>) => void): Clock<K> {
  let setting = first;
  let stage = openStage<K>(performance.now());
  let stop: (() => void) | undefined;
  const give = (cue: Cue<K>, due = 0): void => {
    const at = Math.max(due, performance.now());
    stage = reduce(stage, { ...cue, at }, setting);
    show({ seen: seenOn(stage, setting), isLate: isLate(stage) });
    stop?.();
    const next = nextTick(stage, setting);
    if (next !== undefined) stop = later(next - at, () => give({ type: 'tick' }, next));
  };
  return {
    heed: next => {
      const isOther = next.pace !== setting.pace || next.rest !== setting.rest;
      setting = next;
      if (isOther) give({ type: 'tick' });
    },
    give: cue => give(cue),
    stop: () => stop?.(),
  };
}

/** Runs something once, so many milliseconds later, unless it is called off by what is answered. */
export function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
