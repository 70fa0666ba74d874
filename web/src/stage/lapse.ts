/** What changes by itself in a moment that nobody touches: eyes close, or the only thing to do is done. */
export interface Lapse {
  /** A lapse goes on under its name, whatever else is done meanwhile. */
  readonly name: string;
  readonly ms: number;
  /** Whether something is done then, and not only shown otherwise. */
  readonly acts: boolean;
}

export interface Lapsing extends Lapse {
  readonly since: number;
  readonly isOver: boolean;
}

/** How long a stage has been at rest, and what becomes of that. */
export interface Resting {
  readonly lapse: Lapsing | undefined;
  /** The decision that was asked for when the stage came to rest. */
  readonly restedAtDecision: number | undefined;
  /** Until then a press was meant for what had been there before. */
  readonly guardUntil: number;
}

/** A press so soon after what was done by itself, or after a press that skipped, was meant for something else. */
export const GUARD_MS = 200;

export const UNRESTED: Resting = { lapse: undefined, restedAtDecision: undefined, guardUntil: 0 };

/** Where a decision is asked for and nothing moves. */
export function restOn(last: Resting, at: number, decision: number, next: Lapse | undefined): Resting {
  const lapse = lapseAfter(last.lapse, at, next);
  if (decision === last.restedAtDecision) return lapse === last.lapse ? last : { ...last, lapse };
  const isUnexpected = last.lapse?.acts === true && last.lapse.isOver && next?.acts !== true;
  return { lapse, restedAtDecision: decision, guardUntil: isUnexpected ? at + GUARD_MS : last.guardUntil };
}

/** What has been done by itself is over with its moment; eyes that were closed stay so until they are to be closed anew. */
function lapseAfter(last: Lapsing | undefined, at: number, next: Lapse | undefined): Lapsing | undefined {
  if (next && next.name !== last?.name) return { ...next, since: at, isOver: next.ms <= 0 };
  if (last && !last.isOver && at >= last.since + last.ms) return { ...last, isOver: true };
  return next || !last?.acts ? last : undefined;
}

/** When a stage at rest changes by itself. */
export function restTimes({ lapse, guardUntil }: Resting, at: number): readonly number[] {
  return [...(lapse && !lapse.isOver ? [lapse.since + lapse.ms] : []), ...(at < guardUntil ? [guardUntil] : [])];
}
