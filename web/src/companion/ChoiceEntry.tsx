import { type ReactElement, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { same } from '../../../kernel/plain.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Icon } from '../look/Icon.tsx';
import type { Choice, ChoicePad, TakingProps } from '../games/pad.ts';
import { Taking } from './Taking.tsx';
import { useCompanionWords } from './words.ts';

interface ChoiceEntryProps extends Omit<TakingProps, 'input' | 'children'> {
  readonly pad: ChoicePad<Kind>;
  readonly draw: () => Kind['action'];
}

/** What is still possible, to press one of it. */
export function ChoiceEntry({ pad, draw, ...taking }: ChoiceEntryProps): ReactElement {
  const words = useCompanionWords();
  // The action and not the choice: a pad is made anew whenever the table is shown anew.
  const [action, choose] = useState<Kind['action']>();
  const chosen = pad.choices.find(choice => action && same(choice.action, action));
  return (
    <>
      <p className="paper note companion-line" role="status">
        {chosen ? words.chosen(chosen.label) : words.choose}
      </p>
      <div className="companion-choices" data-look={pad.look} role="group" aria-label={pad.question}>
        {pad.choices.map(choice => (
          <ChoiceKey
            key={choice.label}
            {...{ pad, choice }}
            isChosen={choice === chosen}
            onPress={() => choose(choice.action)}
          />
        ))}
      </div>
      <div className="companion-tools">
        <button type="button" className="button" onClick={() => choose(draw())}>
          <Icon name="die" size={22} />
          {words.forUs}
        </button>
      </div>
      <Taking {...taking} input={chosen?.action} />
    </>
  );
}

interface ChoiceKeyProps {
  readonly pad: ChoicePad<Kind>;
  readonly choice: Choice<Kind>;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function ChoiceKey({ pad, choice, isChosen, onPress }: ChoiceKeyProps): ReactElement {
  const { label, note, picture } = choice;
  return (
    <button type="button" className="card companion-choice" aria-pressed={isChosen} onClick={onPress}>
      {picture && <Drawing drawing={picture} {...(pad.speak && { speak: pad.speak })} aria-hidden="true" />}
      <span>
        <b>{label}</b>
        {note !== undefined && <span className="small soft">{note}</span>}
      </span>
    </button>
  );
}
