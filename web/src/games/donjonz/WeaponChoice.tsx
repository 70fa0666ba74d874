import { type ReactElement, useEffect, useId, useRef } from 'react';
import type { Action, Weapon } from '../../../../games/donjonz/index.ts';
import { areasOf, heroAt } from '../../../../games/donjonz/readers.ts';
import { say } from '../../../../kernel/words.ts';
import { Icon } from '../../look/Icon.tsx';
import { Bubble } from './Bubble.tsx';
import { type Desk, useDesk } from './context.ts';
import { monstersLeft } from './survey.ts';
import { useKeys } from '../../parts/useKeys.ts';
import type { Shot } from '../../board/useCamera.ts';
import type { Foresights } from './useForesights.ts';
import { spaceArea } from './walking.ts';
import type { Choice } from './words.ts';

interface WeaponChoiceProps {
  readonly foresights: Foresights;
}

const isChoice = (action: Action): action is Choice => ['pick-up', 'swap', 'leave'].includes(action.type);

/** A small card beside the hero, on a board that has room for it. */
export function WeaponBubble({ shot, foresights }: WeaponChoiceProps & { readonly shot: Shot }): ReactElement {
  const { play, content } = useDesk();
  const { view } = play.now;
  return (
    <Bubble shot={shot} about={spaceArea(heroAt(content, view))} avoid={areasOf(content, view.laid)} tone="card">
      <WeaponChoice foresights={foresights} />
    </Bubble>
  );
}

/** What was found, what can be done with it, and what that means. */
export function WeaponChoice({ foresights }: WeaponChoiceProps): ReactElement | null {
  const desk = useDesk();
  const { play, words } = desk;
  const title = useId();
  const first = useRef<HTMLButtonElement>(null);
  const { prompt } = play.now;
  const choices = play.actions.filter(isChoice);
  useKeys(Object.fromEntries(choices.map((choice, i) => [`${i + 1}`, () => void play.act(choice)])));
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  if (prompt.type !== 'weapon') return null;
  return (
    <div role="group" aria-labelledby={title} className="donjonz-choice">
      <p id={title} className="h3">
        <Icon name={prompt.weapon} size={26} /> {words.walking.found(prompt.weapon)}
      </p>
      {choices.map((choice, i) => (
        <button
          key={choice.type === 'swap' ? choice.drop : choice.type}
          ref={i === 0 ? first : undefined}
          type="button"
          aria-label={`${words.walking.choice(choice, prompt.weapon)}, ${meaning(desk, choice, prompt.weapon, foresights)}`}
          aria-keyshortcuts={`${i + 1}`}
          data-hint={isHinted(desk, choice)}
          onClick={() => void play.act(choice)}
        >
          <kbd aria-hidden="true">{i + 1}</kbd>
          <span className="note">{words.walking.choice(choice, prompt.weapon)}</span>
          <span className="small soft">{meaning(desk, choice, prompt.weapon, foresights)}</span>
        </button>
      ))}
    </div>
  );
}

const isHinted = ({ play: { hint } }: Desk, choice: Choice): boolean =>
  hint?.type === choice.type && (hint.type !== 'swap' || choice.type !== 'swap' || hint.drop === choice.drop);

/** What one would have, what one would give up, and whether the walk ends there. */
function meaning({ play, content, words }: Desk, choice: Choice, found: Weapon, foresights: Foresights): string {
  const { beats, without, already } = words.walking;
  const left = (weapon: Weapon): number => monstersLeft(content, play.now.view, weapon);
  const end = (foresights.get(choice) ?? []).filter(({ type }) => type === 'end');
  if (choice.type === 'swap' && choice.drop === found) return words.walking.same;
  return [
    play.now.view.weapons.includes(found) ? already : (choice.type === 'leave' ? without : beats)(found, left(found)),
    ...(choice.type === 'swap' ? [without(choice.drop, left(choice.drop))] : []),
    ...end.map(each => say(words.foresights, each)),
  ].join(' · ');
}
