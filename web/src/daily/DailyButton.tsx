import { type ReactElement, useState } from 'react';
import { titleOf } from '../games.ts';
import { Link } from '../parts/Link.tsx';
import { pathOf } from '../router.ts';
import { useWords } from '../words/words.ts';
import { attemptAt, type Daily, type DailyHistory } from './history.ts';
import { openDaily } from './open.ts';
import { useToday } from './useDaily.ts';
import { useDailyWords } from './words.ts';

interface DailyButtonProps {
  readonly daily: Daily;
  readonly history: DailyHistory;
  readonly isFirst?: boolean;
}

/** What there is to do with a daily deal: play it, go on with it, or see what came of it. */
export function DailyButton({ daily, history, isFirst = false }: DailyButtonProps): ReactElement {
  const words = useDailyWords();
  const attempt = attemptAt(history, daily);
  const className = isFirst ? 'button button-go' : 'button';
  const title = titleOf(daily.game);
  const isToday = useToday() === daily.number;
  if (attempt?.score !== undefined)
    return (
      <Link className={className} href={pathOf({ page: 'daily-deal', ...daily })}>
        {words.open}
      </Link>
    );
  if (attempt) return <OpenButton {...{ daily, className }} text={words.goOn} label={words.goOnOf(title)} />;
  return isToday ? (
    <OpenButton {...{ daily, className }} text={words.play} label={words.playOf(title)} />
  ) : (
    <OpenButton {...{ daily, className }} text={words.practise} />
  );
}

interface OpenButtonProps {
  readonly daily: Daily;
  readonly className?: string;
  readonly text: string;
  readonly label?: string;
  /** What is done before the table is gone to. */
  readonly before?: () => Promise<void>;
}

/** Goes to the table, once, however often it is pressed meanwhile; says so where nothing can be kept. */
export function OpenButton({ daily, className = 'button', text, label, before }: OpenButtonProps): ReactElement {
  const { game } = useWords();
  const words = useDailyWords();
  const [state, setState] = useState<'ready' | 'opening' | 'unfetched' | 'unstored'>('ready');
  const sentences = { unfetched: words.beside.unfetched, unstored: game.unstored };
  const open = async (): Promise<void> => {
    setState('opening');
    const isReady = await (before?.() ?? Promise.resolve()).then(
      () => true,
      () => false,
    );
    if (!isReady) return setState('unfetched');
    await openDaily(daily).then(
      () => setState('ready'),
      () => setState('unstored'),
    );
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        disabled={state === 'opening'}
        onClick={() => void open()}
      >
        {text}
      </button>
      {(state === 'unfetched' || state === 'unstored') && (
        <p className="small fault" role="alert">
          {sentences[state]}
        </p>
      )}
    </>
  );
}
