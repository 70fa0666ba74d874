import { type ReactElement, use, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { isRecord } from '../../../kernel/plain.ts';
import { useMistakesFound } from '../coach/lastFindings.ts';
import { attemptAt, readHistory } from '../daily/history.ts';
import { DAILY_GAMES, gamesOn, useToday } from '../daily/useDaily.ts';
import { useDailyWords } from '../daily/words.ts';
import { type GameId, titleOf } from '../games.ts';
import type { EndedMatch } from '../games/result.ts';
import type { GameModule } from '../games/module.ts';
import { Link } from '../parts/Link.tsx';
import { useBots } from '../parts/useBots.ts';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { newSeed } from '../table/matches.ts';
import { type NamedSitter, writeSitters } from '../table/sitters.ts';
import { useWords } from '../words/words.ts';
import { courseOf } from './courses.ts';
import { keptLessons } from './kept.ts';
import { harderAfter, lessonAfter, strongerAfter } from './next.ts';
import { useLessonsWords } from './words.ts';
import './offer.css';

interface TryNextProps {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly ended: EndedMatch<Kind>;
  readonly sitters: readonly NamedSitter[];
  readonly options: Kind['options'];
}

/** What to try after a match, in one line: an exercise, a harder sheet, a stronger bot, today’s deal. Nothing where there is nothing. */
export default function TryNext(props: TryNextProps): ReactElement | null {
  const words = useLessonsWords();
  const ways = useWays(props);
  if (ways.length === 0) return null;
  return (
    <p className="try-next">
      <span className="note">{words.tryNext}</span>
      {ways.map(({ label, href }) => (
        <Link key={href} className="button" href={href}>
          {label}
        </Link>
      ))}
    </p>
  );
}

interface Way {
  readonly label: string;
  readonly href: string;
}

function useWays(props: TryNextProps): readonly Way[] {
  const { game, ended } = props;
  const { language } = useSettings();
  const log = ended.pages.flatMap(({ entry }) => (entry ? [entry] : []));
  const found = useMistakesFound(log, ended.reader);
  const lesson = lessonAfter(use(courseOf(game)), { ended, found }, keptLessons(game));
  const learn = lesson && {
    label: lesson.title[language],
    href: pathOf({ page: 'learn', game, lesson: lesson.id }),
  };
  return [learn, useHarder(props), useStronger(props), useDaily(game)].filter(way => way !== undefined);
}

/** Today’s deal of the game, or of another where it has none, for whoever has not begun it. */
function useDaily(game: GameId): Way | undefined {
  const words = useDailyWords();
  const number = useToday();
  const [first] = gamesOn(number);
  const dealt = DAILY_GAMES.includes(game) ? game : first;
  if (dealt === undefined || number < 1 || attemptAt(readHistory(), { game: dealt, number })) return undefined;
  return { label: words.playOf(titleOf(dealt)), href: pathOf({ page: 'daily-deal', game: dealt, number }) };
}

function useHarder({ game, module, options }: TryNextProps): Way | undefined {
  const { language } = useSettings();
  const { harder } = use(courseOf(game));
  const value = harder && isRecord(options) ? harderAfter(harder, options[harder.option]) : undefined;
  if (!harder || value === undefined) return undefined;
  const label = module.texts[language].choices[harder.option]?.values[value] ?? value;
  return { label, href: pathOf({ page: 'game', game, options: { [harder.option]: value } }) };
}

/** The seed is drawn once: the link is the same however often it is shown. */
function useStronger({ game, module, ended, sitters }: TryNextProps): Way | undefined {
  const { seats } = useWords();
  const words = useLessonsWords();
  const [seed] = useState(newSeed);
  const level = strongerAfter(ended, sitters, useBots(module.game) ?? []);
  if (level === undefined) return undefined;
  const seated = sitters.map(sitter => (sitter.bot === null ? sitter : { ...sitter, bot: level }));
  const href = pathOf({ page: 'deal', game, seed, options: { seats: writeSitters(seated) } });
  return { label: words.against(seats.bots[level] ?? level), href };
}
