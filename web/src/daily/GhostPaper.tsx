import { type ReactElement, use, useCallback } from 'react';
import { PAR_BOT } from '../../../bots/daily.ts';
import { moduleOf } from '../games.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { useSettings } from '../settings.ts';
import type { InterfaceWords } from '../words/en.ts';
import { useWords } from '../words/words.ts';
import { OpenButton } from './DailyButton.tsx';
import { type Ghost, nameOfGhost, playBeside } from './ghosts.ts';
import type { Daily } from './history.ts';
import type { ParRun } from './par.ts';
import { isRun, type NoRun, readRun, type VerifiedRun } from './run.ts';
import type { DailyWords } from './words.en.ts';
import { useDailyWords } from './words.ts';

interface GhostPaperProps {
  readonly daily: Daily;
  readonly ghost: Ghost | undefined;
  readonly sent: string | undefined;
  readonly par: ParRun;
  readonly onAsk: () => void;
  readonly onGhost: () => void;
}

/** Beside whom this deal can be played: whoever has sent a run, and the strong bot. */
export function GhostPaper({ daily, ghost, sent, par, onAsk, onGhost }: GhostPaperProps): ReactElement {
  const words = useDailyWords();
  return (
    <section className="paper daily-paper">
      <h2 className="h2">{words.beside.title}</h2>
      <p className="note">{words.beside.note}</p>
      {sent !== undefined && <SentRun {...{ daily, sent, onGhost }} />}
      {ghost && <p role="status">{words.beside.chosen(nameOfGhost(ghost, words))}</p>}
      <StrongRun {...{ daily, par, onAsk, onGhost }} />
    </section>
  );
}

/** A run that came with the link: verified, or why it is none. */
function SentRun({ daily, sent, onGhost }: Pick<GhostPaperProps, 'daily' | 'onGhost'> & { readonly sent: string }) {
  const words = useDailyWords();
  const page = useWords();
  const { game, number } = daily;
  const module = use(moduleOf(game));
  const { language } = useSettings();
  const read = useLoaded(useCallback(() => readRun(module, number, sent), [module, number, sent]));
  if (!read) return <p className="tag">{page.loading}</p>;
  if (!isRun(read)) return <p className="fault">{faultOf(read, words, page, module.words[language])}</p>;
  const name = nameOfGhost(read.sitter, words);
  return (
    <>
      <p>{words.beside.sent(name, read.score, module.texts[language].score)}</p>
      <BesideButton {...{ daily, onGhost }} run={read} text={words.beside.friend(name)} />
    </>
  );
}

type GameWords = Parameters<Exclude<NoRun, string>['sentence']>[1];

function faultOf(fault: NoRun, words: DailyWords, page: InterfaceWords, game: GameWords): string {
  return typeof fault === 'string' ? words.beside.faults[fault] : fault.sentence(page.misfit, game);
}

/** The bot has to play here first; then it can be played beside. */
function StrongRun({ daily, par, onAsk, onGhost }: Omit<GhostPaperProps, 'ghost' | 'sent'>): ReactElement {
  const words = useDailyWords();
  const { run, entries } = par;
  if (!run)
    return (
      <button type="button" className="button" disabled={entries !== undefined} onClick={onAsk}>
        {words.beside.strong}
      </button>
    );
  const score = run.outcome.scores[0] ?? 0;
  const ghost = { transcript: run.transcript, sitter: { name: '', bot: PAR_BOT }, score };
  return <BesideButton {...{ daily, onGhost }} run={ghost} text={words.beside.strong} />;
}

interface BesideButtonProps {
  readonly daily: Daily;
  readonly run: VerifiedRun;
  readonly text: string;
  readonly onGhost: () => void;
}

function BesideButton({ daily, run, text, onGhost }: BesideButtonProps): ReactElement {
  const before = async (): Promise<void> => {
    await playBeside(daily, run);
    onGhost();
  };
  return <OpenButton {...{ daily, text, before }} />;
}
