import { type ReactElement, useState } from 'react';
import { useWords } from '../words/words.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';
import './keys-sheet.css';

interface KeysSheetProps {
  readonly keys: readonly (readonly string[])[];
  readonly onClose: () => void;
}

/** The keys of a page; who has none at hand, or other hands, finds the settings from here. */
export function KeysSheet({ keys, onClose }: KeysSheetProps): ReactElement {
  const words = useWords();
  const [isAway, setAway] = useState(false);
  if (isAway) return <SettingsSheet onClose={onClose} />;
  return (
    <Dialog title={words.keys.title} onClose={onClose}>
      <button type="button" className="button keys-settings" onClick={() => setAway(true)}>
        {words.settings.open}
      </button>
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
    </Dialog>
  );
}
