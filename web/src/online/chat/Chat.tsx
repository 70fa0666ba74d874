import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import type { Pencil } from '../../../../art/paint.ts';
import type { Kind } from '../../../../kernel/game.ts';
import { CHAT_LENGTH } from '../../../../wire/limits.ts';
import type { Remark } from '../../../../wire/messages.ts';
import type { GameModule } from '../../games/module.ts';
import { useLoaded } from '../../parts/useLoaded.ts';
import { useSettings } from '../../settings.ts';
import { inWordsOf, useOnlineWords } from '../../words/online.ts';
import { api } from '../../house/api.ts';
import type { RemoteRoom, RoomAnswer } from '../room.ts';
import { useRoomNow } from '../useRoom.ts';
import { chatMemory } from './memory.ts';
import { Quiet } from './Quiet.tsx';
import { mayTalk } from './talk.ts';
import { useHeard, useReading } from './useHeard.ts';
import './chat.css';

interface ChatProps {
  readonly module: GameModule<Kind>;
  readonly room: RemoteRoom;
}

/** What is said at a match, stored with it. Whoever does not want to hear it need not. */
export function Chat({ module, room }: ChatProps): ReactElement {
  const { chat: words } = useOnlineWords();
  const now = useRoomNow(room);
  const { chat, head } = now;
  const { isMuted, mutes } = useHeard(head.id);
  const heard = chat.filter(({ by }) => !mutes.includes(by));
  useReading(head.id, chat);
  return (
    <div className="chat">
      {isMuted ? <p className="note soft">{words.muted}</p> : <Said module={module} chat={heard} seats={head.seats} />}
      {!isMuted && <Saying room={room} />}
      <label className="row check small">
        <input
          type="checkbox"
          checked={isMuted}
          onChange={({ target }) => chatMemory.change(head.id, { isMuted: target.checked })}
        />
        {words.mute}
      </label>
      {!isMuted && <Quiet room={room} />}
    </div>
  );
}

interface SaidProps extends Pick<ChatProps, 'module'> {
  readonly chat: readonly Remark[];
  readonly seats: number;
}

/** A log: whoever listens instead of looking is read what is added. */
function Said({ module, chat, seats }: SaidProps): ReactElement {
  const { chat: words } = useOnlineWords();
  return (
    <div role="log" aria-label={words.log} className="chat-log">
      {chat.length === 0 && <p className="note soft">{words.none}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <ol tabIndex={chat.length > 0 ? 0 : undefined}>
        {chat.map(remark => (
          <RemarkLine
            key={remark.id}
            remark={remark}
            pencil={remark.seat === null ? undefined : module.art.pencilOf(remark.seat, seats)}
          />
        ))}
      </ol>
    </div>
  );
}

interface RemarkLineProps {
  readonly remark: Remark;
  readonly pencil: Pencil | undefined;
}

function RemarkLine({ remark: { at, seat, name, text }, pencil }: RemarkLineProps): ReactElement {
  const { chat: words } = useOnlineWords();
  const { language } = useSettings();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const list = line.current?.parentElement;
    list?.scrollTo({ top: list.scrollHeight });
  }, []);
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(at);
  return (
    <li ref={line} data-pencil={pencil}>
      <span className="chat-by">
        <b>{seat === null ? words.onlooker(name) : name}</b> <time className="small soft">{time}</time>
      </span>
      <span className="chat-text">{inWordsOf(words, text)}</span>
    </li>
  );
}

/** A field for whoever may talk; whoever may not is told why. */
function Saying({ room }: Pick<ChatProps, 'room'>): ReactElement {
  const { chat: words } = useOnlineWords();
  const now = useRoomNow(room);
  if (!mayTalk(now)) return <p className="note soft">{words.mayRead}</p>;
  return now.own.length > 0 ? <SayForm room={room} /> : <OnlookerSaying room={room} />;
}

const askMe = (): ReturnType<typeof api.me> => api.me();

/** Only the server knows whether whoever looks on has a name there. */
function OnlookerSaying({ room }: Pick<ChatProps, 'room'>): ReactElement | null {
  const { chat: words } = useOnlineWords();
  const me = useLoaded(askMe);
  if (me === undefined) return null;
  if (me === 'not-signed-in') return <p className="note soft">{words.signIn}</p>;
  return (
    <>
      <p className="note soft">{words.mayTalk}</p>
      <SayForm room={room} />
    </>
  );
}

function SayForm({ room }: Pick<ChatProps, 'room'>): ReactElement {
  const { chat: words, faults, failures } = useOnlineWords();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<RoomAnswer>();
  const id = useId();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    const given = await room.say(text);
    setAnswer(given);
    if (!('done' in given)) setText(text);
  };
  return (
    <form className="chat-form" onSubmit={event => void send(event)}>
      <Phrases onSay={phrase => void room.say(phrase).then(setAnswer)} />
      <input
        id={id}
        className="field"
        aria-label={words.text}
        placeholder={words.text}
        value={text}
        maxLength={CHAT_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button">
        {words.send}
      </button>
      <p className="small fault" role="alert">
        {answer && 'fault' in answer && (answer.fault === 'not-signed-in' ? words.signIn : faults[answer.fault])}
        {answer && 'failed' in answer && failures[answer.failed]}
      </p>
    </form>
  );
}

/** What is said most often, by one press. */
function Phrases({ onSay }: { readonly onSay: (phrase: string) => void }): ReactElement {
  const { chat: words } = useOnlineWords();
  return (
    <div className="chat-phrases" role="group" aria-label={words.phrases}>
      {words.phrase.map(phrase => (
        <button key={phrase} type="button" className="button" onClick={() => onSay(phrase)}>
          {phrase}
        </button>
      ))}
    </div>
  );
}
