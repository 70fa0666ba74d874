import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { dailyOf, readHistory } from '../daily/history.ts';
import { Link } from '../parts/Link.tsx';
import { useMatch } from '../parts/useMatch.ts';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { type Told, toldOf } from '../table/matches.ts';
import { useWords } from '../words/words.ts';
import type { AtTable } from '../desk/atTable.ts';
import { EndButtons } from '../play/EndSheet.tsx';
import { dealAgain, type Ended, newDeal, startAgainFrom } from '../parts/next.ts';
import { asReviewed, ReviewLine } from '../play/ReviewLine.tsx';

const DailyEnd = lazy(() => import('../daily/DailyEnd.tsx'));

interface KeptEndProps extends AtTable {
  readonly match: string;
  readonly onClose: () => void;
}

/** After a match that this browser keeps: what a bot would have made of it, the same deal again, a new one, a replay. */
export function KeptEnd(props: KeptEndProps): ReactElement | null {
  const { module, match, seen, onWatch } = props;
  const { outcome } = seen.now;
  const loaded = useMatch(module.game, match);
  const told = typeof loaded === 'object' ? toldOf(loaded) : undefined;
  return (
    <>
      {told && outcome && (
        <ReviewLine {...props} outcome={outcome} onPress={review => onWatch(asReviewed(told.transcript, review))} />
      )}
      {outcome && dailyOf(readHistory(), match) && (
        <Suspense>
          <DailyEnd match={match} score={outcome.scores[0] ?? 0} />
        </Suspense>
      )}
      {told && <NextButtons {...props} told={told} />}
    </>
  );
}

interface WithTold {
  readonly told: Told<Kind>;
}

function NextButtons({ told, match, ...props }: KeptEndProps & WithTold): ReactElement {
  const { end } = useWords();
  const { game, module } = props;
  const ended = { game, module, told };
  const label = told.sitters.length > 1 ? end.rematch : end.newDeal;
  return (
    <EndButtons {...props} more={<MoreButtons {...ended} />}>
      <Next label={label} isFirst onPress={() => newDeal(ended)} />
      <Link className="button" href={pathOf({ page: 'replay', game, match })}>
        {end.replay}
      </Link>
    </EndButtons>
  );
}

function MoreButtons(ended: Ended): ReactElement {
  const { end } = useWords();
  const { module, told } = ended;
  const { deal } = told;
  const kept = module.again?.(told.transcript.log);
  const again = module.texts[useSettings().language].again;
  return (
    <>
      {deal !== null && <Next label={end.sameDeal} onPress={() => dealAgain(ended, deal)} />}
      {kept !== undefined && again !== undefined && <Next label={again} onPress={() => startAgainFrom(ended, kept)} />}
    </>
  );
}

interface NextProps {
  readonly label: string;
  readonly isFirst?: boolean;
  readonly onPress: () => Promise<void>;
}

/** Says so where the next match cannot be written down. */
function Next({ label, isFirst, onPress }: NextProps): ReactElement {
  const { game } = useWords();
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <button
        type="button"
        className={isFirst ? 'button button-go' : 'button'}
        onClick={() => void onPress().catch(() => setFailed(true))}
      >
        {label}
      </button>
      {hasFailed && (
        <p className="fault" role="alert">
          {game.unstored}
        </p>
      )}
    </>
  );
}
