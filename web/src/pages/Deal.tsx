import { type ReactElement, use, useCallback, useEffect, useRef, useState } from 'react';
import { type Kind, isRefusal } from '../../../kernel/game.ts';
import { readTexts, type Texts } from '../../../kernel/options.ts';
import { say } from '../../../kernel/words.ts';
import { type GameId, moduleOf } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { go, pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { openStore } from '../table/database.ts';
import { deal, type Dealt } from '../table/matches.ts';
import { readSitters, usualSitters } from '../table/sitters.ts';
import { useWords } from '../words/words.ts';
import { unpackOptions } from '../table/ownText.ts';
import { useWorkshopWords } from '../workshop/words.ts';
import { LostPage } from '../parts/Lost.tsx';

interface DealPageProps {
  readonly game: GameId;
  readonly seed: string;
  readonly options: Texts;
  /** The work that is played on, as its link writes it. */
  readonly work?: string;
}

/** What is played on may stand in the link as a whole: it is unpacked first. */
export default function DealPage(props: DealPageProps): ReactElement {
  const { loading } = useWords();
  const words = useWorkshopWords().work;
  const { game } = use(moduleOf(props.game));
  const { options, work } = props;
  const unpack = useCallback(
    () => unpackOptions(game, work === undefined ? { options } : { options, work }),
    [game, options, work],
  );
  const texts = useLoaded(unpack);
  if (texts === undefined) return <p className="tag loading">{loading}</p>;
  if (typeof texts === 'string') return <LostPage lost="work">{words[texts]}</LostPage>;
  return <UnpackedDeal {...props} options={texts} />;
}

/** A deal that somebody shared becomes a match of one's own. The link itself leaves the history: back is not another deal. */
function UnpackedDeal({ game, seed, options }: DealPageProps): ReactElement {
  const words = useWords();
  const { language, names } = useSettings();
  const module = use(moduleOf(game));
  const { seats: seated, ...texts } = options;
  const { min } = module.game.seats;
  const sitters =
    seated === undefined ? usualSitters(module.game.seats, [], names) : readSitters(seated, module.game.seats, names);
  const agreed = module.game.readOptions(readTexts(module.game, texts), sitters?.length ?? min);
  const asked = useRef(false);
  const [isUnstored, setUnstored] = useState(false);
  useEffect(() => {
    if (isRefusal(agreed) || !sitters || asked.current) return;
    asked.current = true;
    void open(module, game, { options: agreed, sitters, seed }).catch(() => setUnstored(true));
  });
  if (!sitters) return <LostPage lost="seats" />;
  if (isUnstored) return <LostPage lost="unstored" />;
  if (isRefusal(agreed))
    return <LostPage lost="options">{say(module.words[language].reasons, agreed.refused)}</LostPage>;
  return <p className="tag loading">{words.loading}</p>;
}

async function open(module: GameModule<Kind>, game: GameId, dealt: Dealt<Kind>): Promise<void> {
  const match = await deal(await openStore(), module.game, dealt);
  go(pathOf({ page: 'table', game, match }), 'replace');
}
