import { type ReactElement, useEffect, useId, useRef } from 'react';
import type { IconName } from '../../../../art/icons.ts';
import type { Reward } from '../../../../games/dice-and-danger/index.ts';
import { capital } from '../../../../kernel/words.ts';
import { Icon } from '../../look/Icon.tsx';
import { useDesk } from './context.ts';
import { useKeys } from '../../parts/useKeys.ts';

const SIGNS: Readonly<Record<Reward, IconName>> = { life: 'heart', torches: 'torch', black: 'die' };

/** DDD-33: one of the rewards that are left. */
export function ChestChoice(): ReactElement {
  const { play, game, words } = useDesk();
  const title = useId();
  const first = useRef<HTMLButtonElement>(null);
  const choices = play.actions.filter(action => action.type === 'chest');
  useKeys(Object.fromEntries(choices.map((choice, i) => [`${i + 1}`, () => void play.act(choice)])));
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <div className="ddd-chest" role="group" aria-labelledby={title}>
      <h2 id={title} className="h3">
        <Icon name="chest" size={28} /> {words.chest.title}
      </h2>
      {choices.map((choice, i) => (
        <button
          key={choice.reward}
          ref={i === 0 ? first : undefined}
          type="button"
          className="ddd-reward"
          aria-keyshortcuts={`${i + 1}`}
          data-hint={play.hint?.type === 'chest' && play.hint.reward === choice.reward}
          onClick={() => void play.act(choice)}
        >
          <kbd aria-hidden="true">{i + 1}</kbd>
          <Icon name={SIGNS[choice.reward]} size={28} />
          <span className="note">{capital(game.rewards[choice.reward])}</span>
          <span className="small soft">{words.chest.means[choice.reward]}</span>
        </button>
      ))}
    </div>
  );
}
