import { type ReactElement, useState } from 'react';
import type { PushState } from '../../../../wire/http.ts';
import { useLoaded } from '../../parts/useLoaded.ts';
import { useOnlineWords } from '../../words/online.ts';
import { NotifyButton } from './NotifyButton.tsx';
import { fetchPush, type PushTrouble, switchOff, switchOn } from './push.ts';

const fetchState = async () => ({ state: await fetchPush() });

/** Whether this device is called to turns. Where that cannot be, a page that is open may still tell. */
export function PushSwitch(): ReactElement | null {
  const loaded = useLoaded(fetchState);
  if (!loaded) return null;
  return loaded.state ? <Switch state={loaded.state} /> : <NotifyButton />;
}

function Switch({ state }: { readonly state: PushState }): ReactElement {
  const { me, faults } = useOnlineWords();
  const [isOn, setOn] = useState(state.isOn && Notification.permission === 'granted');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<PushTrouble>();
  const change = async (): Promise<void> => {
    setBusy(true);
    const failed = isOn ? await switchOff() : await switchOn(state);
    setBusy(false);
    setTrouble(failed);
    if (!failed) setOn(!isOn);
  };
  const told = trouble && { ...faults, ...me.callTroubles }[trouble];
  return (
    <section className="me-part">
      <button
        type="button"
        role="switch"
        className="button"
        aria-checked={isOn}
        disabled={isBusy}
        onClick={() => void change()}
      >
        {isOn ? me.callOff : me.callOn}
      </button>
      <p className="small soft" role="status">
        {isOn ? me.called : me.callNote}
      </p>
      <p className="small fault" role="alert">
        {told}
      </p>
    </section>
  );
}
