import { type ReactElement, useState } from 'react';
import type { Side, Step } from '../../../../games/donjonz/index.ts';
import { heroAt, SIDES } from '../../../../games/donjonz/readers.ts';
import { Icon } from '../../look/Icon.tsx';
import { AskedAloud } from './AskedAloud.tsx';
import { isPlayed, useDesk } from './context.ts';
import { isGrave } from './foresight.ts';
import type { Foresights } from './useForesights.ts';
import { useStepping } from './useStepping.ts';
import { foretold } from './useWalker.ts';
import { find, isSame, isStep, towards } from './walking.ts';

interface ArrowPadProps {
  readonly foresights: Foresights;
}

/** Four arrows beside a board on which a finger would cover the hero, and what each of them would bring. */
export function ArrowPad({ foresights }: ArrowPadProps): ReactElement | null {
  const { play, content, words } = useDesk();
  const stepping = useStepping();
  const [asked, ask] = useState<Step>();
  if (!isPlayed(play)) return null;
  const hero = heroAt(content, play.now.view);
  const steps = play.actions.filter(isStep);
  const press = (side: Side): void => {
    const step = find(steps, towards(hero, side));
    if (!step) stepping.refuse(towards(hero, side));
    else if (isGrave(foresights.get(step) ?? []) && !isSame(step, asked)) ask(step);
    else void stepping.take(step);
  };
  return (
    <div className="donjonz-pad" role="group" aria-label={words.walking.pad}>
      {SIDES.map(side => {
        const step = find(steps, towards(hero, side));
        return (
          <button
            key={side}
            type="button"
            className="button donjonz-arrow"
            data-side={side}
            data-grave={step && isGrave(foresights.get(step) ?? [])}
            data-hint={step && play.hint?.type === 'step' && isSame(play.hint, step)}
            aria-disabled={!step}
            aria-label={words.walking.step[side]}
            onClick={() => press(side)}
          >
            <Icon name="arrow-right" size={26} />
          </button>
        );
      })}
      <Foretold {...{ foresights, steps, asked }} />
      <AskedAloud step={find(steps, asked)} foresights={foresights} />
    </div>
  );
}

interface ForetoldProps extends ArrowPadProps {
  readonly steps: readonly Step[];
  readonly asked: Step | undefined;
}

function Foretold({ foresights, steps, asked }: ForetoldProps): ReactElement {
  const { play, content, words } = useDesk();
  const hero = heroAt(content, play.now.view);
  const open = SIDES.flatMap(side => {
    const step = find(steps, towards(hero, side));
    return step ? [{ side, step }] : [];
  });
  return (
    <ul className="paper donjonz-foretold">
      {open.map(({ side, step }) => (
        <li key={side} data-side={side}>
          <Icon name="arrow-right" size={15} />
          <span className="spoken">{words.walking.step[side]}</span>
          <span>
            {isSame(step, asked) && <b>{words.walking.again} </b>}
            {foretold(words, foresights.get(step) ?? [])}
          </span>
        </li>
      ))}
    </ul>
  );
}
