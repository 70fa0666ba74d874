import type { ReactElement } from 'react';
import { pencilOf } from '../../../../art/dice-and-danger/index.ts';
import type { Content, DiceAndDanger, Paper, Score } from '../../../../games/dice-and-danger/index.ts';
import { isFull, scoreOf } from '../../../../games/dice-and-danger/readers.ts';
import type { ResultProps } from '../module.ts';
import { BOARD_WORDS } from './context.ts';
import { SeatMark } from './SeatMark.tsx';
import { signed } from './names.ts';
import type { Counted } from './words.ts';

const LINES = ['gems', 'gold', 'boss', 'lives'] as const;
type Line = (typeof LINES)[number];

type ScoreTableProps = ResultProps<DiceAndDanger>;

/** DDD-40: a table as on paper. Who has won, and why, is said by the page. */
export function ScoreTable(props: ScoreTableProps): ReactElement {
  const { now, rules, names, language } = props;
  const { content } = rules;
  const scores = now.view.papers.map(paper => scoreOf(content, paper));
  const lines = LINES.filter(line => isCounted(line, content));
  return (
    <div className="ddd-score">
      <table>
        <caption className="h3">{BOARD_WORDS[language].score.title}</caption>
        <SeatHeads names={names} />
        <tbody>
          {lines.map(line => (
            <ScoreLine key={line} {...props} {...{ content, line, scores }} />
          ))}
        </tbody>
        <Totals {...props} scores={scores} />
      </table>
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
}

function ScoreLine({ content, line, scores, now, language }: ScoreLineProps): ReactElement {
  const words = BOARD_WORDS[language].score;
  return (
    <tr>
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

function Totals({ now, language, scores }: Omit<ScoreLineProps, 'content' | 'line'>): ReactElement {
  const words = BOARD_WORDS[language].score;
  const { fallen } = now.view;
  return (
    <tfoot>
      <tr>
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
