import { type ReactElement, useMemo, useState } from 'react';
import type { Compared } from '../../../bots/account.ts';
import type { Mistake } from '../../../bots/analysis.ts';
import type { Kind } from '../../../kernel/game.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { PlayOn } from '../parts/PlayOn.tsx';
import { actionWords, type Findings, plain } from './findings.ts';

interface TryAgainProps {
  readonly findings: Findings;
  readonly mistake: Mistake<Kind>;
  readonly where: string;
  readonly onClose: () => void;
}

/** The decision once more. Whatever loses less than what makes a mistake is as good as the best. */
export function TryAgain({ findings, mistake, where, onClose }: TryAgainProps): ReactElement {
  const { words } = findings;
  const [chosen, choose] = useState<Compared<Kind>>();
  const choices = useMemo(() => inWords(findings, mistake), [findings, mistake]);
  return (
    <Dialog title={words.again(where)} className="coach-again" onClose={onClose}>
      <fieldset className="coach-choices">
        <legend>{words.whatNow}</legend>
        {choices.map(({ text, compared }) => (
          <label key={text}>
            <input type="radio" name="coach-choice" onChange={() => choose(compared)} /> {text}
          </label>
        ))}
      </fieldset>
      <p className="note" role="status">
        {chosen && verdict(findings, mistake, chosen)}
      </p>
      <PlayOn ended={findings.ended} at={mistake.entry} />
    </Dialog>
  );
}

/** In the order of their words, which tells nothing about what they are worth; of equal words the best. */
function inWords(findings: Findings, { compared, entry }: Mistake<Kind>) {
  const texts = new Map<string, Compared<Kind>>();
  for (const each of compared) {
    const text = actionWords(findings, each.action, entry);
    if (!texts.has(text)) texts.set(text, each);
  }
  const collator = new Intl.Collator(findings.language, { numeric: true });
  return [...texts].map(([text, each]) => ({ text, compared: each })).sort((a, b) => collator.compare(a.text, b.text));
}

function verdict(findings: Findings, { compared, allowed }: Mistake<Kind>, chosen: Compared<Kind>): string {
  const { words } = findings;
  const lost = (compared[0]?.worth ?? 0) - chosen.worth;
  return lost < allowed ? words.accepted : words.stillLost(plain(findings, lost));
}
