import { type ReactElement, use, useState } from 'react';
import { moduleOf, titleOf } from '../games.ts';
import { share, shareText } from '../parts/share.ts';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { openStore } from '../table/database.ts';
import { load, toldOf } from '../table/matches.ts';
import { LONGEST_LINK, writeReplayLink } from '../table/replayLink.ts';
import type { Attempt, Daily } from './history.ts';
import { useDailyWords } from './words.ts';

interface ShareResultProps {
  readonly daily: Daily;
  readonly attempt: Attempt;
  readonly score: number;
  readonly par: number | undefined;
}

type Came = 'shared' | 'copied' | 'too-long' | { readonly text: string };

/** The result in words, without a word on the deal; and the run itself, for others to play beside. */
export function ShareResult({ daily, attempt, score, par }: ShareResultProps): ReactElement {
  const words = useDailyWords().share;
  const { game, number } = daily;
  const module = use(moduleOf(game));
  const unit = module.texts[useSettings().language].score;
  const [came, setCame] = useState<Came>();
  const text = words.text(titleOf(game), number, words.result(score, unit, par));
  const url = new URL(pathOf({ page: 'daily-deal', game, number }), location.origin).href;
  const shareResult = async (): Promise<Came> => {
    const done = await shareText(text, url);
    return done === 'refused' ? { text: `${text} ${url}` } : done;
  };
  const sendGhost = async (): Promise<Came> => {
    const link = await ghostLink(daily, attempt);
    if (link === undefined || link.length > LONGEST_LINK) return 'too-long';
    const done = await share(text, link);
    return done === 'refused' ? { text: link } : done;
  };
  return (
    <div className="daily-share">
      <p className="note">{text}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => void shareResult().then(setCame)}>
          {words.press}
        </button>
        <button type="button" className="button" onClick={() => void sendGhost().then(setCame)}>
          {words.ghost}
        </button>
      </div>
      <WhatCame came={came} />
    </div>
  );
}

/** What came of sharing; what could not be copied is shown. */
function WhatCame({ came }: { readonly came: Came | undefined }): ReactElement {
  const words = useDailyWords().share;
  return (
    <>
      <p className="small" role="status">
        {came && (typeof came === 'string' ? words.came[came] : words.came.refused)}
      </p>
      {typeof came === 'object' && (
        <input
          className="field"
          readOnly
          aria-label={words.label}
          value={came.text}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}

/** The link by which others play beside this run; undefined where its match is not kept any more. */
async function ghostLink({ game, number }: Daily, { match }: Attempt): Promise<string | undefined> {
  const loaded = await load(await openStore(), (await moduleOf(game)).game, match);
  if (typeof loaded === 'string') return undefined;
  const ghost = await writeReplayLink(toldOf(loaded));
  return new URL(pathOf({ page: 'daily-deal', game, number, ghost }), location.origin).href;
}
