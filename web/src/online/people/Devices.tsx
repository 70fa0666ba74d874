import { type ReactElement, useState } from 'react';
import type { Device, Person } from '../../../../wire/http.ts';
import { useLoaded } from '../../parts/useLoaded.ts';
import { type OnlineWords, useOnlineWords } from '../../words/online.ts';
import { api, type Failed, hasFailed } from '../../house/api.ts';
import { acquaintance } from '../../house/known.ts';
import { Question } from '../../parts/Question.tsx';
import { seenIn } from './seen.ts';

interface DevicesProps {
  readonly person: Person;
  readonly onChange: (news: string) => void;
}

const fetchDevices = () => api.devices();

/** Where one is signed in, and the ways out of there. */
export function Devices({ person, onChange }: DevicesProps): ReactElement {
  const { me, faults } = useOnlineWords();
  const listed = useLoaded(fetchDevices);
  const [failed, setFailed] = useState<Failed>();
  const signOut = async (device: string): Promise<void> => {
    const trouble = await api.signOut(device);
    setFailed(trouble);
    if (!trouble) onChange(me.signedOut);
  };
  const trouble = failed ?? (hasFailed(listed) ? listed : undefined);
  return (
    <section className="me-part">
      <h2 className="h3">{me.devices}</h2>
      <ul className="me-devices" aria-label={me.devices}>
        {!hasFailed(listed) &&
          listed?.devices.map(device => (
            <DeviceLine key={device.id} device={device} onSignOut={() => void signOut(device.id)} />
          ))}
      </ul>
      <Everywhere {...{ person, onChange }} onFailed={setFailed} />
      <p className="small fault" role="alert">
        {trouble && faults[trouble]}
      </p>
    </section>
  );
}

function nameOf({ browser, system }: Device, words: OnlineWords['me']): string {
  if (browser !== null && system !== null) return words.deviceOf(browser, system);
  return browser ?? system ?? words.unknownDevice;
}

function DeviceLine({ device, onSignOut }: { readonly device: Device; readonly onSignOut: () => void }): ReactElement {
  const { me } = useOnlineWords();
  const name = nameOf(device, me);
  const [now] = useState(() => Date.now());
  return (
    <li>
      <span className="me-device">
        <b>{name}</b>
        <span className="small soft">{device.isThis ? me.thisDevice : me.seen[seenIn(now - device.seen)]}</span>
      </span>
      {!device.isThis && (
        <button type="button" className="button" aria-label={me.signOutOf(name)} onClick={onSignOut}>
          {me.signOut}
        </button>
      )}
    </li>
  );
}

interface EverywhereProps extends DevicesProps {
  readonly onFailed: (failed: Failed | undefined) => void;
}

function Everywhere({ person, onChange, onFailed }: EverywhereProps): ReactElement {
  const { me } = useOnlineWords();
  const [isAsked, setAsked] = useState(false);
  const signOut = async (): Promise<void> => {
    setAsked(false);
    const trouble = await api.signOutEverywhere();
    onFailed(trouble);
    if (trouble) return;
    acquaintance.forget();
    onChange(me.signedOutEverywhere);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setAsked(true)}>
        {me.everywhere}
      </button>
      {isAsked && (
        <Question
          title={me.everywhereTitle}
          go={me.everywhere}
          onGo={() => void signOut()}
          onClose={() => setAsked(false)}
        >
          <p>{me.everywhereNote[person.claimed ? 'claimed' : 'unclaimed']}</p>
        </Question>
      )}
    </>
  );
}
