import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { hasTypedIn } from '../../../kernel/match.ts';
import { replay } from '../../../kernel/transcript.ts';
import { CoachButton } from '../coach/CoachButton.tsx';
import { titleOf } from '../games.ts';
import { namesOf } from '../parts/names.ts';
import { pathOf } from '../router.ts';
import { useWords } from '../words/words.ts';
import type { Ended } from './next.ts';
import { PlayOn } from './PlayOn.tsx';
import { ReplayView } from './ReplayView.tsx';
import { ShareSheet } from './ShareSheet.tsx';
import type { Beginning } from './useSteps.ts';

interface ToldReplayProps extends Beginning {
  readonly ended: Ended;
  /** In the rail, before the other tools. */
  readonly tools?: ReactNode;
}

/** A match to leaf through, to take home, and to play on from any of its steps. */
export function ToldReplay(props: ToldReplayProps): ReactElement {
  const words = useWords();
  const { game, module, told } = props.ended;
  const names = namesOf(told.sitters, words);
  return (
    <ReplayView
      {...{ game, module, names }}
      transcript={told.transcript}
      title={words.replay.title}
      tools={props.tools}
      first={props.first}
      back={{ href: pathOf({ page: 'game', game }), label: words.rulebook.back(titleOf(game)) }}
      renderBelow={at => <Below ended={props.ended} at={at} />}
    />
  );
}

function hasEnded({ module, told }: Ended): boolean {
  const { rules, state } = replay(module.game, told.transcript);
  return rules.outcome(state) !== undefined;
}

function Below({ ended, at }: Pick<ToldReplayProps, 'ended'> & { readonly at: number }): ReactElement {
  const { sharing, end } = useWords();
  const [isSharing, setSharing] = useState(false);
  const isOver = useMemo(() => hasEnded(ended), [ended]);
  return (
    <div className="step-below">
      {hasTypedIn(ended.told.transcript.seeds) && <span className="tag">{end.typedIn}</span>}
      <PlayOn ended={ended} at={at} />
      {isOver && <CoachButton ended={ended} />}
      <button type="button" className="button" onClick={() => setSharing(true)}>
        {sharing.open}
      </button>
      {isSharing && <ShareSheet ended={ended} onClose={() => setSharing(false)} />}
    </div>
  );
}
