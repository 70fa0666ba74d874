import type { Page } from '@playwright/test';

/** A task of the page's own thread, in milliseconds. */
interface Task {
  /** After the address was gone to. */
  readonly end: number;
  readonly duration: number;
  /** Of CPU: on a busy machine less than it took. */
  readonly work: number;
}

export interface Traced {
  readonly tasks: readonly Task[];
  /** How long tasks that were over by then had to wait for the processor. */
  stolenBefore(time: number): number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, as all times here. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** What the page's thread does during something, as the browser itself writes it down. */
export async function traced(page: Page, act: () => Promise<void>): Promise<Traced> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser');
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const tasks = tasksIn(traceEvents);
  const stolenBefore = (time: number): number =>
    tasks.reduce((sum, { end, duration, work }) => (end <= time ? sum + duration - work : sum), 0);
  return { tasks, stolenBefore };
}

function tasksIn(events: readonly TraceEvent[]): readonly Task[] {
  const origin = events.findLast(({ name }) => name === 'navigationStart')?.ts ?? 0;
  const ran = events.filter(({ name, ts }) => name === 'RunTask' && ts >= origin);
  const thread = busiest(ran);
  return ran
    .filter(each => threadOf(each) === thread)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      end: (ts + dur - origin) / 1000,
      duration: dur / 1000,
      work: tdur / 1000,
    }));
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;

/** The page's own, in a browser that shows nothing else. */
function busiest(ran: readonly TraceEvent[]): string | undefined {
  const work = new Map<string, number>();
  for (const each of ran) work.set(threadOf(each), (work.get(threadOf(each)) ?? 0) + (each.tdur ?? 0));
  return [...work].sort(([, a], [, b]) => b - a)[0]?.[0];
}
