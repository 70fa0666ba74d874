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

const [STEP, HALF, GAP, LEFT] = [16, 26, 14, 48];

/** What the eye lost hangs down; what the hand was given stands up, what it lost hangs down. */
function Bars({ findings, seat }: AllAimsProps & { readonly seat: Seat }): ReactElement {
  const { words, eyeAndHand } = findings;
  const own = eyeAndHand.aims.filter(({ by }) => by === seat);
  const most = Math.max(1e-9, ...eyeAndHand.aims.flatMap(({ eye, hand }) => [-eye.value, Math.abs(hand.value)]));
  const [eyes, hands] = [GAP / 2, GAP / 2 + HALF + GAP + HALF];
  const width = LEFT + STEP * own.length;
  return (
    <svg viewBox={`0 0 ${width} ${hands + HALF + GAP / 2}`} style={{ maxInlineSize: width }} aria-hidden="true">
      <text x="0" y={eyes + 14}>
        {words.aims.eye}
      </text>
      <text x="0" y={hands + 5}>
        {words.aims.hand}
      </text>
      <path className="coach-middle" d={`M${LEFT} ${eyes}H${width}M${LEFT} ${hands}H${width}`} />
      {own.map(({ entry, eye, hand }, i) => (
        <g key={entry}>
          <Bar x={LEFT + STEP * i} from={eyes} high={(HALF * eye.value) / most} />
          <Bar x={LEFT + STEP * i} from={hands} high={(HALF * hand.value) / most} />
        </g>
      ))}
    </svg>
  );
}

const Bar = ({ x, from, high }: { readonly x: number; readonly from: number; readonly high: number }): ReactElement => (
  <rect
    className="coach-aim-bar"
    data-sign={Math.sign(high)}
    x={x + 3}
    y={high > 0 ? from - high : from}
    width={STEP - 6}
    height={Math.abs(high)}
  />
);

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
