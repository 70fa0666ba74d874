import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { hasTypedIn, isTypedIn, type Transcript } from '../../../kernel/match.ts';
import type { Reader } from '../../../kernel/words.ts';
import { replay } from '../../../kernel/transcript.ts';
import { CoachButton } from '../coach/CoachButton.tsx';
import { titleOf } from '../games.ts';
import { namesOf } from '../parts/names.ts';
import { pathOf } from '../router.ts';
import { useWords } from '../words/words.ts';
import type { Ended } from '../parts/next.ts';
import { PlayOn } from '../parts/PlayOn.tsx';
import { ReplayView } from './ReplayView.tsx';
import { ShareSheet } from './ShareSheet.tsx';
import type { ReplayStart } from './useSteps.ts';

interface ToldReplayProps extends ReplayStart {
  readonly ended: Ended;
  /** The one person of this browser who played it, if it was one. */
  readonly reader?: Reader;
  /** In the rail, before the other tools. */
  readonly tools?: ReactNode;
  /** Whether the dice were honest, where somebody has fixed them. */
  readonly proof?: ReactNode;
}

/** A match to leaf through, to take home, and to play on from any of its steps. */
export function ToldReplay(props: ToldReplayProps): ReactElement {
  const words = useWords();
  const { game, module, told } = props.ended;
  const names = namesOf(told.sitters, words);
  return (
    <ReplayView
      {...{ game, module, names }}
      reader={props.reader}
      transcript={told.transcript}
      title={words.replay.title}
      tools={props.tools}
      first={props.first}
      back={{ href: pathOf({ page: 'game', game }), label: words.rulebook.back(titleOf(game)) }}
      renderBelow={(at, onStep) => <Below {...props} {...{ at, onStep }} />}
    />
  );
}

function hasEnded({ module, told }: Ended): boolean {
  const { rules, state } = replay(module.game, told.transcript);
  return rules.outcome(state) !== undefined;
}

interface BelowProps extends Pick<ToldReplayProps, 'ended' | 'proof'> {
  readonly at: number;
  readonly onStep: (step: number) => void;
}

function Below({ ended, proof, at, onStep }: BelowProps): ReactElement {
  const { sharing } = useWords();
  const [isSharing, setSharing] = useState(false);
  const isOver = useMemo(() => hasEnded(ended), [ended]);
  return (
    <div className="step-below">
      <DiceTag seeds={ended.told.transcript.seeds} />
      <PlayOn ended={ended} at={at} />
      {isOver && <CoachButton {...{ ended, proof, onStep }} />}
      <button type="button" className="button" onClick={() => setSharing(true)}>
        {sharing.open}
      </button>
      {isSharing && <ShareSheet ended={ended} onClose={() => setSharing(false)} />}
    </div>
  );
}

/** Whose dice they were, where no seed tells all of them. */
function DiceTag({ seeds }: Pick<Transcript<Kind>, 'seeds'>): ReactElement | null {
  const { end } = useWords();
  if (!hasTypedIn(seeds)) return null;
  return <span className="tag">{isTypedIn(seeds) ? end.typedIn : end.goneOn}</span>;
}
