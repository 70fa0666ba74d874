import type { ReactElement, ReactNode } from 'react';
import { useKeys } from '../parts/useKeys.ts';
import { useWorkshopWords } from './words.ts';

/** A piece of cardboard in the tray. */
export interface TrayPiece {
  readonly id: string;
  readonly label: string;
  /** Hidden from whoever hears the label. */
  readonly picture: ReactNode;
}

interface TrayProps {
  readonly pieces: readonly TrayPiece[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** What lies below the pieces: brushes, a switch. */
  readonly children?: ReactNode;
}

/** Pieces in a felt tray, the key that takes each in its corner: 1 to 9, then 0. */
export function Tray({ pieces, chosen, onChoose, children }: TrayProps): ReactElement {
  const { tray } = useWorkshopWords();
  useKeys(Object.fromEntries(pieces.slice(0, 10).map(({ id }, i) => [keyOf(i), () => onChoose(id)])));
  return (
    <div className="piece-tray">
      <div className="piece-felt">
        <div className="pieces" role="group" aria-label={tray}>
          {pieces.map(({ id, label, picture }, i) => (
            <button
              key={id}
              type="button"
              className="piece"
              aria-pressed={id === chosen}
              aria-keyshortcuts={i < 10 ? keyOf(i) : undefined}
              onClick={() => onChoose(id)}
            >
              {picture}
              <span>{label}</span>
              {i < 10 && (
                <span className="piece-key" aria-hidden="true">
                  {keyOf(i)}
                </span>
              )}
            </button>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}

const keyOf = (place: number): string => String((place + 1) % 10);
