import type { ReactElement } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { titleOf } from '../games.ts';
import { Link } from '../parts/Link.tsx';
import { share } from '../parts/share.ts';
import { useMatch } from '../parts/useMatch.ts';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { type Told, toldOf } from '../table/matches.ts';
import type { Note } from '../table/usePlay.ts';
import { useWords } from '../words/words.ts';
import type { AtTable } from './atTable.ts';
import { EndButtons } from './EndSheet.tsx';
import { dealAgain, dealLink, type Ended, newDeal, startAgainFrom } from './next.ts';
import { asReviewed, ReviewLine } from './ReviewLine.tsx';

interface KeptEndProps extends AtTable {
  readonly match: string;
  readonly onClose: () => void;
}

/** After a match that this browser keeps: what a bot would have made of it, the same deal again, a new one, a replay. */
export function KeptEnd(props: KeptEndProps): ReactElement | null {
  const { module, match, seen, onClose, onWatch } = props;
  const { outcome } = seen.now;
  const loaded = useMatch(module.game, match);
  const told = typeof loaded === 'object' ? toldOf(loaded) : undefined;
  return (
    <>
      {told && outcome && (
        <ReviewLine {...props} outcome={outcome} onPress={review => onWatch(asReviewed(told.transcript, review))} />
      )}
      <EndButtons onClose={onClose}>{told && <NextButtons {...props} told={told} />}</EndButtons>
    </>
  );
}

interface WithTold {
  readonly told: Told<Kind>;
}

function NextButtons({ game, match, module, told, play, onClose }: KeptEndProps & WithTold): ReactElement {
  const { end } = useWords();
  const { language } = useSettings();
  const ended = { game, module, told };
  const { deal } = told;
  const kept = module.again?.(told.transcript.log);
  const again = module.texts[language].again;
  return (
    <>
      <Next label={end.newDeal} isFirst onPress={() => newDeal(ended)} />
      {deal !== null && <Next label={end.sameDeal} onPress={() => dealAgain(ended, deal)} />}
      {kept !== undefined && again !== undefined && <Next label={again} onPress={() => startAgainFrom(ended, kept)} />}
      {deal !== null && (
        <Next
          label={end.share}
          onPress={async () => {
            play.say(await shareDeal(ended, deal, end.shareTitle(titleOf(game))));
            onClose();
          }}
        />
      )}
      <Link className="button" href={pathOf({ page: 'replay', game, match })}>
        {end.replay}
      </Link>
    </>
  );
}

interface NextProps {
  readonly label: string;
  readonly isFirst?: boolean;
  readonly onPress: () => Promise<void>;
}

const Next = ({ label, isFirst, onPress }: NextProps): ReactElement => (
  <button type="button" className={isFirst ? 'button button-go' : 'button'} onClick={() => void onPress()}>
    {label}
  </button>
);

async function shareDeal(ended: Ended, seed: string, title: string): Promise<Note<Kind> | undefined> {
  const url = dealLink(ended, seed);
  const shared = await share(title, url);
  if (shared === 'shared') return undefined;
  return shared === 'copied' ? { type: 'copied' } : { type: 'link', url };
}
