import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cardDrawing, sheet, strip } from '../../../../art/donjonz/index.ts';
import type { Turn } from '../../../../games/donjonz/index.ts';
import { faceOf, isMapping } from '../../../../games/donjonz/readers.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { Icon } from '../../look/Icon.tsx';
import { isScreen, useScreen } from '../../look/screen.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { answering } from '../../board/answers.ts';
import { ArrowPad } from './ArrowPad.tsx';
import { hasRoomOnBoard, isWeaponAsked, type Onward, onwardOf, useDesk, useSpeak } from './context.ts';
import { stillToCome } from './voice.ts';
import { useForesights } from './useForesights.ts';
import { WeaponChoice } from './WeaponChoice.tsx';

/** While the map is laid the pile, then the inventory. */
export function Side(): ReactElement {
  const { view } = useDesk().play.now;
  if (isMapping(view)) return <Pile />;
  return (
    <>
      <Inventory />
      <WalkingSide />
    </>
  );
}

/** The card in hand, or the one to take; below it the one after that, and how many nobody has seen. */
function Pile(): ReactElement {
  const { play, words, holding, content } = useDesk();
  const { hand, next, pile } = play.now.view;
  const { laying } = words;
  const top = hand ?? next;
  const last = top === null ? laying.none : laying.last;
  return (
    <>
      <section className="paper donjonz-pile" aria-label={laying.pile}>
        <h2 className="h2">{laying.pile}</h2>
        <p className="small soft donjonz-pile-note">{laying.pileNote}</p>
        {top !== null && <CardPicture card={top} turn={holding?.held.turn ?? 0} />}
        {top !== null && <CardName card={top} note={hand === null ? laying.toTake : laying.inHand} />}
        {hand !== null && next !== null && <CardPicture card={next} turn={0} />}
        <div className="donjonz-next">
          {hand !== null && next !== null && <h3 className="h3">{laying.next}</h3>}
          <p className="small soft donjonz-long">{pile > 0 ? laying.unseen(pile) : last}</p>
          {pile > 0 && <p className="note donjonz-long">{words.voice.toCome(stillToCome(content, play.now.view))}</p>}
          <p className="small soft donjonz-short">{pile > 0 ? laying.more(pile) : last}</p>
        </div>
      </section>
      <LayingButtons />
    </>
  );
}

function CardName({ card, note }: { readonly card: number; readonly note: string }): ReactElement {
  const { content, game } = useDesk();
  return (
    <div className="donjonz-card-name">
      <p className="h3">{game.card(faceOf(content, card, 0).name)}</p>
      <p className="note">{note}</p>
    </div>
  );
}

function CardPicture({ card, turn }: { readonly card: number; readonly turn: Turn }): ReactElement {
  const { content, words, game } = useDesk();
  const face = faceOf(content, card, turn);
  const label = `${words.laying.held(game.card(face.name), words.turned[turn])}. ${words.survey.card(face)}`;
  return (
    <div className="donjonz-card">
      <Drawing drawing={cardDrawing(content, card, turn)} speak={useSpeak()} role="img" aria-label={label} />
    </div>
  );
}

function LayingButtons(): ReactElement {
  const { play, holding } = useDesk();
  const onward = onwardOf(play);
  return (
    <div className="donjonz-buttons">
      {holding && <HoldingButtons />}
      {onward && <OnwardButtons onward={onward} />}
    </div>
  );
}

function HoldingButtons(): ReactElement {
  const { holding, words } = useDesk();
  return (
    <>
      <button type="button" className="button" aria-keyshortcuts="R" onClick={() => holding?.turn(1)}>
        <Icon name="spin" size={22} /> {words.laying.turn} <span data-on="laptop"> (R)</span>
      </button>
      <button type="button" className="button button-go" onClick={() => void holding?.lay()}>
        <Icon name="check" size={20} /> {words.laying.lay}
      </button>
    </>
  );
}

function OnwardButtons({ onward }: { readonly onward: Onward }): ReactElement {
  const { play, words } = useDesk();
  const button = useRef<HTMLButtonElement>(null);
  const keepFocus = useEffectEvent(() => {
    if (document.activeElement === document.body && play.events !== null)
      button.current?.focus({ preventScroll: true });
  });
  useEffect(() => keepFocus(), []);
  return (
    <>
      <button type="button" className="button donjonz-undo" onClick={() => void play.undo()}>
        <Icon name="undo" size={20} /> {words.laying.undo}
      </button>
      <button
        ref={button}
        type="button"
        className="button button-go donjonz-onward"
        data-hint={play.hint?.type === onward.type}
        onClick={() => void play.act(onward)}
      >
        <Icon name="check" size={20} /> {words.laying.onward[onward.type]}
      </button>
    </>
  );
}

/** Where the board has no room for them: the choice of a weapon, and the arrows where a finger would cover the hero. */
function WalkingSide(): ReactElement | null {
  const { play } = useDesk();
  const screen = useScreen();
  const foresights = useForesights(play);
  if (isWeaponAsked(play) && !hasRoomOnBoard(screen))
    return (
      <section className="paper donjonz-found">
        <WeaponChoice foresights={foresights} />
      </section>
    );
  return isScreen(screen, 'landscape') || isScreen(screen, 'phone') ? <ArrowPad foresights={foresights} /> : null;
}

function Inventory(): ReactElement {
  const { play, words } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const speak = useSpeak();
  const { view } = play.now;
  const whole = <Drawing drawing={sheet(view)} speak={speak} role="img" aria-label={words.walking.inventory(view)} />;
  return (
    <>
      <div className="paper donjonz-sheet donjonz-wide" {...answering('stand', words.walking.inventory(view))}>
        {whole}
      </div>
      <button type="button" className="paper donjonz-strip" onClick={() => setOpen(true)}>
        <span className="spoken">{words.walking.open}</span>
        <Drawing drawing={strip(view)} speak={speak} role="img" aria-label={words.walking.inventory(view)} />
      </button>
      {isOpen && (
        <Dialog title={words.sheet.inventory({})} onClose={() => setOpen(false)}>
          <div className="donjonz-sheet">{whole}</div>
        </Dialog>
      )}
    </>
  );
}
