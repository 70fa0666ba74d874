import type { ReactElement } from 'react';
import type { Remark } from '../../../../wire/messages.ts';
import { useOnlineWords } from '../../words/online.ts';
import type { RemoteRoom, RoomNow } from '../room.ts';
import { useRoomNow, useWishing } from '../useRoom.ts';
import { chatMemory } from './memory.ts';
import { isHost } from './talk.ts';
import { useHeard } from './useHeard.ts';

/** Who of those who have said something is to be heard: for oneself, and, for the host, at the whole table. */
export function Quiet({ room }: { readonly room: RemoteRoom }): ReactElement | null {
  const { chat: words } = useOnlineWords();
  const now = useRoomNow(room);
  const { wish, trouble } = useWishing(room);
  const speakers = speakersIn(now);
  if (speakers.length === 0 && !isHost(now)) return null;
  return (
    <details className="chat-quiet">
      <summary>{words.quiet}</summary>
      {isHost(now) && (
        <label className="row check small">
          <input
            type="checkbox"
            checked={now.table.talk === 'everybody'}
            onChange={({ target }) => void wish({ type: 'talk', to: target.checked ? 'everybody' : 'seats' })}
          />
          {words.onlookersTalk}
        </label>
      )}
      <ul aria-label={words.quiet}>
        {speakers.map(speaker => (
          <SpeakerLine
            key={speaker.by}
            {...{ speaker, now }}
            onSilence={silenced => void wish({ type: 'silence', ...silenced })}
          />
        ))}
      </ul>
      <p className="small fault" role="alert">
        {trouble}
      </p>
    </details>
  );
}

/** The last remark of each who is not oneself. */
function speakersIn({ chat, own, said }: RoomNow): readonly Remark[] {
  const others = chat.filter(({ id, seat }) => !said.has(id) && (seat === null || !own.includes(seat)));
  return [...new Map(others.map(remark => [remark.by, remark])).values()];
}

interface SpeakerLineProps {
  readonly speaker: Remark;
  readonly now: RoomNow;
  readonly onSilence: (silenced: { readonly remark: string; readonly isSilent: boolean }) => void;
}

function SpeakerLine({ speaker: { id, by, name }, now, onSilence }: SpeakerLineProps): ReactElement {
  const { chat: words } = useOnlineWords();
  const { mutes } = useHeard(now.head.id);
  const isMuted = mutes.includes(by);
  const isSilent = now.table.silenced.includes(by);
  const mute = (): void =>
    chatMemory.change(now.head.id, { mutes: isMuted ? mutes.filter(other => other !== by) : [...mutes, by] });
  return (
    <li>
      <b>{name}</b>
      <span className="chat-quiet-ways">
        <button type="button" className="button" aria-pressed={isMuted} aria-label={words.muteOf(name)} onClick={mute}>
          {words.muteOne}
        </button>
        {isHost(now) && (
          <button
            type="button"
            className="button"
            aria-pressed={isSilent}
            aria-label={words.silenceOf(name)}
            onClick={() => onSilence({ remark: id, isSilent: !isSilent })}
          >
            {words.silence}
          </button>
        )}
      </span>
    </li>
  );
}
