import { type ReactElement, useMemo, useState } from 'react';
import { type Mistake, SURE } from '../../../bots/analysis.ts';
import type { Cause } from '../../../bots/coach.ts';
import type { Box } from '../../../art/figure.ts';
import type { Kind } from '../../../kernel/game.ts';
import { lookUp } from '../../../kernel/words.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Icon } from '../look/Icon.tsx';
import {
  actionWords,
  type Findings,
  plain,
  plainWithMargin,
  rulesOf,
  signed,
  whereOf,
  withMargin,
} from './findings.ts';
import { ringed } from './rings.ts';
import { TryAgain } from './TryAgain.tsx';

interface MistakeCardProps {
  readonly findings: Findings;
  readonly mistake: Mistake<Kind>;
  readonly number: number;
}

/** A decision that cost much: what was done, what was better and why, and another try. */
export function MistakeCard({ findings, mistake, number }: MistakeCardProps): ReactElement {
  const { words, names } = findings;
  const { entry, by, played, better, cost, margin, blame } = mistake;
  const [isTrying, setTrying] = useState(false);
  const where = whereOf(findings, entry);
  return (
    <li className="card coach-card">
      <h3 className="coach-cost">
        <b className="coach-number">{number}</b> {where}{' '}
        <span data-sign="-1">{withMargin(findings, { value: -cost, margin })}</span>
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

/** Playing on is said with its own interval, and who had the last word; where nothing is left to judgement there is nothing to play. */
function confirmation(findings: Findings, { confirmed }: Mistake<Kind>): string {
  const { words } = findings;
  const { cost, error, matches, isJudged } = confirmed;
  if (matches === 0) return words.exact;
  const lost = plainWithMargin(findings, { value: cost, margin: SURE * error });
  return isJudged ? words.confirmedInPart(lost, matches) : words.confirmed(lost, matches);
}

function Board({ findings, mistake }: Pick<MistakeCardProps, 'findings' | 'mistake'>): ReactElement {
  const { ended, pages } = findings;
  const { entry, played, better } = mistake;
  const view = pages[entry]?.now.view;
  const drawing = useMemo(() => {
    const { art } = ended.module;
    const { content } = rulesOf({ ended });
    const placeOf = (action: Kind['action']): Box | undefined => view && art.placeOf?.(content, view, action);
    return view && ringed(art.thumbnail(content, view), { played: placeOf(played), better: placeOf(better) });
  }, [ended, view, played, better]);
  return (
    <div className="coach-picture" aria-hidden="true">
      {drawing && <Drawing drawing={drawing} />}
    </div>
  );
}

/** The gap by what it came from: the rows add up to it. The sentences name the largest, and what makes up for a good part. */
function Causes({ findings, mistake }: Pick<MistakeCardProps, 'findings' | 'mistake'>): ReactElement | null {
  const { words } = findings;
  const { causes, cost } = mistake;
  const [first] = causes.filter(({ amount }) => amount > 0);
  const [gain] = causes.filter(({ amount }) => -amount > WORTH_SAYING * cost);
  if (causes.length === 0) return null;
  const named = (name: string): string => lookUp(words.causes, name) ?? name;
  const most = Math.max(...causes.map(({ amount }) => Math.abs(amount)));
  return (
    <>
      {first && (
        <p>
          {whyOf(findings, first)} {gain && words.gained(named(gain.name), plain(findings, -gain.amount))}
        </p>
      )}
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

/** What makes up for less of a loss than this share needs no sentence. */
const WORTH_SAYING = 0.2;

function whyOf(findings: Findings, { name, amount }: Cause): string {
  const { words } = findings;
  const because = lookUp(words.because, name);
  return because ? because(plain(findings, amount)) : words.why(lookUp(words.causes, name) ?? name);
}
