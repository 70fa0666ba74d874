import { type ReactElement, use } from 'react';
import { boxOf, type GameId, moduleOf } from '../games.ts';
import { namesOf } from '../parts/names.ts';
import { download } from '../parts/share.ts';
import { useMatch } from '../parts/useMatch.ts';
import { useTitle } from '../parts/useTitle.ts';
import { type Ended, goOnFrom } from '../play/next.ts';
import { ReplayView } from '../play/ReplayView.tsx';
import { pathOf } from '../router.ts';
import { toldOf } from '../table/matches.ts';
import { useWords } from '../words/words.ts';
import { LostPage } from './Lost.tsx';

interface ReplayPageProps {
  readonly game: GameId;
  readonly match: string;
}

export default function ReplayPage({ game, match }: ReplayPageProps): ReactElement {
  const words = useWords();
  const module = use(moduleOf(game));
  const { title } = boxOf(game);
  useTitle(`${words.replay.title} · ${title}`);
  const loaded = useMatch(module.game, match);
  if (!loaded) return <p className="tag loading">{words.loading}</p>;
  if (typeof loaded === 'string') return <LostPage lost={loaded === 'damaged' ? 'damaged' : 'match'} />;
  const ended = { game, module, told: toldOf(loaded) };
  const names = namesOf(ended.told.sitters, words);
  return (
    <ReplayView
      {...{ game, module, names }}
      transcript={ended.told.transcript}
      title={words.replay.title}
      back={{ href: pathOf({ page: 'game', game }), label: words.rulebook.back(title) }}
      renderBelow={at => <Below ended={ended} match={match} at={at} />}
    />
  );
}

interface BelowProps {
  readonly ended: Ended;
  readonly match: string;
  readonly at: number;
}

function Below({ ended, match, at }: BelowProps): ReactElement {
  const { replay } = useWords();
  const { transcript } = ended.told;
  const save = (): void => download(`${transcript.game}-${match}.json`, `${JSON.stringify(transcript, null, 1)}\n`);
  return (
    <div className="step-below">
      <button
        type="button"
        className="button"
        disabled={at === transcript.log.length}
        onClick={() => void goOnFrom(ended, at)}
      >
        {replay.playOn}
      </button>
      <button type="button" className="button" onClick={save}>
        {replay.download}
      </button>
    </div>
  );
}
