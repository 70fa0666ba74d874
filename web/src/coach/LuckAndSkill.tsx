import type { ReactElement } from 'react';
import { isClear, type WithMargin } from '../../../bots/analysis.ts';
import type { Seat } from '../../../kernel/game.ts';
import { type Findings, plain, plainWithMargin, withMargin } from './findings.ts';
import { farthest, Interval } from './Interval.tsx';
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
  const { mistakeFrom } = analysis;
  const [least, known] = [
    plain({ analysis, language }, analysis.toldApart),
    plain({ analysis, language }, mistakeFrom),
  ];
  return least === known ? words.toldApart(least) : words.toldApartLater(least, known);
}

function SeatRows({ findings, seat }: LuckAndSkillProps & { readonly seat: Seat }): ReactElement | null {
  const { analysis, words, names } = findings;
  const found = analysis.seats[seat];
  if (!found) return null;
  const { luck, errors, adjusted, drift, perChoice, playedOn, grade, choices } = found;
  const lost = { value: -errors.value || 0, margin: errors.margin };
  const luckWord = isClear(luck) ? (luck.value > 0 ? words.lucky : words.unlucky) : words.even;
  const choiceWord = grade ? words.grades[grade] : choices > 0 ? words.ungraded : '';
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
        <td colSpan={2}>
          {plainWithMargin(findings, perChoice)}{' '}
          {playedOn > 0 && <span className="small soft">{words.playedOn(playedOn)}</span>}
        </td>
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

const farthestIn = ({ analysis }: Findings): number =>
  farthest(analysis.seats.flatMap(({ luck, errors }) => [luck, errors]));

function FigureRow({ findings, seat, name, figure, word }: FigureRowProps): ReactElement {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="coach-interval">
        <Interval {...{ findings, seat, figure }} far={farthestIn(findings)} />
      </td>
      <td>
        <b>{withMargin(findings, figure)}</b> <span className="note">{word}</span>
      </td>
    </tr>
  );
}
