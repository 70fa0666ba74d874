import { type ReactElement, useRef } from 'react';
import { pawn } from '../../../../art/things.ts';
import { usualBot } from '../../../../bots/levels.ts';
import type { Kind, Seat } from '../../../../kernel/game.ts';
import type { Sitter } from '../../../../wire/table.ts';
import { useKeptFocus } from '../../board/useKeptFocus.ts';
import type { GameModule } from '../../games/module.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { useBots } from '../../parts/useBots.ts';
import { type OnlineWords, useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { isHost } from '../chat/talk.ts';
import { AwayWord, Presence } from '../parts/Presence.tsx';
import { SitterName } from '../parts/SitterName.tsx';
import type { RoomNow } from '../room.ts';
import type { Wishing } from '../useRoom.ts';
import { isOpenSeat, missedAt } from './ready.ts';

interface SeatListProps {
  readonly module: GameModule<Kind>;
  readonly now: RoomNow;
  readonly wish: Wishing['wish'];
}

/** Who sits where, and what can be done about it before the match begins. */
export function SeatList(props: SeatListProps): ReactElement {
  const { gathering } = useOnlineWords();
  const bots = useBots(props.module.game) ?? [];
  const list = useRef<HTMLOListElement>(null);
  const { own, table } = props.now;
  useKeptFocus(list, JSON.stringify([own, table.sitters]));
  return (
    <ol ref={list} tabIndex={-1} className="gathering-seats" aria-label={gathering.seats}>
      {props.now.table.sitters.map((sitter, seat) => (
        <SeatLine key={seat} {...props} {...{ bots, sitter, seat }} />
      ))}
    </ol>
  );
}

interface SeatLineProps extends SeatListProps {
  readonly bots: readonly string[];
  readonly sitter: Sitter;
  readonly seat: Seat;
}

const silent = (): string => '';
const PAWN_VIEW = [-18, -43, 44, 54] as const;

function SeatLine(props: SeatLineProps): ReactElement {
  const { module, now, sitter, seat } = props;
  const { gathering } = useOnlineWords();
  const shapes = pawn(module.art.pencilOf(seat, now.head.seats));
  return (
    <li className="gathering-seat" data-open={isOpenSeat(sitter)} aria-label={gathering.seat(seat + 1)}>
      <Drawing drawing={{ view: PAWN_VIEW, shapes }} speak={silent} width="40" aria-hidden="true" />
      <SeatName {...props} />
      <span className="gathering-ways">{isOpenSeat(sitter) ? <OpenWays {...props} /> : <TakenWays {...props} />}</span>
    </li>
  );
}

function SeatName({ now, sitter, seat }: SeatLineProps): ReactElement {
  const words = useWords();
  const { gathering, rematch } = useOnlineWords();
  const missed = missedAt(now, seat);
  if (isOpenSeat(sitter))
    return <span className="note soft">{missed ? rematch.waiting([missed]) : gathering.open}</span>;
  const notes = [
    ...(now.own.includes(seat) ? [gathering.you] : []),
    ...(now.table.host === seat ? [gathering.host] : []),
    ...(sitter.bot === null ? [] : [words.seats.bots[sitter.bot] ?? sitter.bot]),
    ...readinessOf(now, sitter, gathering),
  ];
  return (
    <span className="gathering-name">
      <Presence sitter={sitter} link={now.link} />
      <SitterName {...{ sitter, seat }} />
      <AwayWord sitter={sitter} link={now.link} />
      <span className="small soft">{notes.join(' · ')}</span>
    </span>
  );
}

/** Whether somebody is ready, where everybody is asked. */
function readinessOf({ head }: RoomNow, { person, ready }: Sitter, words: OnlineWords['gathering']): readonly string[] {
  if (!person || head.terms.begins !== 'ready') return [];
  return [ready ? words.ready : words.reading];
}

/** Who sits already may move; the host may call a bot. */
function OpenWays({ now, wish, seat, bots }: SeatLineProps): ReactElement {
  const { gathering } = useOnlineWords();
  const [own] = now.own;
  const bot = usualBot(bots);
  return (
    <>
      {own !== undefined && (
        <button
          type="button"
          className="button"
          aria-label={gathering.moveTo(seat + 1)}
          onClick={() => void wish({ type: 'move', seat: own, to: seat })}
        >
          {gathering.moveHere}
        </button>
      )}
      {isHost(now) && bot !== undefined && (
        <button
          type="button"
          className="button"
          aria-label={gathering.botAt(seat + 1)}
          onClick={() => void wish({ type: 'fill', seat, bot })}
        >
          {gathering.bot}
        </button>
      )}
    </>
  );
}

/** One gets up oneself; the host makes others get up, and sends bots away or exchanges them. */
function TakenWays(props: SeatLineProps): ReactElement | null {
  const { now, wish, seat, sitter } = props;
  const { gathering } = useOnlineWords();
  if (now.own.includes(seat))
    return (
      <button
        type="button"
        className="button"
        aria-label={gathering.getUpFrom(sitter.name)}
        onClick={() => void wish({ type: 'leave', seat })}
      >
        {gathering.getUp}
      </button>
    );
  if (!isHost(now)) return null;
  if (sitter.bot !== null) return <BotWays {...props} bot={sitter.bot} />;
  return (
    <button
      type="button"
      className="button"
      aria-label={gathering.removeOf(sitter.name)}
      onClick={() => void wish({ type: 'remove', seat })}
    >
      {gathering.remove}
    </button>
  );
}

function BotWays({ wish, seat, sitter, bots, bot: chosen }: SeatLineProps & { readonly bot: string }): ReactElement {
  const words = useWords();
  const { gathering } = useOnlineWords();
  return (
    <>
      <select
        className="field"
        aria-label={words.seats.sitter(seat + 1)}
        value={chosen}
        onChange={({ target }) => void wish({ type: 'fill', seat, bot: target.value })}
      >
        {bots.map(bot => (
          <option key={bot} value={bot}>
            {words.seats.bots[bot] ?? bot}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        aria-label={gathering.clearAt(sitter.name)}
        onClick={() => void wish({ type: 'fill', seat, bot: null })}
      >
        {gathering.clear}
      </button>
    </>
  );
}
