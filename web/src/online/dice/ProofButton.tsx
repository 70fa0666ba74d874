import { type ComponentProps, type ReactElement, useState } from 'react';
import { Dialog } from '../../parts/Dialog.tsx';
import { RoundButton } from '../../parts/RoundButton.tsx';
import { useOnlineWords } from '../../words/online.ts';
import { CheckRolls } from './CheckRolls.tsx';

/** For whoever has not played: what fixes the dice, and whether it did. */
export function ProofButton(props: ComponentProps<typeof CheckRolls>): ReactElement {
  const { dice } = useOnlineWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RoundButton label={dice.title} icon="die" onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={dice.title} onClose={() => setOpen(false)}>
          <p>{dice.how}</p>
          <p className="commitment small">
            {dice.commitment}
            <code>{props.head.commitment}</code>
          </p>
          <CheckRolls {...props} />
          <p className="small soft">{dice.limits}</p>
        </Dialog>
      )}
    </>
  );
}
