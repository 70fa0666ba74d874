/**
 * Runs something once, so many milliseconds later, unless it is called off by what is answered. Nothing else around a table
 * has a timer: a stage asks for its next tick here, hands for a press that is held, a second tap, an aim that comes to rest,
 * a tutor for how long somebody waits before they are told that it thinks, and for a moment to hear them in.
 */
export function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
