import { type ReactElement, use, useCallback } from 'react';
import { type Kind, ONLOOKER } from '../../../kernel/game.ts';
import type { Replay } from '../../../wire/http.ts';
import { type GameId, moduleOf, titleOf } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { LostPage } from '../parts/Lost.tsx';
import { Link } from '../parts/Link.tsx';
import { readerAmong } from '../parts/names.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { useTitle } from '../parts/useTitle.ts';
import { ToldReplay } from '../play/ToldReplay.tsx';
import { pathOf } from '../router.ts';
import type { Told } from '../table/matches.ts';
import { useOnlineWords } from '../words/online.ts';
import { useWords } from '../words/words.ts';
import { api, hasFailed, transcriptIn } from '../house/api.ts';
import { CheckRolls } from './dice/CheckRolls.tsx';
import { ProofButton } from './dice/ProofButton.tsx';
import type { SoFar } from './lookback/frames.ts';
import { SoFarView } from './lookback/SoFarView.tsx';
import { UnopenedNotice } from './UnopenedNotice.tsx';

interface OnlineReplayPageProps {
  readonly game: GameId;
  readonly match: string;
  /** What the link holds that led here. */
  readonly doorKey: string | undefined;
  readonly step?: number;
}

/** A match of the server: of an ended one everything, for as long as it is kept; of a running one what everybody may see. */
export default function OnlineReplayPage({ game, match, doorKey, step }: OnlineReplayPageProps): ReactElement {
  const words = useWords();
  const module = use(moduleOf(game));
  useTitle(`${words.replay.title} · ${titleOf(game)}`);
  const look = useCallback(() => api.replay(match, { key: doorKey, seat: ONLOOKER }), [match, doorKey]);
  const replay = useLoaded(look);
  if (!replay) return <p className="tag loading">{words.loading}</p>;
  if (hasFailed(replay)) return <UnopenedNotice failed={replay} />;
  if (replay.head.game !== game) return <LostPage lost="game" />;
  if (replay.type === 'frames') return <Running {...{ game, module, replay }} doorKey={doorKey} />;
  const proving = { game: module.game, head: replay.head, doorKey };
  return (
    <ToldReplay
      ended={{ game, module, told: toldBy(replay) }}
      tools={<ProofButton {...proving} />}
      proof={<CheckRolls {...proving} />}
      reader={readerAmong(replay.own)}
      first={step}
    />
  );
}

interface RunningProps extends Pick<OnlineReplayPageProps, 'game' | 'doorKey'> {
  readonly module: GameModule<Kind>;
  readonly replay: SoFar;
}

function Running({ game, module, replay, doorKey }: RunningProps): ReactElement {
  const { lookback } = useOnlineWords();
  if (replay.frames.length === 0) return <UnopenedNotice failed="not-now" />;
  const { id: match } = replay.head;
  const back = {
    label: lookback.toNow,
    href: pathOf({ page: 'online-table', game, match, ...(doorKey !== undefined && { key: doorKey }) }),
  };
  const below = (
    <Link className="button button-go" href={back.href}>
      {back.label}
    </Link>
  );
  return <SoFarView {...{ game, module, back, below }} soFar={replay} seat={ONLOOKER} />;
}

const toldBy = (replay: Extract<Replay, { type: 'transcript' }>): Told<Kind> => ({
  transcript: transcriptIn(replay),
  deal: null,
  sitters: replay.names.map((name, seat) => ({ name, bot: replay.bots[seat] ?? null })),
});
