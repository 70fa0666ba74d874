import type { ReactElement } from 'react';
import { dice as drawnDice } from '../../../../art/the-dungeon/index.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { useDesk } from './context.ts';
import './tray.css';

const silent = (): string => '';

interface TrayProps {
  readonly dice: readonly number[];
  /** Whether the second die is somebody else's. */
  readonly isFight: boolean;
  /** Whose dice they are, from left to right. */
  readonly owners?: readonly string[];
}

/** Dice on felt, large. */
export function Tray({ dice, isFight, owners = [] }: TrayProps): ReactElement {
  const { words } = useDesk();
  return (
    <div className="td-tray" data-dice={dice.length}>
      <Drawing
        drawing={drawnDice(dice, isFight ? 'black' : 'white')}
        speak={silent}
        role="img"
        aria-label={words.dice({ dice, isFight })}
      />
      {owners.length > 0 && (
        <p className="td-owners">
          {owners.map(owner => (
            <span key={owner}>{owner}</span>
          ))}
        </p>
      )}
    </div>
  );
}
