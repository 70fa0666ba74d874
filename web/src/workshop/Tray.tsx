import type { ReactElement, ReactNode } from 'react';
import { useKeys } from '../parts/useKeys.ts';
import { useWorkshopWords } from './words.ts';

/** A piece of cardboard in the tray. */
interface TrayPiece {
  readonly id: string;
  readonly label: string;
  /** Hidden from whoever hears the label. */
  readonly picture: ReactNode;
  /** The key that takes it, where its place in the tray gives it none: only ten have a figure. */
  readonly keys?: string;
}

interface TrayProps {
  readonly pieces: readonly TrayPiece[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** What lies below the pieces: brushes, a switch. */
  readonly children?: ReactNode;
}

/** Pieces in a felt tray, the key that takes each in its corner: 1 to 9, then 0, then their own. */
export function Tray({ pieces, chosen, onChoose, children }: TrayProps): ReactElement {
  const { tray } = useWorkshopWords();
  const keyed = pieces.map((piece, i) => ({ ...piece, keys: piece.keys ?? figureOf(i) }));
  useKeys(Object.fromEntries(keyed.map(({ id, keys }) => [keys, () => onChoose(id)])));
  return (
    <div className="piece-tray">
      <div className="piece-felt">
        <div className="pieces" role="group" aria-label={tray}>
          {keyed.map(({ id, label, picture, keys }) => (
            <button
              key={id}
              type="button"
              className="piece"
              aria-pressed={id === chosen}
              aria-keyshortcuts={keys}
              onClick={() => onChoose(id)}
            >
              {picture}
              <span>{label}</span>
              <span className="piece-key" aria-hidden="true">
                {keys.toUpperCase()}
              </span>
            </button>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}

const figureOf = (place: number): string => String((place + 1) % 10);
