import { proxy, type Remote, wrap } from 'comlink';
import { useEffect, useRef, useState } from 'react';
import type { Job, LaidOut } from './job.ts';
import type { PrintWorker } from './worker.ts';

/** What the worker has laid out. Pictures are asked for by their number, and belong to one laying alone. */
export interface Laid extends LaidOut {
  readonly pictureOf: (page: number) => Promise<string>;
}

export interface Printing {
  readonly laid: Laid | undefined;
  readonly state: 'laying' | 'laid' | 'failed';
}

/** How far a file is, or the file. */
export type Bound =
  | { readonly share: number }
  | { readonly file: File; readonly url: string }
  | { readonly failed: true };

interface PrintDesk {
  readonly printing: Printing;
  readonly bound: Bound | undefined;
  /** Makes a file of what is laid out, or of another job. */
  readonly bind: (name: string, job?: Job) => Promise<void>;
  readonly again: () => void;
}

/** Lays out whatever the job asks for, beside the page; what is shown is the newest that was asked for. */
export function usePrinting(job: Job): PrintDesk {
  const worker = useWorker();
  const [tries, setTries] = useState(0);
  const asked = JSON.stringify([job, tries]);
  const printing = useLaying(worker, asked);
  const [made, setMade] = useState<{ readonly asked: string; readonly bound: Bound }>();
  useEffect(() => () => release(made?.bound), [made]);
  const tell = (bound: Bound): void => setMade({ asked, bound });
  const bind = async (name: string, other: Job = job): Promise<void> => {
    tell({ share: 0 });
    tell(await boundBy(worker(), { name, job: other }, share => tell({ share })));
  };
  const again = (): void => setTries(tries + 1);
  return { printing, bound: made?.asked === asked ? made.bound : undefined, bind, again };
}

type Ended = { readonly asked: string; readonly laid: Laid } | { readonly asked: string; readonly failed: true };

/** What was laid out last stays in sight until the next is. */
function useLaying(worker: () => Remote<PrintWorker>, asked: string): Printing {
  const [ended, setEnded] = useState<Ended>();
  const [shown, setShown] = useState<Laid>();
  useEffect(() => {
    let isCurrent = true;
    const [job] = JSON.parse(asked) as [Job];
    const tell = (next: Ended): void => {
      if (!isCurrent) return;
      setEnded(next);
      if ('laid' in next) setShown(next.laid);
    };
    layBy(worker(), job).then(
      laid => tell({ asked, laid }),
      (error: unknown) => {
        reportError(error);
        tell({ asked, failed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, worker]);
  if (ended?.asked !== asked) return { laid: shown, state: 'laying' };
  return { laid: shown, state: 'failed' in ended ? 'failed' : 'laid' };
}

async function layBy(worker: Remote<PrintWorker>, job: Job): Promise<Laid> {
  const laid = await worker.lay(job);
  return { ...laid, pictureOf: page => worker.picture(page) };
}

async function boundBy(
  worker: Remote<PrintWorker>,
  { name, job }: { readonly name: string; readonly job: Job },
  heard: (share: number) => void,
): Promise<Bound> {
  try {
    const bytes = await worker.write(job, proxy(heard));
    const file = new File([bytes as Uint8Array<ArrayBuffer>], `${name}.pdf`, { type: 'application/pdf' });
    return { file, url: URL.createObjectURL(file) };
  } catch (error) {
    reportError(error);
    return { failed: true };
  }
}

function release(bound: Bound | undefined): void {
  if (bound && 'url' in bound) URL.revokeObjectURL(bound.url);
}

/** One worker for as long as the page is open; it starts with the first job. */
function useWorker(): () => Remote<PrintWorker> {
  const kept = useRef<{ readonly worker: Worker; readonly remote: Remote<PrintWorker> }>(undefined);
  useEffect(
    () => () => {
      kept.current?.worker.terminate();
      kept.current = undefined;
    },
    [],
  );
  const [start] = useState(() => () => {
    kept.current ??= started();
    return kept.current.remote;
  });
  return start;
}

function started(): { readonly worker: Worker; readonly remote: Remote<PrintWorker> } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return { worker, remote: wrap<PrintWorker>(worker) };
}
