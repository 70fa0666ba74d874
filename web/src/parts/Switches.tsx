import type { ReactElement } from 'react';
import { type Settings, settingsKeeper, useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { RoundButton } from './RoundButton.tsx';

const choose = (choice: Partial<Settings>): void => settingsKeeper().choose(choice);

export const Switches = (): ReactElement => (
  <>
    <SoundSwitch />
    <LanguageSwitch />
    <LightSwitch />
  </>
);

function SoundSwitch(): ReactElement {
  const { sound } = useSettings();
  const { settings } = useWords();
  return sound === 'on' ? (
    <RoundButton label={settings.soundOff} icon="sound" onClick={() => choose({ sound: 'off' })} />
  ) : (
    <RoundButton label={settings.soundOn} icon="sound-off" onClick={() => choose({ sound: 'on' })} />
  );
}

/** Named in the language it leads to: that is the one its reader knows. */
function LanguageSwitch(): ReactElement {
  const { language } = useSettings();
  const { settings } = useWords();
  return (
    <RoundButton
      label={settings.language}
      lang={settings.languageTag}
      onClick={() => choose({ language: language === 'en' ? 'fr' : 'en' })}
    >
      {settings.languageSign}
    </RoundButton>
  );
}

function LightSwitch(): ReactElement {
  const { light } = useSettings();
  const { settings } = useWords();
  return light === 'day' ? (
    <RoundButton label={settings.candle} icon="candle" onClick={() => changeLight('candle')} />
  ) : (
    <RoundButton label={settings.day} icon="sun" onClick={() => changeLight('day')} />
  );
}

/** The whole page fades from one light into the other where the browser can do that. */
function changeLight(light: Settings['light']): void {
  if ('startViewTransition' in document && settingsKeeper().now().motion === 'full')
    document.startViewTransition(() => choose({ light }));
  else choose({ light });
}
