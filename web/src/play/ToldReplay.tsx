import type { ReactElement, ReactNode } from 'react';
import { titleOf } from '../games.ts';
import { namesOf } from '../parts/names.ts';
import { download } from '../parts/share.ts';
import { pathOf } from '../router.ts';
import { useWords } from '../words/words.ts';
import type { Ended } from './next.ts';
import { PlayOn } from './PlayOn.tsx';
import { ReplayView } from './ReplayView.tsx';

interface ToldReplayProps {
  readonly ended: Ended;
  readonly match: string;
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
      back={{ href: pathOf({ page: 'game', game }), label: words.rulebook.back(titleOf(game)) }}
      renderBelow={at => <Below ended={props.ended} match={props.match} at={at} />}
    />
  );
}

function Below({ ended, match, at }: ToldReplayProps & { readonly at: number }): ReactElement {
  const { replay } = useWords();
  const { transcript } = ended.told;
  const save = (): void => download(`${transcript.game}-${match}.json`, `${JSON.stringify(transcript, null, 1)}\n`);
  return (
    <div className="step-below">
      <PlayOn ended={ended} at={at} />
      <button type="button" className="button" onClick={save}>
        {replay.download}
      </button>
    </div>
  );
}
