import type { ReactElement } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { RoundButton } from '../parts/RoundButton.tsx';
import { nextPace, PACES, settingsKeeper, useSettings } from '../settings.ts';
import type { Play } from '../table/usePlay.ts';
import { useWords } from '../words/words.ts';
import './pace.css';

/** Goes on to the next pace and says which that is. */
export const changePace = (play: Play<Kind>): void => play.say({ type: 'pace', pace: nextPace() });

/** How fast the table tells: one press, one pace on. */
export function PaceButton({ onPress }: { readonly onPress: () => void }): ReactElement {
  const { settings, colon } = useWords();
  const { pace } = useSettings();
  const label = `${settings.pace}${colon}${settings.paces[pace]}`;
  return <RoundButton label={label} icon={`pace-${pace}`} keys="P" onClick={onPress} />;
}

/** How fast the table tells, and whether anything moves. */
export const PaceChoice = (): ReactElement => (
  <>
    <Paces />
    <Stillness />
  </>
);

function Paces(): ReactElement {
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

function Stillness(): ReactElement {
  const { settings } = useWords();
  const { motion } = useSettings();
  return (
    <label className="row check">
      <input
        type="checkbox"
        checked={motion === 'still'}
        onChange={({ target }) => settingsKeeper().choose({ motion: target.checked ? 'still' : 'full' })}
      />
      {settings.still}
    </label>
  );
}
