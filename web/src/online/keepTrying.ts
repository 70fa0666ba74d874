import { isTransient } from '../../../wire/fault.ts';
import { type Failed, hasFailed } from '../house/api.ts';

const PAUSE_MS = 3_000;

/**
 * Asks until there is an answer, or a reason that stays, and tells each of them. Who stops it is told nothing more;
 * what was answered is left behind.
 */
export function keepTrying<T extends object>(
  ask: () => Promise<T | Failed>,
  tell: (answer: T | Failed) => void,
  leave: (answer: T) => void = () => undefined,
): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  const attempt = async (): Promise<void> => {
    const answer = await ask();
    const leaveIt = (): void => (hasFailed(answer) ? undefined : leave(answer));
    if (isStopped) return leaveIt();
    stop = leaveIt;
    tell(answer);
    if (!hasFailed(answer) || !(answer === 'offline' || isTransient(answer))) return;
    const timer = setTimeout(() => void attempt(), PAUSE_MS);
    stop = () => clearTimeout(timer);
  };
  void attempt();
  return () => {
    isStopped = true;
    stop?.();
  };
}
