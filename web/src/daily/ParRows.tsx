import type { CSSProperties, ReactElement } from 'react';
import { cleanMark } from '../../../art/marks.ts';
import { leadPaint, type Pencil } from '../../../art/paint.ts';
import { capital } from '../../../kernel/words.ts';
import { FigureNode } from '../look/Figures.tsx';
import { type Ghost, nameOfGhost } from './ghosts.ts';
import type { DailyWords } from './words.en.ts';
import { useDailyWords } from './words.ts';

interface Scored {
  readonly name: string;
  readonly score: number;
}

/** What oneself and the ghost beside whom one plays have reached, as far as they have. */
export const scoredBy = (score: number | undefined, ghost: Ghost | undefined, words: DailyWords): readonly Scored[] => [
  ...(score === undefined ? [] : [{ name: words.you, score }]),
  ...(ghost ? [{ name: capital(nameOfGhost(ghost, words)), score: ghost.score }] : []),
];

interface ParRowsProps {
  readonly rows: readonly Scored[];
  readonly par: number | undefined;
}

const PENCILS: readonly Pencil[] = [1, 2, 3];

/** Room beyond the best, so that par is not the edge of the paper. */
const MARGIN = 1.15;

/** Who has reached what, each as a stroke of their pencil, and par as a stroke across all of them. */
export function ParRows({ rows, par }: ParRowsProps): ReactElement {
  const words = useDailyWords();
  const most = Math.max(1, MARGIN * (par ?? 0), ...rows.map(({ score }) => score));
  const shareOf = (score: number): string => `${(100 * Math.max(0, score)) / most}%`;
  return (
    <div
      className="par-rows"
      data-par={par}
      style={par === undefined ? undefined : ({ '--par': shareOf(par) } as CSSProperties)}
    >
      {par !== undefined && (
        <p className="par-label small soft">
          <span className="par-at">{words.par(par)}</span>
        </p>
      )}
      <ul aria-label={words.scores}>
        {rows.map(({ name, score }, i) => (
          <li key={`${i} ${name}`} data-pencil={i + 1}>
            <Mark seat={i} />
            <span className="spoken">{words.row(name, score, par)}</span>
            <span className="par-name" aria-hidden="true">
              {name}
            </span>
            <span className="par-track" aria-hidden="true">
              <i style={{ width: shareOf(score) }} />
            </span>
            <b aria-hidden="true">{score}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Mark({ seat }: { readonly seat: number }): ReactElement {
  const pencil = PENCILS[seat % PENCILS.length] ?? 1;
  return (
    <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
      <FigureNode figure={cleanMark(pencil, [0, 0], 5.6, leadPaint(pencil))} />
    </svg>
  );
}
