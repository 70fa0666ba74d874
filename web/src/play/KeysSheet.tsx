import type { ReactElement } from 'react';
import { type Settings, settingsKeeper, useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { PaceChoice } from './Pace.tsx';
import './keys-sheet.css';

interface KeysSheetProps {
  readonly keys: readonly (readonly string[])[];
  readonly onClose: () => void;
}

export function KeysSheet({ keys, onClose }: KeysSheetProps): ReactElement {
  const words = useWords();
  const { hand, reach } = useSettings();
  return (
    <Dialog title={words.keys.title} onClose={onClose}>
      <table className="keys">
        <tbody>
          {keys.map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Check label={words.settings.left} when={hand === 'left'} onTurn={on => ({ hand: on ? 'left' : 'right' })} />
      <Check
        label={words.settings.reach}
        when={reach === 'thumb'}
        onTurn={on => ({ reach: on ? 'thumb' : 'anywhere' })}
      />
      <PaceChoice />
    </Dialog>
  );
}

interface CheckProps {
  readonly label: string;
  readonly when: boolean;
  /** What is chosen once it is ticked, or no longer. */
  readonly onTurn: (on: boolean) => Partial<Settings>;
}

const Check = ({ label, when, onTurn }: CheckProps): ReactElement => (
  <label className="row check">
    <input type="checkbox" checked={when} onChange={({ target }) => settingsKeeper().choose(onTurn(target.checked))} />
    {label}
  </label>
);
