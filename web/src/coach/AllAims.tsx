import type { ReactElement } from 'react';
import type { Aimed } from '../../../bots/eye-and-hand.ts';
import type { Kind, Seat } from '../../../kernel/game.ts';
import { type AimFindings, inChances, signed, whereOf } from './findings.ts';
import { SeatMark } from './SeatMark.tsx';

interface AllAimsProps {
  readonly findings: AimFindings;
}

/** Every aim of the match, as a picture with a table behind it. */
export function AllAims({ findings }: AllAimsProps): ReactElement | null {
  const { names, words, eyeAndHand } = findings;
  const { aims } = eyeAndHand;
  if (aims.length === 0) return null;
  return (
    <section className="card coach-all" aria-labelledby="coach-all">
      <h3 id="coach-all" className="h3">
        {words.aims.all(aims.length)}
      </h3>
      {names.map((name, seat) => (
        <div key={seat}>
          <p className="coach-legend small">
            <span>
              <SeatMark {...{ findings, seat }} /> {name}
            </span>
          </p>
          <Bars {...{ findings, seat }} />
        </div>
      ))}
      <details>
        <summary>{words.asTable}</summary>
        <AimTable findings={findings} />
      </details>
    </section>
  );
}

const [STEP, GAP, HALF] = [16, 3, 26];

/** What the eye lost hangs down; what the hand was given stands up, what it lost hangs down. */
function Bars({ findings, seat }: AllAimsProps & { readonly seat: Seat }): ReactElement {
  const { words, eyeAndHand } = findings;
  const own = eyeAndHand.aims.filter(({ by }) => by === seat);
  const most = Math.max(1e-9, ...eyeAndHand.aims.flatMap(({ eye, hand }) => [-eye.value, Math.abs(hand.value)]));
  const highOf = (amount: number): number => (HALF * amount) / most;
  return (
    <div className="coach-bars small" aria-hidden="true">
      <span>{words.aims.eye}</span>
      <Row bars={own.map(({ eye, isTold }) => ({ high: highOf(eye.value), isSure: isTold }))} above={1} />
      <span>{words.aims.hand}</span>
      <Row bars={own.map(({ hand }) => ({ high: highOf(hand.value), isSure: true }))} above={HALF} />
    </div>
  );
}

interface RowProps {
  readonly bars: readonly { readonly high: number; readonly isSure: boolean }[];
  /** How much room there is above the line. */
  readonly above: number;
}

/** As wide as there is room. */
function Row({ bars, above }: RowProps): ReactElement {
  const width = Math.max(1, STEP * bars.length);
  return (
    <svg viewBox={`0 ${-above} ${width} ${above + HALF}`} preserveAspectRatio="none" height={above + HALF}>
      <path className="coach-middle" d={`M0 0H${width}`} />
      {bars.map(({ high, isSure }, i) => (
        <rect
          key={i}
          className="coach-aim-bar"
          data-sign={Math.sign(high)}
          data-sure={isSure}
          x={STEP * i + GAP}
          y={Math.min(0, -high)}
          width={STEP - 2 * GAP}
          height={Math.abs(high)}
        />
      ))}
    </svg>
  );
}

function AimTable({ findings }: AllAimsProps): ReactElement {
  const { words, eyeAndHand } = findings;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.aims.who}</th>
          <th scope="col">{words.aims.eye}</th>
          <th scope="col">{words.aims.hand}</th>
        </tr>
      </thead>
      <tbody>
        {eyeAndHand.aims.map(aimed => (
          <AimRow key={aimed.entry} {...{ findings, aimed }} />
        ))}
      </tbody>
    </table>
  );
}

/** What cannot be told from the best counts as nothing, and is said so. */
function AimRow({ findings, aimed }: AllAimsProps & { readonly aimed: Aimed<Kind> }): ReactElement {
  const { names, words } = findings;
  const { entry, by, eye, hand, isTold, isRedrawn } = aimed;
  const chances = inChances(findings);
  const eyeWords = isTold ? signed(chances, eye.value) : isRedrawn ? words.aims.redrawn : words.aims.untold;
  return (
    <tr>
      <th scope="row">{whereOf(findings, entry)}</th>
      <td>{names[by]}</td>
      <td data-sign={isTold ? -1 : 0}>{eyeWords}</td>
      <td data-sign={Math.sign(hand.value)}>{signed(chances, hand.value)}</td>
    </tr>
  );
}
