import { type ReactElement, useEffect, useState } from 'react';
import { pencilOf } from '../../../../art/dice-and-danger/index.ts';
import type { Content, DiceAndDanger, Paper, Score } from '../../../../games/dice-and-danger/index.ts';
import { isFull, scoreOf } from '../../../../games/dice-and-danger/readers.ts';
import type { Outcome, Seat } from '../../../../kernel/game.ts';
import type { ResultProps } from '../module.ts';
import { BOARD_WORDS, GAME_WORDS } from './context.ts';
import { SeatMark } from './SeatMark.tsx';
import { signed } from './names.ts';
import { tiesOf } from './ties.ts';
import type { Counted } from './words.ts';
import { useSettings } from '../../settings.ts';

const LINES = ['gems', 'gold', 'boss', 'lives'] as const;
type Line = (typeof LINES)[number];

type ScoreTableProps = ResultProps<DiceAndDanger> & { readonly pace: 'line-by-line' | 'at-once' };

export const Result = (props: ResultProps<DiceAndDanger>): ReactElement => (
  <ScoreTable {...props} pace="line-by-line" />
);

/** DDD-40: a table as on paper, counted up line by line; any key or touch shows all of it. */
export function ScoreTable(props: ScoreTableProps): ReactElement {
  const { now, rules, names, language, pace } = props;
  const { view } = now;
  const { content } = rules;
  const words = BOARD_WORDS[language].score;
  const scores = view.papers.map(paper => scoreOf(content, paper));
  const lines = LINES.filter(line => isCounted(line, content));
  const counted = useCounting(lines.length + 2, pace);
  return (
    <div className="ddd-score">
      <table>
        <caption className="h3">{words.title}</caption>
        <SeatHeads names={names} />
        <tbody>
          {lines.map((line, i) => (
            <ScoreLine
              key={line}
              {...props}
              {...{ content, line, scores }}
              state={i < counted ? 'counted' : 'to-count'}
            />
          ))}
        </tbody>
        <Totals {...props} scores={scores} state={lines.length < counted ? 'counted' : 'to-count'} />
      </table>
      <div className="ddd-verdict" data-counted={lines.length + 1 < counted}>
        <Verdict {...props} />
      </div>
    </div>
  );
}

const SeatHeads = ({ names }: Pick<ScoreTableProps, 'names'>): ReactElement => (
  <thead>
    <tr>
      <td aria-hidden="true" />
      {names.map((name, seat) => (
        <th key={seat} scope="col">
          <SeatMark pencil={pencilOf(seat, names.length)} />
          <span>{name}</span>
        </th>
      ))}
    </tr>
  </thead>
);

/** A sheet without gold has no line for it; alone lost lives cost nothing (DDD-S-6). */
function isCounted(line: Line, { sheet, everyone }: Content): boolean {
  if (line === 'gold') return sheet.spaces.some(({ kind }) => kind === 'gold');
  return line !== 'lives' || everyone.length > 1;
}

interface ScoreLineProps extends Pick<ScoreTableProps, 'now' | 'language'> {
  readonly content: Content;
  readonly line: Line;
  readonly scores: readonly Score[];
  readonly state: 'counted' | 'to-count';
}

function ScoreLine({ content, line, scores, now, language, state }: ScoreLineProps): ReactElement {
  const words = BOARD_WORDS[language].score;
  return (
    <tr data-counted={state === 'counted'}>
      <th scope="row">{words.line[line]}</th>
      {scores.map((score, seat) => {
        const paper = now.view.papers[seat];
        return (
          <td key={seat}>
            <b>{signed(line === 'lives' ? -score.lives : score[line])}</b>
            {paper && <span className="small soft">{words.how(line, countedOn(content, paper))}</span>}
          </td>
        );
      })}
    </tr>
  );
}

function Totals({ now, language, scores, state }: Omit<ScoreLineProps, 'content' | 'line'>): ReactElement {
  const words = BOARD_WORDS[language].score;
  const { fallen } = now.view;
  return (
    <tfoot>
      <tr data-counted={state === 'counted'}>
        <th scope="row">{words.line.total}</th>
        {scores.map(({ total }, seat) => (
          <td key={seat}>{fallen[seat] && scores.length > 1 ? words.fallen : signed(total)}</td>
        ))}
      </tr>
    </tfoot>
  );
}

const countedOn = (content: Content, paper: Readonly<Paper>): Counted => ({
  gems: paper.gems,
  gold: paper.gold,
  hits: paper.crosses[content.boss] ?? 0,
  isBossSlain: isFull(content, paper, content.boss),
});

function Verdict({ now, names, language, outcome }: ScoreTableProps): ReactElement {
  const words = BOARD_WORDS[language].score;
  const name = (seat: Seat): string => names[seat] ?? '';
  if (now.view.papers.length === 1) {
    const band = GAME_WORDS[language].bands[(outcome.rank ?? 1) - 1] ?? '';
    const sentence = now.view.fallen[0] ? words.aloneFallen : words.alone;
    return <p className="note">{sentence(outcome.scores[0] ?? 0, band)}</p>;
  }
  return (
    <>
      <ol className="note">
        {placesOf(outcome).map(({ seat, place }) => (
          <li key={seat}>
            {place > 0 ? words.place(place) : words.fallen} <b>{name(seat)}</b>
          </li>
        ))}
      </ol>
      {tiesOf(now.view, outcome).map(tie => (
        <p key={tie.points} className="small">
          {words.tie(tie.seats.map(name), tie.points)}{' '}
          {tie.ahead === undefined ? words.shared : words.tieByLives(name(tie.ahead), tie.lost)}
        </p>
      ))}
    </>
  );
}

/** The dead last. */
const placesOf = ({ places }: Outcome): readonly { readonly seat: Seat; readonly place: number }[] =>
  places.map((place, seat) => ({ seat, place })).sort((a, b) => (a.place || Infinity) - (b.place || Infinity));

const PACE_MS = 450;

/** How many lines have been counted; all of them when somebody cannot wait. */
function useCounting(lines: number, pace: ScoreTableProps['pace']): number {
  const isHasty = useSettings().motion === 'still' || pace === 'at-once';
  const [counted, count] = useState(isHasty ? lines : 0);
  useEffect(() => {
    if (counted >= lines) return undefined;
    const timer = setTimeout(() => count(counted + 1), PACE_MS);
    const finish = (): void => count(lines);
    const heard = ['keydown', 'pointerdown'] as const;
    for (const name of heard) addEventListener(name, finish, { once: true });
    return () => {
      clearTimeout(timer);
      for (const name of heard) removeEventListener(name, finish);
    };
  }, [counted, lines]);
  return counted;
}
