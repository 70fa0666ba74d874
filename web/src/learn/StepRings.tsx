import type { ReactElement } from 'react';
import { ring } from '../../../art/marks.ts';
import { stroke } from '../../../art/pencil.ts';
import type { Drawing as DrawingData } from '../../../art/shape.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Icon } from '../look/Icon.tsx';
import { useLessonsWords } from '../lessons/words.ts';

interface StepRingsProps {
  readonly title: string;
  readonly done: number;
  readonly of: number;
}

/** One ring a step: ticked when it is done, bright when it is asked for. */
export function StepRings({ title, done, of }: StepRingsProps): ReactElement {
  const words = useLessonsWords();
  return (
    <div className="paper lesson-strip">
      <Icon name="star" size={22} />
      <span className="lesson-strip-title">{words.strip(title)}</span>
      <ol aria-label={words.steps}>
        {Array.from({ length: of }, (_, i) => (
          <StepRing key={i} number={i + 1} state={i < done ? 'done' : i === done ? 'now' : 'later'} />
        ))}
      </ol>
    </div>
  );
}

interface StepRingProps {
  readonly number: number;
  readonly state: 'done' | 'now' | 'later';
}

function StepRing({ number, state }: StepRingProps): ReactElement {
  const words = useLessonsWords();
  const label = { done: words.stepDone, now: words.stepNow, later: words.stepLater }[state](number);
  return (
    <li className="lesson-step" data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <Drawing drawing={ringDrawing(number, state)} aria-hidden="true" />
      <span aria-hidden="true">{state === 'done' ? '' : number}</span>
      <span className="spoken">{label}</span>
    </li>
  );
}

const GRAPHITE = { pencil: 'graphite', size: 2.4 } as const;

function ringDrawing(number: number, state: StepRingProps['state']): DrawingData {
  const id = `lesson/step/${number}`;
  const drawn = ring(id, [16, 16], 12, GRAPHITE);
  const tick = stroke(
    `${id}/tick`,
    [
      [9, 16],
      [14, 22],
      [25, 7],
    ],
    { pencil: 'graphite', size: 4 },
  );
  return { view: [0, 0, 32, 32], shapes: state === 'done' ? [...drawn, tick] : drawn };
}
