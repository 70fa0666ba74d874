import { type ReactElement, useRef, useState } from 'react';
import type { Kind, Seat } from '../../../../kernel/game.ts';
import { useKeptFocus } from '../../board/useKeptFocus.ts';
import type { GameId } from '../../games.ts';
import type { GameModule } from '../../games/module.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { useBots } from '../../parts/useBots.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { Chat } from '../chat/Chat.tsx';
import { Commitment } from '../dice/Commitment.tsx';
import { MatchBefore } from '../parts/MatchBefore.tsx';
import type { RemoteRoom, RoomWish } from '../room.ts';
import { NotifyButton } from '../turn/NotifyButton.tsx';
import { useRoomNow, useWishing } from '../useRoom.ts';
import { AskBack } from './AskBack.tsx';
import { People } from './People.tsx';
import { type Tab, useTalkPlace } from './sheetShown.ts';
import { RoomLinks } from './RoomLinks.tsx';
import { SitDown } from './SitDown.tsx';

interface RoomSheetProps {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly room: RemoteRoom;
  readonly tab: Tab;
  readonly onTab: (tab: Tab | undefined) => void;
  readonly onLookBack: () => void;
}

/** What has no place beside the board: everything about the table that is not the game, and talk where there is no side. */
export function RoomSheet(props: RoomSheetProps): ReactElement {
  const { module, room, tab, onTab } = props;
  const { label } = useOnlineWords().room;
  const isTabbed = useTalkPlace() === 'sheet';
  return (
    <Dialog title={label} onClose={() => onTab(undefined)}>
      {isTabbed && <Tabs {...{ tab, onTab }} />}
      {tab === 'talk' ? <Chat module={module} room={room} /> : <TablePart {...props} />}
    </Dialog>
  );
}

function Tabs({ tab, onTab }: Pick<RoomSheetProps, 'tab' | 'onTab'>): ReactElement {
  const words = useOnlineWords();
  const labels = { talk: words.chat.title, table: words.room.table } as const;
  return (
    <div className="room-tabs" role="group" aria-label={words.room.tabs}>
      {(['talk', 'table'] as const).map(each => (
        <button
          key={each}
          type="button"
          className={each === tab ? 'button button-go' : 'button'}
          aria-pressed={each === tab}
          onClick={() => onTab(each)}
        >
          {labels[each]}
        </button>
      ))}
    </div>
  );
}

function TablePart({ game, module, room, onTab, onLookBack }: RoomSheetProps): ReactElement {
  const { lookback, room: words } = useOnlineWords();
  const now = useRoomNow(room);
  const { wish, trouble } = useWishing(room);
  const [question, setQuestion] = useState<Confirmation>();
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part, JSON.stringify([now.table, question]));
  const answer = async (wished: RoomWish): Promise<void> => {
    setQuestion(undefined);
    if (await wish(wished)) onTab(undefined);
  };
  const resign = (seat: Seat): void => setQuestion({ ...words.resigning, wished: { type: 'resign', seat } });
  const hand = (seat: Seat, bot: string): void =>
    setQuestion({ ...words.handing, wished: { type: 'hand', seat, bot } });
  return (
    <div ref={part} tabIndex={-1} className="room-table">
      <People {...{ module, now, wish }} onResign={resign} onHand={hand} />
      {question && <Confirm {...{ module, question }} onAsk={setQuestion} onAnswer={answer} />}
      <p className="small fault" role="alert">
        {trouble}
      </p>
      <SitDown {...{ room, now }} />
      {now.table.phase === 'playing' && (
        <button type="button" className="button" onClick={onLookBack}>
          {lookback.begin}
        </button>
      )}
      <AskBack {...{ room, now }} onDone={() => onTab(undefined)} />
      {now.own.length > 0 && <NotifyButton />}
      <MatchBefore before={now.head.before} />
      <RoomLinks {...{ game, now }} />
      <Commitment head={now.head} />
    </div>
  );
}

/** What is asked before something that cannot be taken back. */
interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly go: string;
  readonly wished: RoomWish;
}

interface ConfirmProps {
  readonly module: GameModule<Kind>;
  readonly question: Confirmation;
  /** Asks something else, or nothing more. */
  readonly onAsk: (question: Confirmation | undefined) => void;
  readonly onAnswer: (wished: RoomWish) => Promise<void>;
}

function Confirm({ module, question, onAsk, onAnswer }: ConfirmProps): ReactElement {
  const { cancel } = useWords();
  const { title, text, go, wished } = question;
  return (
    <section className="room-part" role="alertdialog" aria-label={title}>
      <h3 className="h3">{title}</h3>
      <p>{text}</p>
      {wished.type === 'hand' && (
        <Level module={module} bot={wished.bot} onChoose={bot => onAsk({ ...question, wished: { ...wished, bot } })} />
      )}
      <div className="row">
        <button type="button" className="button button-go" onClick={() => void onAnswer(wished)}>
          {go}
        </button>
        <button type="button" className="button" onClick={() => onAsk(undefined)}>
          {cancel}
        </button>
      </div>
    </section>
  );
}

interface LevelProps {
  readonly module: GameModule<Kind>;
  readonly bot: string;
  readonly onChoose: (bot: string) => void;
}

/** How well the bot plays, where there are several. */
function Level({ module, bot: chosen, onChoose }: LevelProps): ReactElement | null {
  const words = useWords();
  const { room } = useOnlineWords();
  const bots = useBots(module.game) ?? [];
  if (bots.length < 2) return null;
  return (
    <select className="field" aria-label={room.level} value={chosen} onChange={({ target }) => onChoose(target.value)}>
      {bots.map(bot => (
        <option key={bot} value={bot}>
          {words.seats.bots[bot] ?? bot}
        </option>
      ))}
    </select>
  );
}
