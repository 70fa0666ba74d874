import { type ReactElement, useCallback } from 'react';
import type { Language } from '../../../../kernel/words.ts';
import { moduleOf, titleOf } from '../../games.ts';
import { Link } from '../../parts/Link.tsx';
import { useLoaded } from '../../parts/useLoaded.ts';
import { pathOf } from '../../router.ts';
import { useSettings } from '../../settings.ts';
import { type OnlineWords, useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { clockLabel } from '../creating/terms.ts';
import { ago, elapsed } from '../elapsed.ts';
import { awaited, isMyTurn, type OpenableMatch, othersAt } from './lines.ts';
import './lobby.css';

interface MatchLineProps {
  readonly line: OpenableMatch;
  /** When the list was fetched. */
  readonly at: number;
}

/** A match in a list: what is played, who sits there, whose turn it is and since when, and the way in. */
export function MatchLine({ line, at }: MatchLineProps): ReactElement {
  const { seats } = useWords();
  const { lobby } = useOnlineWords();
  const names = othersAt(line);
  return (
    <li className="match-line" data-mine={isMyTurn(line)}>
      <span className="match-line-words">
        <b>{titleOf(line.game)}</b>
        {names.length > 0 && <span>{line.own.length > 0 ? lobby.with(names) : seats.and(names)}</span>}
        <Manner line={line} />
        <span className="small soft">{standingOf(line, at, lobby)}</span>
      </span>
      <Way line={line} names={names} />
    </li>
  );
}

/** How a match is played: which variant, at which pace, by which clock, in which other language. */
function Manner({ line }: Pick<MatchLineProps, 'line'>): ReactElement | null {
  const { terms: words, lobby } = useOnlineWords();
  const { language } = useSettings();
  const setting = useSetting(line, language);
  const { pace, clock, language: spoken = language } = line.terms ?? {};
  const parts = [
    ...(setting === undefined ? [] : [setting]),
    ...(pace ? [words.paces[pace]] : []),
    ...(clock && clock.type !== 'none' ? [clockLabel(clock, words)] : []),
    ...(spoken === language ? [] : [lobby.languages[spoken]]),
  ];
  return parts.length === 0 ? null : <span className="small">{parts.join(' · ')}</span>;
}

/** What the variant of a match is called; undefined where there is but one, and until the game is loaded. */
function useSetting({ game, setting }: OpenableMatch, language: Language): string | undefined {
  const load = useCallback(async () => {
    if (setting === undefined) return undefined;
    const module = await moduleOf(game);
    return module.texts[language].choices[module.game.setting ?? '']?.values[setting] ?? firstLine(setting);
  }, [game, setting, language]);
  return useLoaded(load);
}

/** A work is called by the first line of its text. */
const firstLine = (text: string): string | undefined =>
  text.includes('\n') ? text.trimStart().split('\n')[0] : undefined;

/** When one's own time is up, past a minute how long the match has waited, and whether its host is gone. */
function standingOf(line: OpenableMatch, at: number, words: OnlineWords['lobby']): string {
  const passed = at - line.changed;
  if (isMyTurn(line) && line.due !== undefined) return `${words.yourTurn} · ${dueIn(line.due - at, words)}`;
  if (line.phase === 'ended') return `${words.ended} · ${ago(passed, words)}`;
  const host = line.isHostHere === false && line.own.length === 0 ? [words.hostAway] : [];
  if (line.phase === 'gathering') return [words.free(line.open), ago(passed, words), ...host].join(' · ');
  const turn = isMyTurn(line) ? words.yourTurn : words.turnOf(awaited(line));
  return passed < MINUTE ? turn : `${turn} · ${words.since(elapsed(passed, words))}`;
}

const MINUTE = 60_000;

const dueIn = (left: number, words: OnlineWords['lobby']): string =>
  left <= 0 ? words.overdue : words.due(elapsed(left, words));

interface WayProps {
  readonly line: OpenableMatch;
  readonly names: readonly string[];
}

function Way({ line, names }: WayProps): ReactElement {
  const { lobby } = useOnlineWords();
  const { game, match } = line;
  const title = titleOf(game);
  const { label, named, isUrgent } = wayOf(line, lobby);
  const page = line.phase === 'ended' ? 'online-replay' : 'online-table';
  return (
    <Link
      className={isUrgent ? 'button button-go' : 'button'}
      href={pathOf({ page, game, match })}
      aria-label={named(title, names)}
    >
      {label}
    </Link>
  );
}

interface Named {
  readonly label: string;
  readonly named: (game: string, names: readonly string[]) => string;
  readonly isUrgent: boolean;
}

function wayOf(line: OpenableMatch, words: OnlineWords['lobby']): Named {
  if (line.phase === 'ended') return { label: words.see, named: words.seeAt, isUrgent: false };
  if (line.own.length > 0) return { label: words.goOn, named: words.goOnAt, isUrgent: isMyTurn(line) };
  if (line.phase === 'gathering') return { label: words.join, named: words.joinAt, isUrgent: true };
  return { label: words.watch, named: words.watchAt, isUrgent: false };
}
