import type { ReactElement } from 'react';
import { isClear, type WithMargin } from '../../../bots/analysis.ts';
import { leadPaint } from '../../../art/paint.ts';
import type { Seat } from '../../../kernel/game.ts';
import { type Findings, plain, plainWithMargin, withMargin } from './findings.ts';
import { SeatMark } from './SeatMark.tsx';

interface LuckAndSkillProps {
  readonly findings: Findings;
}

/** Luck and choices of every seat with their intervals, and a word for each where it is clear. */
export function LuckAndSkill({ findings }: LuckAndSkillProps): ReactElement {
  const { analysis, words } = findings;
  return (
    <section className="card coach-luck" aria-labelledby="coach-luck">
      <h3 id="coach-luck" className="h3">
        {words.luckAndSkill}
      </h3>
      <p className="small soft">{words.units[analysis.unit]}</p>
      <table>
        <tbody>
          {findings.names.map((_, seat) => (
            <SeatRows key={seat} {...{ findings, seat }} />
          ))}
        </tbody>
      </table>
      <p className="small soft">{toldApart(findings)}</p>
    </section>
  );
}

/** From what cost on the bot tells choices apart by itself. */
function toldApart({ words, language, analysis }: Findings): string {
  const { doubt } = analysis;
  const [least, known] = [plain({ analysis, language }, analysis.toldApart), plain({ analysis, language }, doubt)];
  return least === known ? words.toldApart(least) : words.toldApartLater(least, known);
}

function SeatRows({ findings, seat }: LuckAndSkillProps & { readonly seat: Seat }): ReactElement | null {
  const { analysis, words, names } = findings;
  const found = analysis.seats[seat];
  if (!found) return null;
  const { luck, errors, adjusted, drift, perChoice, grade, choices } = found;
  const lost = { value: -errors.value || 0, margin: errors.margin };
  const luckWord = isClear(luck) ? (luck.value > 0 ? words.lucky : words.unlucky) : words.even;
  const choiceWord = grade ? words.grades[grade] : choices > 0 ? words.even : '';
  return (
    <>
      <tr className="coach-seat">
        <th scope="rowgroup" colSpan={3}>
          <SeatMark {...{ findings, seat }} /> {names[seat]}
        </th>
      </tr>
      <FigureRow {...{ findings, seat }} name={words.luck} figure={luck} word={luckWord} />
      <FigureRow {...{ findings, seat }} name={words.choices} figure={lost} word={choiceWord} />
      <tr>
        <th scope="row">{words.evenLuck}</th>
        <td colSpan={2}>
          <b>{plainWithMargin(findings, adjusted)}</b>
        </td>
      </tr>
      <tr>
        <th scope="row">{words.perChoice(choices)}</th>
        <td colSpan={2}>{plainWithMargin(findings, perChoice)}</td>
      </tr>
      <tr>
        <th scope="row">{words.sum.drift}</th>
        <td colSpan={2}>
          {withMargin(findings, drift)} <span className="small soft">{words.driftNote}</span>
        </td>
      </tr>
    </>
  );
}

interface FigureRowProps extends LuckAndSkillProps {
  readonly seat: Seat;
  readonly name: string;
  readonly figure: WithMargin;
  readonly word: string;
}

function FigureRow({ findings, seat, name, figure, word }: FigureRowProps): ReactElement {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="coach-interval">
        <Interval {...{ findings, seat, figure }} />
      </td>
      <td>
        <b>{withMargin(findings, figure)}</b> <span className="note">{word}</span>
      </td>
    </tr>
  );
}

const [WIDE, HIGH] = [120, 24];

/** The estimate as a bar, and the box that holds the truth 95 times in a hundred; all seats on one scale. */
function Interval({ findings, seat, figure }: Pick<FigureRowProps, 'findings' | 'seat' | 'figure'>): ReactElement {
  const { analysis, ended, names } = findings;
  const far = Math.max(
    1e-9,
    ...analysis.seats.flatMap(({ luck, errors }) =>
      [luck, errors].map(({ value, margin }) => Math.abs(value) + margin),
    ),
  );
  const x = (amount: number): number => WIDE / 2 + (amount / far) * (WIDE / 2 - 3);
  const { value, margin } = figure;
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      width={WIDE}
      height={HIGH}
      aria-hidden="true"
      style={{ color: `var(--${leadPaint(ended.module.art.pencilOf(seat, names.length))})` }}
    >
      <path className="coach-middle" d={`M${WIDE / 2} 0V${HIGH}`} />
      <rect
        className="coach-box"
        x={x(value - margin)}
        y="6"
        width={x(value + margin) - x(value - margin)}
        height="12"
      />
      <path className="coach-bar" d={`M${x(value)} 3V${HIGH - 3}`} />
    </svg>
  );
}
