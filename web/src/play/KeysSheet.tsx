import type { ReactElement } from 'react';
import { PACES, settingsKeeper, useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { Dialog } from '../parts/Dialog.tsx';
import './keys-sheet.css';

interface KeysSheetProps {
  readonly keys: readonly (readonly string[])[];
  readonly onClose: () => void;
}

export function KeysSheet({ keys, onClose }: KeysSheetProps): ReactElement {
  const words = useWords();
  const { motion } = useSettings();
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
      <label className="row check">
        <input
          type="checkbox"
          checked={motion === 'still'}
          onChange={({ target }) => settingsKeeper().choose({ motion: target.checked ? 'still' : 'full' })}
        />
        {words.settings.still}
      </label>
      <PaceChoice />
    </Dialog>
  );
}

function PaceChoice(): ReactElement {
  const { settings } = useWords();
  const { pace } = useSettings();
  return (
    <fieldset className="row paces">
      <legend>{settings.pace}</legend>
      {PACES.map(each => (
        <label key={each} className="row check">
          <input
            type="radio"
            name="pace"
            checked={pace === each}
            onChange={() => settingsKeeper().choose({ pace: each })}
          />
          {settings.paces[each]}
        </label>
      ))}
    </fieldset>
  );
}
