import type { ReactElement } from 'react';
import { RoundButton } from '../parts/RoundButton.tsx';
import { useWords } from '../words/words.ts';
import type { Steps } from './useSteps.ts';

interface StepsProps {
  readonly steps: Steps;
}

export function StepControls({ steps }: StepsProps): ReactElement {
  const { replay } = useWords();
  const { at, last, go } = steps;
  return (
    <div className="step-controls" role="group" aria-label={replay.steps}>
      <div className="step-tokens">
        <RoundButton label={replay.first} icon="first" aria-disabled={at === 0} onClick={() => go(0)} />
        <RoundButton label={replay.back} icon="back" aria-disabled={at === 0} onClick={() => go(at - 1)} />
        <RoundButton
          label={steps.isPlaying ? replay.pause : replay.play}
          icon={steps.isPlaying ? 'pause' : 'play'}
          onClick={steps.toggle}
        />
        <RoundButton label={replay.forward} icon="forward" aria-disabled={at === last} onClick={() => go(at + 1)} />
        <RoundButton label={replay.last} icon="last" aria-disabled={at === last} onClick={() => go(last)} />
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={replay.slider}
        aria-valuetext={replay.position(at, last)}
        onChange={({ target }) => go(Number(target.value))}
      />
      <span className="small soft step-position">{replay.position(at, last)}</span>
    </div>
  );
}

const showCurrent = (step: HTMLButtonElement | null): void => step?.scrollIntoView({ block: 'nearest' });

/** Every entry as a button that leads to it; the one that is shown is marked and in sight. */
export function StepList({ steps, sentences }: StepsProps & { readonly sentences: readonly string[] }): ReactElement {
  const { replay } = useWords();
  return (
    <ol className="paper step-list" aria-label={replay.steps}>
      {sentences.map((sentence, i) => (
        <li key={i}>
          <button
            type="button"
            ref={i === steps.at ? showCurrent : undefined}
            aria-current={i === steps.at ? 'step' : undefined}
            onClick={() => steps.go(i)}
          >
            {sentence}
          </button>
        </li>
      ))}
    </ol>
  );
}
