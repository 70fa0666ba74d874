import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import { flawOfName, tidyName } from '../../../../wire/names.ts';
import { newSeed } from '../../table/matches.ts';
import { useOnlineWords } from '../../words/online.ts';
import { api, type Failed, hasFailed } from '../../house/api.ts';
import { NameField } from '../../house/NameField.tsx';
import { witness } from '../dice/witness.ts';
import type { RemoteRoom } from '../room.ts';
import { rememberName, useOwnName } from '../../house/useMe.ts';

interface JoinFormProps {
  readonly room: RemoteRoom;
  readonly joinKey: string | undefined;
  /** Any that is free when absent. */
  readonly seat?: Seat;
}

/** A name and one tap. */
export function JoinForm({ room, joinKey, seat }: JoinFormProps): ReactElement {
  const { gathering, faults } = useOnlineWords();
  const own = useOwnName();
  const nameField = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const { isBusy, failed, join } = useJoining(room);
  const name = tidyName(own.name);
  const flaw = flawOfName(name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (flaw) nameField.current?.focus();
    else void join({ name, key: joinKey, seat });
  };
  return (
    <form className="join-form" onSubmit={submit} noValidate>
      <NameField own={own} flaw={isTried ? flaw : undefined} field={nameField} />
      <button type="submit" className="button button-go" disabled={isBusy}>
        {isBusy ? gathering.joining : gathering.join}
      </button>
      <p className="small fault" role="alert">
        {failed && faults[failed]}
      </p>
    </form>
  );
}

interface Wanted {
  readonly name: string;
  readonly key: string | undefined;
  readonly seat: Seat | undefined;
}

/** Sitting down goes beside the room; once it is done the room is entered anew, as somebody who has a seat. */
function useJoining(room: RemoteRoom) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const join = async ({ name, key, seat }: Wanted): Promise<void> => {
    setBusy(true);
    const joining = {
      name,
      entropy: newSeed(),
      ...(key !== undefined && { key }),
      ...(seat !== undefined && { seat }),
    };
    const { head, table } = room.now;
    const answer = await api.join(head.id, joining);
    setBusy(false);
    setFailed(hasFailed(answer) ? answer : undefined);
    if (hasFailed(answer)) return;
    rememberName(name);
    if (table.phase === 'gathering') witness.sentEntropy(head.id, joining.entropy);
    room.rejoin();
  };
  return { isBusy, failed, join };
}
