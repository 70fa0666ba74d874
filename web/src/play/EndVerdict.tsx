import type { ReactElement } from 'react';
import type { Kind, Outcome, Seat } from '../../../kernel/game.ts';
import { say } from '../../../kernel/words.ts';
import type { GameModule } from '../games/module.ts';
import type { EndedMatch, Rank } from '../games/result.ts';
import { Icon } from '../look/Icon.tsx';
import { readerAmong } from '../parts/names.ts';
import { leadOf, victoryFor } from '../parts/standings.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import type { AtTable } from '../desk/atTable.ts';

type VerdictProps = AtTable & {
  readonly outcome: Outcome;
  readonly ended: EndedMatch<Kind> | undefined;
};

/** Who has won, said to who reads it, or what somebody alone has reached; and how it came to that. */
export function EndVerdict(props: VerdictProps): ReactElement {
  const { module, table, seen, ended } = props;
  const { end } = useWords();
  const { isCutShort } = seen.now;
  const isAlone = table.start.seats === 1 && !isCutShort;
  const hasWon = props.outcome.places[readerAmong(props.table.own) ?? -1] === 1 && !isAlone;
  return (
    <div className="end-verdict">
      {isAlone ? <OwnScore {...props} /> : <Victory {...props} />}
      {hasWon && <Icon name="treasure" size={56} />}
      {ended && !isCutShort && <p className="note">{endingOf(module, ended)}</p>}
      {isCutShort && <p>{ended ? end.unfinished : end.uncounted}</p>}
      {table.typing && <p className="small soft">{end.typedIn}</p>}
    </div>
  );
}

function OwnScore({ module, outcome }: VerdictProps): ReactElement {
  const texts = module.texts[useSettings().language];
  return (
    <p className="end-score">
      <b>{outcome.scores[0]}</b> {texts.score} <span className="h2">{texts.verdict(outcome)}</span>
    </p>
  );
}

function Victory(props: VerdictProps): ReactElement {
  const { module, names, outcome, seen } = props;
  const { end } = useWords();
  const victory = victoryFor({ outcome, reader: readerAmong(props.table.own) }, names, end);
  const isCounted = module.sum && !seen.now.isCutShort && module.isDecidedBySum?.(outcome) !== false;
  const lead = isCounted ? leadOf(outcome) : 0;
  return <p className="end-victory">{lead > 0 ? end.by(victory, lead) : victory}</p>;
}

/** As the game says it, or else what was told last. */
function endingOf(module: GameModule<Kind>, ended: EndedMatch<Kind>): string {
  const { pages, names, language, reader } = ended;
  if (module.ending) return module.ending(ended);
  const last = pages.flatMap(({ events }) => events).at(-1);
  return last ? say(module.words[language].events, last, names, reader) : '';
}

interface LadderProps {
  readonly module: GameModule<Kind>;
  readonly ended: EndedMatch<Kind>;
}

/** Which rank the score has, and what was missing for the next one. */
export function Ladder({ module, ended }: LadderProps): ReactElement | null {
  const { end } = useWords();
  const texts = module.texts[ended.language];
  const ranks = module.ranks?.(ended) ?? [];
  const seat = ranked(ended);
  const score = ended.outcome.scores[seat] ?? 0;
  const place = ranks.findLastIndex(({ from }) => from <= score);
  const [rank, next] = [ranks[place], ranks[place + 1]];
  if (!rank) return null;
  const missing = next && next.from - score;
  return (
    <section className="end-ladder" aria-label={end.ladder}>
      <ol className="end-rungs" aria-hidden="true">
        {ranks.map(({ from }, i) => (
          <li key={from} data-reached={i === place}>
            {from}
          </li>
        ))}
        <i style={{ insetInlineStart: `${100 * heightOn(ranks, score)}%` }} />
      </ol>
      <p>
        <Icon name="star" size={20} /> <b>{rank.name}</b>{' '}
        <span className="small soft">{end.rankFrom(rank.from, texts.score)}</span>
      </p>
      <p>
        <Icon name="more" size={20} />{' '}
        {next && missing !== undefined ? end.nextRank(missing, texts.score, next.name) : end.topRank}
      </p>
    </section>
  );
}

/** How high a score stands on the ladder, from 0 to 1. The highest rank is drawn as wide as the one below it. */
function heightOn(ranks: readonly Rank[], score: number): number {
  const place = ranks.findLastIndex(({ from }) => from <= score);
  const from = ranks[place]?.from ?? 0;
  const wide = (ranks[place + 1]?.from ?? 2 * from - (ranks[place - 1]?.from ?? 0)) - from;
  return (place + Math.min(1, (score - from) / Math.max(1, wide))) / ranks.length;
}

/** Whose score is ranked: the reader's, or else the best. */
function ranked({ reader, outcome }: EndedMatch<Kind>): Seat {
  return reader ?? outcome.scores.indexOf(Math.max(...outcome.scores));
}
