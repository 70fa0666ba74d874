import type { ReactElement } from 'react';
import { titleOf } from '../games.ts';
import { Link } from '../parts/Link.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { pathOf } from '../router.ts';
import { useWords } from '../words/words.ts';
import { type Daily, todaysNumber } from './history.ts';
import { resultsAt } from './house.ts';
import { gamesOn } from './useDaily.ts';
import { useDailyWords } from './words.ts';

interface Best {
  readonly daily: Daily;
  readonly best: { readonly name: string; readonly score: number } | undefined;
}

/** Of each of today’s deals who is first at this house; nothing where the house keeps no such table. */
async function bestsOfToday(): Promise<readonly Best[]> {
  const number = todaysNumber();
  const asked = gamesOn(number).map(async (game): Promise<readonly Best[]> => {
    const daily = { game, number };
    const results = await resultsAt(daily);
    return results ? [{ daily, best: results[0] }] : [];
  });
  return (await Promise.all(asked)).flat();
}

/** Today’s deals among the tables of a house, each with who leads, on the way to all of its results. */
export function LobbyDaily(): ReactElement | null {
  const words = useDailyWords();
  const bests = useLoaded(bestsOfToday) ?? [];
  if (bests.length === 0) return null;
  return (
    <section className="paper">
      <h2 className="h2">{words.today}</h2>
      <ul className="lobby-daily">
        {bests.map(best => (
          <BestOf key={best.daily.game} {...best} />
        ))}
      </ul>
    </section>
  );
}

function BestOf({ daily, best }: Best): ReactElement {
  const words = useDailyWords();
  const { colon } = useWords();
  return (
    <li>
      <Link href={pathOf({ page: 'daily-deal', ...daily })}>{words.deal(titleOf(daily.game), daily.number)}</Link>
      {colon}
      {best ? words.table.best(best.name, best.score) : <span className="soft">{words.table.none}</span>}
    </li>
  );
}
