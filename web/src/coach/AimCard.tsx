import { type ReactElement, useMemo } from 'react';
import { HEATS, heatOf, heatSample } from '../../../art/heat.ts';
import type { WithMargin } from '../../../bots/analysis.ts';
import type { Aimed } from '../../../bots/eye-and-hand.ts';
import type { Kind } from '../../../kernel/game.ts';
import { say } from '../../../kernel/words.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Icon } from '../look/Icon.tsx';
import { PlayOn } from '../parts/PlayOn.tsx';
import { actionWords, type AimFindings, inChances, plain, rulesOf, whereOf, withMargin } from './findings.ts';

interface AimCardProps {
  readonly findings: AimFindings;
  readonly aimed: Aimed<Kind>;
}

/** An aim that cost much: where it was aimed, where it went, the best aim, and how good every aim was. */
export function AimCard({ findings, aimed, number }: AimCardProps & { readonly number: number }): ReactElement {
  const { ended, names, words } = findings;
  const { entry, by, eye, isTold } = aimed;
  return (
    <li className="card coach-card">
      <h3 className="coach-cost">
        <b className="coach-number">{number}</b> {whereOf(findings, entry)}{' '}
        <span data-sign={isTold ? -1 : 0}>{withMargin(inChances(findings), eye)}</span>
      </h3>
      <Picture {...{ findings, aimed }} />
      <p className="small soft">
        {names[by]} · {isTold ? words.aims.cost : words.even}
      </p>
      <Steps {...{ findings, aimed }} />
      <p className="small">{wentWords(findings, aimed)}</p>
      <Around {...{ findings, aimed }} />
      <PlayOn ended={ended} at={entry} />
    </li>
  );
}

function Picture({ findings, aimed }: AimCardProps): ReactElement {
  const { ended, pages } = findings;
  const { entry, settled, map, by: seat, action, better } = aimed;
  const before = pages[entry]?.now.view;
  const after = pages[settled]?.now.view;
  const drawing = useMemo(() => {
    if (!before || !after || !map) return undefined;
    return ended.module.art.aims?.(rulesOf({ ended }).content, { seat, before, after, action, better, map });
  }, [ended, before, after, map, seat, action, better]);
  return (
    <div className="coach-picture coach-aim" aria-hidden="true">
      {drawing && <Drawing drawing={drawing} />}
    </div>
  );
}

/** From the best aim to where it went: eye and hand are the two steps between. */
function Steps({ findings, aimed }: AimCardProps): ReactElement {
  const { words } = findings;
  const { best, better, action, went, eye, hand, entry } = aimed;
  const chances = inChances(findings);
  return (
    <table className="coach-steps">
      <caption className="small soft">{words.aims.reckoning}</caption>
      <tbody>
        <tr>
          <th scope="row">
            <Icon name="star" size={18} /> {words.aims.best}
          </th>
          <td>{actionWords(findings, better, entry)}</td>
          <td>{plain(chances, best)}</td>
        </tr>
        <StepRow findings={findings} name={words.aims.eye} figure={eye} />
        <tr>
          <th scope="row">
            <Icon name="eye" size={18} /> {words.aims.aimed}
          </th>
          <td>{actionWords(findings, action, entry)}</td>
          <td>{plain(chances, aimed.aimed)}</td>
        </tr>
        <StepRow findings={findings} name={words.aims.hand} figure={hand} />
        <tr>
          <th scope="row" colSpan={2}>
            <Icon name="hand" size={18} /> {words.aims.went}
          </th>
          <td>{plain(chances, went)}</td>
        </tr>
      </tbody>
    </table>
  );
}

interface StepRowProps {
  readonly findings: AimFindings;
  readonly name: string;
  readonly figure: WithMargin;
}

const StepRow = ({ findings, name, figure }: StepRowProps): ReactElement => (
  <tr data-sign={Math.sign(figure.value)}>
    <th scope="row">{name}</th>
    <td colSpan={2}>
      <b>{withMargin(inChances(findings), figure)}</b>
    </td>
  </tr>
);

/** What the table told when the line was drawn. */
function wentWords({ ended, language, names, pages }: AimFindings, { settled }: Aimed<Kind>): string {
  const { events } = ended.module.words[language];
  return (pages[settled]?.events ?? []).map(event => say(events, event, names)).join(' ');
}

/** The colours of the picture, and the best aim of each direction in words. */
function Around({ findings, aimed: { map, around, entry } }: AimCardProps): ReactElement | null {
  const { words } = findings;
  if (!map || !around) return null;
  const most = Math.max(...map.worths);
  return (
    <>
      <ul className="coach-heats small" aria-hidden="true">
        {HEATS.map(heat => (
          <li key={heat}>
            <Drawing drawing={heatSample(heat)} /> {words.aims.heats[heat]}
          </li>
        ))}
      </ul>
      <details>
        <summary>{words.aims.every}</summary>
        <table>
          <tbody>
            {around.map(({ action, worth }) => (
              <tr key={JSON.stringify(action)}>
                <th scope="row">{actionWords(findings, action, entry)}</th>
                <td>{plain(inChances(findings), worth)}</td>
                <td>{words.aims.heats[heatOf(most - worth)]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small soft">{words.aims.quick}</p>
      </details>
    </>
  );
}
