import { type ReactElement, useState } from 'react';
import { SeatsField } from './SeatsField.tsx';
import { Dialog } from './Dialog.tsx';
import { useBots } from './useBots.ts';
import type { NamedSitter } from '../table/sitters.ts';
import { useWords } from '../words/words.ts';
import { type Ended, goOnFrom } from './next.ts';

interface PlayOnProps {
  readonly ended: Ended;
  /** How many entries are kept. */
  readonly at: number;
}

/** A match of one's own from the step that is shown on. Where several sat, it is asked who plays. */
export function PlayOn({ ended, at }: PlayOnProps): ReactElement {
  const { replay } = useWords();
  const [isAsking, setAsking] = useState(false);
  const { log, seats } = ended.told.transcript;
  const goOn = (): void => (seats > 1 ? setAsking(true) : void goOnFrom(byOneself(ended), at));
  return (
    <>
      <button type="button" className="button" disabled={at === log.length} onClick={goOn}>
        {replay.playOn}
      </button>
      {isAsking && <WhoPlays {...{ ended, at }} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Whoever was alone may have had a bot play to the end. */
const byOneself = ({ told, ...ended }: Ended): Ended => ({
  ...ended,
  told: { ...told, sitters: told.sitters.map(({ name }) => ({ name, bot: null })) },
});

function WhoPlays({ ended, at, onClose }: PlayOnProps & { readonly onClose: () => void }): ReactElement {
  const { replay } = useWords();
  const { module, told } = ended;
  const [sitters, onSeat] = useState<readonly NamedSitter[]>(told.sitters);
  const bots = useBots(module.game);
  return (
    <Dialog title={replay.playOn} className="play-on" onClose={onClose}>
      <SeatsField {...{ module, bots, sitters, onSeat }} isFixed />
      <button
        type="button"
        className="button button-go"
        onClick={() => void goOnFrom({ ...ended, told: { ...told, sitters } }, at)}
      >
        {replay.playOnSo}
      </button>
    </Dialog>
  );
}
