import { type CSSProperties, type ReactElement, useState } from 'react';
import { JUNK_ICONS, junkFace } from '../../../../art/dungeon-pen/index.ts';
import type { JunkName } from '../../../../games/dungeon-pen/index.ts';
import { characterOf, otherOf } from '../../../../games/dungeon-pen/readers.ts';
import { useHint } from '../../board/useHint.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { Icon } from '../../look/Icon.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { COLON } from '../../words/colon.ts';
import { type Desk, nearSeat, useDesk, useSpeak } from './context.ts';

/** DP-Q19: both hands lie open. A press takes a card up to read it, and to use it where that may be done. */
export function Junk(): ReactElement {
  const { words, play } = useDesk();
  const [taken, setTaken] = useState<{ readonly card: JunkName; readonly decision: number }>();
  const seat = nearSeat(play);
  const { hand } = characterOf(play.now.view, seat);
  const theirs = characterOf(play.now.view, otherOf(seat)).hand;
  const shown = taken && [...hand, ...theirs].includes(taken.card) && isStillUp(play, taken) ? taken.card : undefined;
  const take = (card: JunkName): void => setTaken({ card, decision: play.now.decision });
  useHint(play.hint, hinted => hinted.type === 'use' && take(hinted.card));
  const toggle = (card: JunkName): void => (card === shown ? setTaken(undefined) : take(card));
  return (
    <section className="paper pen-junk">
      <header className="pen-head">
        <h2 className="h3">{play.now.seat < 0 ? words.junk.theirs(play.names[seat] ?? '') : words.junk.title}</h2>
        <span className="small soft">{words.junk.note}</span>
      </header>
      <div className="pen-hand" style={{ '--cards': hand.length } as CSSProperties}>
        {hand.length === 0 && <p className="note soft">{words.junk.none}</p>}
        {hand.map(card => (
          <HandCard key={card} card={card} isTaken={card === shown} onTake={() => toggle(card)} />
        ))}
      </div>
      {shown ? (
        <Taken card={shown} isOwn={hand.includes(shown)} />
      ) : (
        <Theirs hand={theirs} name={play.names[otherOf(seat)] ?? ''} onTake={toggle} />
      )}
      <TheirsToken hand={theirs} name={play.names[otherOf(seat)] ?? ''} />
    </section>
  );
}

const canUse = ({ actions }: Desk['play'], card: JunkName): boolean =>
  actions.some(action => action.type === 'use' && action.card === card);

/** A card that was taken up for another decision is put back, unless it is of use for this one. */
const isStillUp = (
  play: Desk['play'],
  { card, decision }: { readonly card: JunkName; readonly decision: number },
): boolean => decision === play.now.decision || canUse(play, card);

interface HandCardProps {
  readonly card: JunkName;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

function HandCard({ card, isTaken, onTake }: HandCardProps): ReactElement {
  const { game, play, words } = useDesk();
  const { name } = game.junkCards[card];
  const isUsable = canUse(play, card);
  return (
    <button
      type="button"
      className="card pen-junk-card"
      aria-label={isUsable ? words.junk.usable(name) : name}
      aria-pressed={isTaken}
      data-usable={isUsable}
      data-hint={play.hint?.type === 'use' && play.hint.card === card}
      onClick={onTake}
    >
      <Drawing drawing={junkFace(card)} speak={useSpeak()} aria-hidden="true" />
      <span className="pen-chip">
        <Icon name={JUNK_ICONS[card]} size={32} />
        <span>{name}</span>
      </span>
    </button>
  );
}

/** The card in words; what cannot be used now stays pressable: whoever presses it hears why. */
function Taken({ card, isOwn }: { readonly card: JunkName; readonly isOwn: boolean }): ReactElement {
  const { game, words, play } = useDesk();
  const { name, text } = game.junkCards[card];
  const action = { type: 'use', card };
  const isUsable = canUse(play, card);
  const use = (): void => void (isUsable ? play.act(action) : play.refuse(action));
  return (
    <div className="pen-taken" role="status">
      <p className="h3">{name}</p>
      <p className="small">{text}</p>
      {isOwn && play.actions.length > 0 && (
        <button
          type="button"
          className={isUsable ? 'button button-go' : 'button'}
          data-hint={play.hint?.type === 'use' && play.hint.card === card}
          onClick={use}
        >
          {words.junk.use}
        </button>
      )}
    </div>
  );
}

interface TheirsProps {
  readonly hand: readonly JunkName[];
  readonly name: string;
  readonly onTake: (card: JunkName) => void;
}

function Theirs({ hand, name, onTake }: TheirsProps): ReactElement {
  const { game, words } = useDesk();
  return (
    <div className="pen-theirs">
      <p className="small soft">{words.junk.theirs(name)}</p>
      {hand.length === 0 && <p className="small">{words.junk.nothing}</p>}
      <ul>
        {hand.map(card => (
          <li key={card}>
            <button type="button" className="pen-their-card" onClick={() => onTake(card)}>
              <Icon name={JUNK_ICONS[card]} size={18} /> {game.junkCards[card].name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where there is no room for the other hand, it can be asked for. */
function TheirsToken({ hand, name }: Pick<TheirsProps, 'hand' | 'name'>): ReactElement {
  const { game, words, play } = useDesk();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="tag pen-theirs-token"
        aria-label={`${words.junk.theirs(name)}${COLON[play.language]}${hand.length}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="sack" size={20} /> <b>{hand.length}</b>
      </button>
      {isOpen && (
        <Dialog title={words.junk.theirs(name)} onClose={() => setOpen(false)}>
          {hand.length === 0 && <p className="note">{words.junk.nothing}</p>}
          {hand.map(card => (
            <p key={card}>
              <Icon name={JUNK_ICONS[card]} size={24} /> <b>{game.junkCards[card].name}.</b> {game.junkCards[card].text}
            </p>
          ))}
        </Dialog>
      )}
    </>
  );
}
