import { type ReactElement, use } from 'react';
import { type GameId, moduleOf, titleOf } from '../games.ts';
import { readerAmong } from '../parts/names.ts';
import { useMatch } from '../parts/useMatch.ts';
import { useTitle } from '../parts/useTitle.ts';
import { ToldReplay } from '../play/ToldReplay.tsx';
import { toldOf } from '../table/matches.ts';
import { peopleAmong } from '../table/sitters.ts';
import { useWords } from '../words/words.ts';
import { LostPage } from '../parts/Lost.tsx';

interface ReplayPageProps {
  readonly game: GameId;
  readonly match: string;
  readonly step?: number;
}

export default function ReplayPage({ game, match, step }: ReplayPageProps): ReactElement {
  const words = useWords();
  const module = use(moduleOf(game));
  useTitle(`${words.replay.title} · ${titleOf(game)}`);
  const loaded = useMatch(module.game, match);
  if (!loaded) return <p className="tag loading">{words.loading}</p>;
  if (typeof loaded === 'string') return <LostPage lost={loaded === 'damaged' ? 'damaged' : 'match'} />;
  const told = toldOf(loaded);
  return <ToldReplay ended={{ game, module, told }} reader={readerAmong(peopleAmong(told.sitters))} first={step} />;
}
