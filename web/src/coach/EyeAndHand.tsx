import type { ReactElement } from 'react';
import { type WithMargin, isClear } from '../../../bots/analysis.ts';
import type { Seat } from '../../../kernel/game.ts';
import { AimCard } from './AimCard.tsx';
import { AllAims } from './AllAims.tsx';
import { type AimFindings, inChances, isShown, shownAims, withMargin } from './findings.ts';
import { farthest, Interval } from './Interval.tsx';
import { SeatMark } from './SeatMark.tsx';

interface EyeAndHandProps {
  readonly findings: AimFindings;
}

/** Where seats aimed apart from where it went: what the eye lost, what the hand was given, and the costliest aims. */
export function EyeAndHand({ findings }: EyeAndHandProps): ReactElement {
  const { words, eyeAndHand } = findings;
  const shown = shownAims(findings);
  const told = eyeAndHand.aims.filter(({ by, isTold }) => isTold && isShown(findings, by)).length;
  return (
    <>
      <p className="note" role="status">
        {told === 0 ? words.aims.none : words.aims.some(told)}
      </p>
      <div className="coach-papers">
        <AllAims findings={findings} />
        <Sums findings={findings} />
      </div>
      {shown.length > 0 && (
        <ol className="coach-cards" aria-label={words.aims.costliest}>
          {shown.map((aimed, i) => (
            <AimCard key={aimed.entry} {...{ findings, aimed }} number={i + 1} />
          ))}
        </ol>
      )}
      <p className="small soft">
        {words.aims.honestly} {words.aims.measured}
      </p>
      <p className="small soft">{words.aims.noCurve}</p>
      {!eyeAndHand.isFamiliar && <p className="small soft">{words.aims.unfamiliar}</p>}
    </>
  );
}

function Sums({ findings }: EyeAndHandProps): ReactElement {
  const { words, names } = findings;
  return (
    <section className="card coach-luck" aria-labelledby="coach-aims">
      <h3 id="coach-aims" className="h3">
        {words.aims.title}
      </h3>
      <p className="small soft">{words.units.chance}</p>
      <table>
        <tbody>
          {names.map((_, seat) => (
            <SeatRows key={seat} {...{ findings, seat }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SeatRows({ findings, seat }: EyeAndHandProps & { readonly seat: Seat }): ReactElement | null {
  const { words, names, eyeAndHand } = findings;
  const found = eyeAndHand.seats[seat];
  if (!found) return null;
  const { eye, hand, grade, aims, told } = found;
  const handWord = isClear(hand) ? (hand.value > 0 ? words.lucky : words.unlucky) : words.even;
  return (
    <>
      <tr className="coach-seat">
        <th scope="rowgroup" colSpan={3}>
          <SeatMark {...{ findings, seat }} /> {names[seat]}
        </th>
      </tr>
      <SumRow
        {...{ findings, seat }}
        name={words.aims.eye}
        figure={eye}
        word={grade ? words.grades[grade] : words.even}
      />
      <SumRow {...{ findings, seat }} name={words.aims.hand} figure={hand} word={handWord} />
      <tr>
        <th scope="row">{words.aims.told}</th>
        <td colSpan={2}>{words.aims.toldOf(told, aims)}</td>
      </tr>
    </>
  );
}

interface SumRowProps extends EyeAndHandProps {
  readonly seat: Seat;
  readonly name: string;
  readonly figure: WithMargin;
  readonly word: string;
}

function SumRow({ findings, seat, name, figure, word }: SumRowProps): ReactElement {
  const far = farthest(findings.eyeAndHand.seats.flatMap(({ eye, hand }) => [eye, hand]));
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="coach-interval">
        <Interval {...{ findings, seat, figure, far }} />
      </td>
      <td>
        <b>{withMargin(inChances(findings), figure)}</b> <span className="note">{word}</span>
      </td>
    </tr>
  );
}
