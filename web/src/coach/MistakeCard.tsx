import { type ReactElement, useMemo, useState } from 'react';
import type { Mistake } from '../../../bots/analysis.ts';
import type { Kind } from '../../../kernel/game.ts';
import { lookUp } from '../../../kernel/words.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Icon } from '../look/Icon.tsx';
import { actionWords, type Findings, plain, rulesOf, signed, whereOf } from './findings.ts';
import { TryAgain } from './TryAgain.tsx';

interface MistakeCardProps {
  readonly findings: Findings;
  readonly mistake: Mistake<Kind>;
  readonly number: number;
}

/** A decision that cost much: what was done, what was better and why, and another try. */
export function MistakeCard({ findings, mistake, number }: MistakeCardProps): ReactElement {
  const { words, names } = findings;
  const { entry, by, played, better, cost, blame } = mistake;
  const [isTrying, setTrying] = useState(false);
  const where = whereOf(findings, entry);
  return (
    <li className="card coach-card">
      <h3 className="coach-cost">
        <b className="coach-number">{number}</b> {where} <span data-sign="-1">{signed(findings, -cost)}</span>
      </h3>
      <Board {...{ findings, mistake }} />
      <p className="small soft">
        {names.length > 1 ? `${names[by]} · ` : ''}
        {words.blame[blame]}
      </p>
      <p data-sign="-1">
        <Icon name="close" size={18} /> {words.played(actionWords(findings, played, entry))}
      </p>
      <p data-sign="1">
        <Icon name="check" size={18} /> <b>{words.better(actionWords(findings, better, entry))}</b>
      </p>
      <Causes {...{ findings, mistake }} />
      <p className="small soft">{confirmation(findings, mistake)}</p>
      <button type="button" className="button" onClick={() => setTrying(true)}>
        {words.tryAgain}
      </button>
      {isTrying && <TryAgain {...{ findings, mistake, where }} onClose={() => setTrying(false)} />}
    </li>
  );
}

/** Playing on is said with its own interval; where nothing is left to judgement there is nothing to play. */
function confirmation(findings: Findings, { confirmed }: Mistake<Kind>): string {
  const { words } = findings;
  const { cost, error, matches } = confirmed;
  return matches === 0 ? words.exact : words.confirmed(plain(findings, cost), plain(findings, SURE * error), matches);
}
const SURE = 1.96;

function Board({ findings, mistake }: Pick<MistakeCardProps, 'findings' | 'mistake'>): ReactElement {
  const { ended, pages } = findings;
  const view = pages[mistake.entry]?.now.view;
  const drawing = useMemo(() => view && ended.module.art.thumbnail(rulesOf({ ended }).content, view), [ended, view]);
  return (
    <div className="coach-picture" aria-hidden="true">
      {drawing && <Drawing drawing={drawing} />}
    </div>
  );
}

/** The gap by what it came from: the rows add up to it. The sentence names the largest. */
function Causes({ findings, mistake }: Pick<MistakeCardProps, 'findings' | 'mistake'>): ReactElement | null {
  const { words } = findings;
  const { causes } = mistake;
  const [first] = causes.filter(({ amount }) => amount > 0);
  if (causes.length === 0) return null;
  const named = (name: string): string => lookUp(words.causes, name) ?? name;
  const most = Math.max(...causes.map(({ amount }) => Math.abs(amount)));
  return (
    <>
      {first && <p>{words.why(named(first.name))}</p>}
      <table className="coach-causes">
        <tbody>
          {causes.map(({ name, amount }) => (
            <tr key={name} data-sign={-Math.sign(amount)}>
              <th scope="row">{named(name)}</th>
              <td aria-hidden="true">
                <i style={{ inlineSize: `${(100 * Math.abs(amount)) / most}%` }} />
              </td>
              <td>{signed(findings, -amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
