import { type ReactElement, useMemo } from 'react';
import { boxDrawing, type GameId } from '../games.ts';
import { Drawing } from '../look/Drawing.tsx';

/** A drawing has words of its own only where they are the same in every language. */
const asWritten = ({ key }: { readonly key: string }): string => key;

/** A game's box with its picture. */
export function BoxLid({ game, title }: { readonly game: GameId; readonly title: string }): ReactElement {
  const drawing = useMemo(() => boxDrawing(game), [game]);
  return <Drawing className="box-lid" drawing={drawing} speak={asWritten} role="img" aria-label={title} />;
}
