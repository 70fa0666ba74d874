import type { ReactElement } from 'react';
import { RoundButton } from '../parts/RoundButton.tsx';
import { useSettings } from '../settings.ts';
import { useTutorWords } from '../words/tutor.ts';

interface TutorSwitchProps {
  readonly onTutor: () => void;
}

export function TutorSwitch({ onTutor }: TutorSwitchProps): ReactElement {
  const { name } = useTutorWords();
  const { tutor } = useSettings();
  return <RoundButton label={name} icon="tutor" keys="Shift+H" aria-pressed={tutor === 'on'} onClick={onTutor} />;
}

/** The same in the menu of a phone. */
export function TutorEntry({ onTutor }: TutorSwitchProps): ReactElement {
  const { name } = useTutorWords();
  const { tutor } = useSettings();
  return (
    <button type="button" className="button" role="switch" aria-checked={tutor === 'on'} onClick={onTutor}>
      {name}
    </button>
  );
}
