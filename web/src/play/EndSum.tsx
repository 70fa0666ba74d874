import type { CSSProperties, ReactElement } from 'react';
import { cleanMark } from '../../../art/marks.ts';
import { leadPaint, type Pencil } from '../../../art/paint.ts';
import type { Kind, Seat } from '../../../kernel/game.ts';
import type { GameModule } from '../games/module.ts';
import type { Amount, EndedMatch, SumRow } from '../games/result.ts';
import { FigureNode } from '../look/Figures.tsx';
import { Icon } from '../look/Icon.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { lastingOf, type Timing } from '../stage/scene.ts';
import { runningSums, signed } from '../games/sum.ts';
import { useSkipped } from './useSkipped.ts';
import './end-sum.css';

interface SumProps {
  readonly module: GameModule<Kind>;
  readonly ended: EndedMatch<Kind>;
  readonly rows: readonly SumRow[];
}

interface SumTableProps extends SumProps {
  readonly title: string;
}

/** The score as a sum: a row for each thing that counts, and what it comes to so far. Rows come one after the other. */
export function SumTable({ module, ended, rows, title }: SumTableProps): ReactElement {
  const { end } = useWords();
  const { names } = ended;
  const sums = runningSums(rows, names.length);
  return (
    <div className="end-sum" style={useCounting()} data-seats={names.length}>
      <table>
        <caption className="h3">{title}</caption>
        <thead>
          <tr>
            <td aria-hidden="true" />
            {names.map((_, seat) => (
              <SeatHead key={seat} {...{ module, ended, seat }} />
            ))}
            {names.length === 2 && (
              <th scope="col" className="end-lead small soft" aria-hidden="true">
                {end.lead}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row.label} style={{ '--row': i } as CSSProperties}>
              <th scope="row">
                {row.icon && <Icon name={row.icon} size={22} />} {row.label}
              </th>
              {row.amounts.map((amount, seat) => (
                <AmountCell key={seat} amount={amount} sum={sums[i]?.[seat] ?? 0} />
              ))}
              {i === 0 && names.length === 2 && <LeadCell {...{ module, sums }} />}
            </tr>
          ))}
        </tbody>
        <Totals {...{ module, ended, rows }} />
      </table>
    </div>
  );
}

/** How long a row takes to come: purely to be looked at, for the whole sum is there to be read from the first moment on. */
const ROW_TIME: Timing = { calm: 140, brisk: 80, still: 0 };

function useCounting(): CSSProperties {
  const tempo = useSettings();
  const isSkipped = useSkipped();
  return { '--row-time': `${isSkipped ? 0 : lastingOf(ROW_TIME, tempo)}ms` } as CSSProperties;
}

interface SeatProps extends Omit<SumProps, 'rows'> {
  readonly seat: Seat;
}

function SeatHead({ module, ended, seat }: SeatProps): ReactElement {
  const { end } = useWords();
  const { names, reader } = ended;
  return (
    <th scope="col">
      <Mark pencil={module.art.pencilOf(seat, names.length)} /> {names[seat]}
      {reader === seat && names.length > 1 && <span className="soft"> {end.you}</span>}
    </th>
  );
}

const Mark = ({ pencil }: { readonly pencil: Pencil }): ReactElement => (
  <svg className="end-mark" width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
    <FigureNode figure={cleanMark(pencil, [0, 0], 6.6, leadPaint(pencil))} />
  </svg>
);

const inLead = (pencil: Pencil): CSSProperties => ({ color: `var(--${leadPaint(pencil)})` });

function AmountCell({ amount: { amount, how }, sum }: { readonly amount: Amount; readonly sum: number }): ReactElement {
  const { end } = useWords();
  return (
    <td className="end-amount">
      <span className="small soft">{how}</span>
      <b data-sign={Math.sign(amount)}>{signed(amount)}</b>
      <span className="soft">
        <span className="spoken">{end.soFar}</span> {sum}
      </span>
    </td>
  );
}

function Totals({ module, ended, rows }: SumProps): ReactElement {
  const { end } = useWords();
  const { names, outcome } = ended;
  return (
    <tfoot>
      <tr style={{ '--row': rows.length } as CSSProperties}>
        <th scope="row">{end.total}</th>
        {names.map((_, seat) => (
          <td key={seat}>
            <b
              className="end-total"
              style={inLead(module.art.pencilOf(seat, names.length))}
              data-first={outcome.places[seat] === 1}
            >
              {outcome.scores[seat]}
            </b>
            {outcome.places[seat] === 0 && <span className="small"> {end.out}</span>}
          </td>
        ))}
        {names.length === 2 && <td className="end-lead" aria-hidden="true" />}
      </tr>
    </tfoot>
  );
}

const ROW = 44;
const WIDTH = 124;
/** What is left at the sides holds a figure of three digits and its sign. */
const REACH = 20;

/** Of two, who leads after each row: the first seat to the right, the other to the left. */
function LeadCell({ module, sums }: Pick<SumProps, 'module'> & { readonly sums: readonly (readonly number[])[] }) {
  const leads = sums.map(([one = 0, other = 0]) => one - other);
  const most = Math.max(1, ...leads.map(Math.abs));
  const x = (lead: number): number => WIDTH / 2 + (lead / most) * REACH;
  const pencilFor = (lead: number): Pencil => module.art.pencilOf(lead < 0 ? 1 : 0, 2);
  const height = sums.length * ROW;
  return (
    <td className="end-lead" rowSpan={sums.length} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} width={WIDTH} height={height}>
        <path d={`M${WIDTH / 2} 0V${height}`} className="end-middle" />
        {leads.map((lead, i) => (
          <g key={i} style={{ ...inLead(pencilFor(lead)), '--row': i } as CSSProperties}>
            <path d={`M${x(leads[i - 1] ?? 0)} ${(i - 0.5) * ROW}L${x(lead)} ${(i + 0.5) * ROW}`} />
            <circle cx={x(lead)} cy={(i + 0.5) * ROW} r="4" />
            <text x={x(lead) + (lead < 0 ? -9 : 9)} y={(i + 0.5) * ROW + 5} textAnchor={lead < 0 ? 'end' : 'start'}>
              {lead === 0 ? '' : `+${Math.abs(lead)}`}
            </text>
          </g>
        ))}
      </svg>
    </td>
  );
}
