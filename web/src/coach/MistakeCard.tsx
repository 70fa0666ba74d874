import { type ReactElement, useMemo, useState } from 'react';
import type { Mistake } from '../../../bots/analysis.ts';
import type { Kind } from '../../../kernel/game.ts';
import { lookUp } from '../../../kernel/words.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Icon } from '../look/Icon.tsx';
import { actionWords, type Lesson, plain, rulesOf, signed, whereOf } from './lesson.ts';
import { TryAgain } from './TryAgain.tsx';

interface MistakeCardProps {
  readonly lesson: Lesson;
  readonly mistake: Mistake<Kind>;
  readonly number: number;
}

/** A decision that cost much: what was done, what was better and why, and another try. */
export function MistakeCard({ lesson, mistake, number }: MistakeCardProps): ReactElement {
  const { words, names } = lesson;
  const { entry, by, played, better, cost, blame } = mistake;
  const [isTrying, setTrying] = useState(false);
  const where = whereOf(lesson, entry);
  return (
    <li className="card coach-card">
      <h3 className="coach-cost">
        <b className="coach-number">{number}</b> {where} <span data-sign="-1">{signed(lesson, -cost)}</span>
      </h3>
      <Board {...{ lesson, mistake }} />
      <p className="small soft">
        {names.length > 1 ? `${names[by]} · ` : ''}
        {words.blame[blame]}
      </p>
      <p data-sign="-1">
        <Icon name="close" size={18} /> {words.played(actionWords(lesson, played, entry))}
      </p>
      <p data-sign="1">
        <Icon name="check" size={18} /> <b>{words.better(actionWords(lesson, better, entry))}</b>
      </p>
      <Causes {...{ lesson, mistake }} />
      <p className="small soft">{confirmation(lesson, mistake)}</p>
      <button type="button" className="button" onClick={() => setTrying(true)}>
        {words.tryAgain}
      </button>
      {isTrying && <TryAgain {...{ lesson, mistake, where }} onClose={() => setTrying(false)} />}
    </li>
  );
}

/** Playing on is said with its own interval; where nothing is left to judgement there is nothing to play. */
function confirmation(lesson: Lesson, { confirmed }: Mistake<Kind>): string {
  const { words } = lesson;
  const { cost, error, matches } = confirmed;
  return matches === 0 ? words.exact : words.confirmed(plain(lesson, cost), plain(lesson, SURE * error), matches);
}
const SURE = 1.96;

function Board({ lesson, mistake }: Pick<MistakeCardProps, 'lesson' | 'mistake'>): ReactElement {
  const { ended, pages } = lesson;
  const view = pages[mistake.entry]?.now.view;
  const drawing = useMemo(() => view && ended.module.art.thumbnail(rulesOf(ended).content, view), [ended, view]);
  return (
    <div className="coach-picture" aria-hidden="true">
      {drawing && <Drawing drawing={drawing} />}
    </div>
  );
}

/** The gap by what it came from: the rows add up to it. The sentence names the largest. */
function Causes({ lesson, mistake }: Pick<MistakeCardProps, 'lesson' | 'mistake'>): ReactElement | null {
  const { words } = lesson;
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
              <td>{signed(lesson, -amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
