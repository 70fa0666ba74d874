import { type ReactElement, use, useCallback } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import type { Replay } from '../../../wire/bodies.ts';
import { boxOf, type GameId, moduleOf } from '../games.ts';
import { LostPage } from '../pages/Lost.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { useTitle } from '../parts/useTitle.ts';
import { ToldReplay } from '../play/ToldReplay.tsx';
import type { Told } from '../table/matches.ts';
import { personCalled } from '../table/sitters.ts';
import { useWords } from '../words/words.ts';
import { api, hasFailed } from './api.ts';
import { ProofButton } from './dice/ProofButton.tsx';
import { Unopened } from './Unopened.tsx';

interface OnlineReplayPageProps {
  readonly game: GameId;
  readonly match: string;
  /** What the link holds that led here. */
  readonly doorKey: string | undefined;
}

/** A match of the server that has ended: it can be told for as long as the server keeps it. */
export default function OnlineReplayPage({ game, match, doorKey }: OnlineReplayPageProps): ReactElement {
  const words = useWords();
  const module = use(moduleOf(game));
  useTitle(`${words.replay.title} · ${boxOf(game).title}`);
  const replay = useLoaded(useCallback(() => api.replay(match, { key: doorKey }), [match, doorKey]));
  if (!replay) return <p className="tag loading">{words.loading}</p>;
  if (hasFailed(replay)) return <Unopened failed={replay} />;
  if (replay.head.game !== game) return <LostPage lost="game" />;
  if (replay.type === 'frames') return <Unopened failed="not-now" />;
  const proof = <ProofButton game={module.game} head={replay.head} doorKey={doorKey} />;
  return <ToldReplay ended={{ game, module, told: toldBy(replay) }} match={match} tools={proof} />;
}

/** Who plays on from here does so at one screen: whoever sat there, a bot or not, is a person again. */
const toldBy = ({ transcript, names }: Extract<Replay, { type: 'transcript' }>): Told<Kind> => ({
  transcript: transcript as unknown as Transcript<Kind>,
  deal: null,
  sitters: names.map(name => personCalled(name)),
});
