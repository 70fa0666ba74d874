import { type ReactElement, use, useCallback, useMemo, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { moduleOf } from '../games.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { useSettings } from '../settings.ts';
import { type FlipPage, flipPagesOf, turnIn } from '../table/replay.ts';
import type { Now, Table } from '../table/table.ts';
import { type Ghost, ghostAt, nameOfGhost, pageInTurn } from './ghosts.ts';
import type { Daily } from './history.ts';
import { isRun, readRun } from './run.ts';
import { useDailyWords } from './words.ts';
import './daily.css';

interface GhostLineProps {
  readonly daily: Daily;
  readonly table: Table<Kind>;
  readonly now: Now<Kind>;
}

/** Beside a match on a daily deal: how the ghost stood when it came to the turn that one has come to. */
export default function GhostLine(props: GhostLineProps): ReactElement | null {
  const [ghost] = useState(() => ghostAt(props.daily));
  return ghost ? <Beside {...props} ghost={ghost} /> : null;
}

function Beside({ daily, table, now, ghost }: GhostLineProps & { readonly ghost: Ghost }): ReactElement | null {
  const words = useDailyWords();
  const name = nameOfGhost(ghost, words);
  const pages = useGhostPages(daily, ghost);
  const { texts, art } = use(moduleOf(daily.game));
  const { tally, progress } = texts[useSettings().language];
  const [isOpen, setOpen] = useState(false);
  const page = useMemo(() => pages && pageInTurn(pages, turnIn(table.rules, now.view, now.seat)), [pages, table, now]);
  if (!page) return null;
  const { content } = table.rules;
  const had = tally?.(page.now.view, content) ?? progress(page.now.view);
  return (
    <p className="ghost-line">
      <span>{page.now.outcome ? words.beside.done(name, had) : words.beside.stood(name, had)}</span>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {words.beside.sheet}
      </button>
      {isOpen && (
        <Dialog title={words.beside.sheetOf(name)} className="ghost-sheet" onClose={() => setOpen(false)}>
          <p>
            {had}, {progress(page.now.view)}
          </p>
          <Drawing drawing={art.thumbnail(content, page.now.view)} aria-hidden="true" />
        </Dialog>
      )}
    </p>
  );
}

/** The ghost's run, page by page; nothing where it does not fit the deal any more. */
function useGhostPages({ game, number }: Daily, { run: link }: Ghost): readonly FlipPage<Kind>[] | undefined {
  const module = use(moduleOf(game));
  return useLoaded(
    useCallback(async () => {
      const run = await readRun(module, number, link);
      return isRun(run) ? flipPagesOf(module.game, run.transcript, 0) : undefined;
    }, [module, number, link]),
  );
}
