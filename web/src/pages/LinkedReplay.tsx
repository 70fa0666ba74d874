import { type ReactElement, use, useCallback } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { transcriptOf } from '../../../kernel/match.ts';
import type { Unlinked } from '../../../wire/packed.ts';
import { type GameId, moduleOf, titleOf } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { checkTranscript, type Unreadable } from '../parts/transcript.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { useTitle } from '../parts/useTitle.ts';
import { ToldReplay } from '../play/ToldReplay.tsx';
import { useSettings } from '../settings.ts';
import { dealOf, type Told } from '../table/matches.ts';
import { readReplayLink } from '../table/replayLink.ts';
import { strangers } from '../table/sitters.ts';
import { useWords } from '../words/words.ts';
import { LostPage } from '../parts/Lost.tsx';

interface LinkedReplayPageProps {
  readonly game: GameId;
  /** The match as the link writes it. */
  readonly replay: string;
  readonly step?: number;
}

/** A match that somebody has sent as a link: it is read, verified and shown, and kept nowhere. */
export default function LinkedReplayPage({ game, replay, step }: LinkedReplayPageProps): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  const module = use(moduleOf(game));
  useTitle(`${words.replay.title} · ${titleOf(game)}`);
  const read = useLoaded(useCallback(() => openLink(module, replay), [module, replay]));
  if (!read) return <p className="tag loading">{words.loading}</p>;
  if (read === 'cut' || read === 'unknown-letter') return <LostPage lost={read} />;
  if ('sentence' in read)
    return <LostPage lost="misfit">{read.sentence(words.misfit, module.words[language])}</LostPage>;
  return <ToldReplay ended={{ game, module, told: read }} first={step} />;
}

async function openLink(module: GameModule<Kind>, text: string): Promise<Told<Kind> | Unlinked | Unreadable<Kind>> {
  const linked = await readReplayLink(text);
  if (typeof linked === 'string') return linked;
  const verified = checkTranscript(module.game, linked.transcript);
  if ('sentence' in verified) return verified;
  const transcript = transcriptOf(verified.match);
  const isWhole = linked.sitters.length === transcript.seats;
  return { transcript, deal: dealOf(transcript), sitters: isWhole ? linked.sitters : strangers(transcript.seats) };
}
