import { type ReactElement, useState } from 'react';
import { Dialog } from '../../parts/Dialog.tsx';
import { RoundButton } from '../../parts/RoundButton.tsx';
import { useDesk } from './context.ts';
import { chooseHabit, FLICKS, type Habits, TURNINGS, useHabits } from './habits.ts';
import '../../parts/choice.css';

export function HabitsToken(): ReactElement {
  const { words } = useDesk();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RoundButton label={words.habits.title} icon="pencil" onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={words.habits.title} onClose={() => setOpen(false)}>
          <Habit name="flick" values={FLICKS} />
          <Habit name="turning" values={TURNINGS} />
        </Dialog>
      )}
    </>
  );
}

interface HabitProps<Name extends keyof Habits> {
  readonly name: Name;
  readonly values: readonly Habits[Name][];
}

function Habit<Name extends keyof Habits>({ name, values }: HabitProps<Name>): ReactElement {
  const { habits } = useDesk().words;
  const chosen = useHabits()[name];
  return (
    <fieldset className="choice">
      <legend>{habits[name]}</legend>
      {values.map(value => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => chooseHabit({ [name]: value })} />
          {habits[value]}
        </label>
      ))}
    </fieldset>
  );
}
