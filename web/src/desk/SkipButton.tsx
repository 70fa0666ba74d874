import type { ReactElement } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { Now, Table } from '../table/table.ts';
import { useWords } from '../words/words.ts';
import type { AtTable } from './atTable.ts';
import { skipLabel } from '../stage/destination.ts';
import { swallowClicksFor } from './useSkips.ts';
import './skip-button.css';

/** A second press within this time was meant for the same button, which is gone by then. */
const TWICE_MS = 500;

/** Whoever watches others need not: to one's own turn or, where there is none left, to now or to the end. */
export function SkipButton({ table, seen, onHurry }: AtTable): ReactElement | null {
  const words = useWords();
  const { now, isBehind, isHurried, destination } = seen;
  const skip = (): void => {
    swallowClicksFor(TWICE_MS);
    onHurry();
  };
  if (isHurried || !destination || !(isBehind || (destination !== 'now' && isLeftToBots(table, now)))) return null;
  return (
    <button type="button" className="button skip-button" data-unskipped onClick={skip}>
      {skipLabel(destination, words)}
    </button>
  );
}

/** Bots are quick: between two of their steps the way past them stays where it was. */
const isLeftToBots = ({ sitters }: Table<Kind>, { seat, waiting }: Now<Kind>): boolean =>
  !waiting.includes(seat) && waiting.length > 0 && waiting.every(each => sitters[each]?.bot);
