import { type ReactElement, useMemo } from 'react';
import type { Kind, Seat } from '../../../../kernel/game.ts';
import type { Reader } from '../../../../kernel/words.ts';
import type { GameId } from '../../games.ts';
import type { GameModule } from '../../games/module.ts';
import { namesOf } from '../../parts/names.ts';
import type { Back } from '../../parts/Rail.tsx';
import { FlipBook } from '../../play/ReplayView.tsx';
import { personCalled } from '../../table/sitters.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { flipPagesIn, type SoFar } from './frames.ts';

interface SoFarViewProps {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly soFar: SoFar;
  readonly seat: Seat;
  /** Whoever alone has seen it from that seat. */
  readonly reader?: Reader;
  /** The way to how things stand now. */
  readonly back: Back;
  readonly below: ReactElement;
}

/** A match that still runs, as far as one has seen it; the last page lies open. */
export function SoFarView({ game, module, soFar, seat, reader, back, below }: SoFarViewProps): ReactElement {
  const words = useWords();
  const { lookback } = useOnlineWords();
  const pages = useMemo(() => flipPagesIn(module.game, soFar, seat), [module, soFar, seat]);
  const names = useMemo(() => namesOf(soFar.names.map(personCalled), words), [soFar, words]);
  return (
    <FlipBook
      {...{ game, module, names, reader, pages, back }}
      start={soFar.head}
      first={pages.length - 1}
      title={lookback.title}
      renderBelow={() => below}
    />
  );
}
