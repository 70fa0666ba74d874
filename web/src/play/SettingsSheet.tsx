import type { ReactElement } from 'react';
import { type Settings, settingsKeeper, useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { PaceChoice } from './Pace.tsx';
import './settings-sheet.css';

/** How a table is laid and told, to whoever sits at it: for which hand, within whose reach, how fast. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { settings } = useWords();
  const { hand, reach } = useSettings();
  return (
    <Dialog title={settings.title} onClose={onClose}>
      <fieldset className="settings-hands">
        <legend>{settings.hands}</legend>
        <Check label={settings.left} when={hand === 'left'} onTurn={on => ({ hand: on ? 'left' : 'right' })} />
        <Check label={settings.reach} when={reach === 'thumb'} onTurn={on => ({ reach: on ? 'thumb' : 'anywhere' })} />
      </fieldset>
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
