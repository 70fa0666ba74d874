import type { ReactElement } from 'react';
import { Icon } from '../look/Icon.tsx';
import { RoundButton } from '../parts/RoundButton.tsx';
import { useWords } from '../words/words.ts';
import { stopBefore, type Stop } from '../games/headings.ts';
import { SPEEDS, type Speed, type Steps } from './useSteps.ts';

/** Where a replay can jump to: the parts of the match, and what was worth remembering in it. */
export interface Stops {
  readonly headings: readonly Stop[];
  readonly highlights: readonly Stop[];
}

interface StepsProps {
  readonly steps: Steps;
  readonly stops: Stops;
}

export function StepControls({ steps, stops }: StepsProps): ReactElement {
  const { replay } = useWords();
  const { at, last, go } = steps;
  return (
    <div className="step-controls" role="group" aria-label={replay.steps}>
      <Slider {...{ steps, stops }} />
      <span className="small soft step-position">{replay.position(at, last)}</span>
      <SpeedField steps={steps} />
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
      <JumpField {...{ steps, stops }} />
    </div>
  );
}

/** With a mark over each step that was worth remembering. */
function Slider({ steps: { at, last, go }, stops }: StepsProps): ReactElement {
  const { replay } = useWords();
  return (
    <span className="step-slider">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={replay.slider}
        aria-valuetext={replay.position(at, last)}
        onChange={({ target }) => go(Number(target.value))}
      />
      {stops.highlights.map(stop => (
        <i
          key={stop.at}
          style={{ insetInlineStart: `calc(12px + (100% - 24px) * ${stop.at / Math.max(1, last)})` }}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}

/** The part of the match that is shown; another one, or a highlight, is chosen to go there. */
function JumpField({ steps: { at, go }, stops: { headings, highlights } }: StepsProps): ReactElement {
  const { replay, highlights: words } = useWords();
  const here = stopBefore(headings, at + 1)?.at ?? 0;
  return (
    <select
      className="field step-jump"
      aria-label={replay.jump}
      value={`part ${here}`}
      onChange={({ target }) => go(Number(target.value.split(' ')[1]))}
    >
      {highlights.length > 0 && (
        <optgroup label={words.label}>
          {highlights.map(stop => (
            <option key={stop.at} value={`highlight ${stop.at}`}>
              {stop.label}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={replay.parts}>
        {headings.map(stop => (
          <option key={stop.at} value={`part ${stop.at}`}>
            {stop.label}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

function SpeedField({ steps: { speed, setSpeed } }: Pick<StepsProps, 'steps'>): ReactElement {
  const { replay } = useWords();
  return (
    <select
      className="field step-speed"
      aria-label={replay.speed}
      value={speed}
      onChange={({ target }) => setSpeed(Number(target.value) as Speed)}
    >
      {SPEEDS.map(each => (
        <option key={each} value={each}>
          {replay.times(each)}
        </option>
      ))}
    </select>
  );
}

/** Whole, and still so when what lies above the list takes more of its room. */
function showCurrent(step: HTMLButtonElement | null): (() => void) | undefined {
  const list = step?.closest('.step-list');
  if (!step || !list) return undefined;
  const observer = new ResizeObserver(() => step.scrollIntoView({ block: 'nearest' }));
  observer.observe(list);
  return () => observer.disconnect();
}

interface StepListProps extends StepsProps {
  readonly sentences: readonly string[];
}

/** Every entry as a button that leads to it, under the parts of the match; the one that is shown is marked and in sight. */
export function StepList({ steps, stops, sentences }: StepListProps): ReactElement {
  const { replay } = useWords();
  return (
    <ol className="paper step-list" aria-label={replay.steps}>
      {sentences.map((sentence, i) => (
        <li key={i}>
          <ListHeading stop={stops.headings.find(({ at }) => at === i)} />
          <button
            type="button"
            ref={i === steps.at ? showCurrent : undefined}
            aria-current={i === steps.at ? 'step' : undefined}
            onClick={() => steps.go(i)}
          >
            {stops.highlights.some(({ at }) => at === i) && <Icon name="star" size={16} />} {sentence}
          </button>
        </li>
      ))}
    </ol>
  );
}

const ListHeading = ({ stop }: { readonly stop: Stop | undefined }): ReactElement | null =>
  stop ? <span className="step-heading">{stop.label}</span> : null;
