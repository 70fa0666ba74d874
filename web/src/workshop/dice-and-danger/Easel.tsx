import { type ReactElement, useMemo, useRef, useState } from 'react';
import type { Point, Sheet, Sketch } from '../../../../games/dice-and-danger/index.ts';
import { sketchOf } from '../../../../games/dice-and-danger/readers.ts';
import { isScreen, useScreen } from '../../look/screen.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import type { EaselProps } from '../editor.ts';
import { nodeOfFlaw, type Piece, pieceFrom, pieceText, renumbered, settled } from './drawing.ts';
import { DeedsPanel } from './DeedsPanel.tsx';
import { keyOf, type NodeKey, nodeAt } from './nodes.ts';
import { NumberStrip } from './NumberStrip.tsx';
import { type PanelProps, RoomPanel } from './RoomPanel.tsx';
import { SheetTray } from './SheetTray.tsx';
import { Pane } from './Pane.tsx';
import { easelTexts } from './texts.ts';
import './easel.css';
import './panel.css';

/** The tray at the left, the map beside it, what is chosen and the achievements at the right. */
export function Easel(props: EaselProps<Sheet>): ReactElement {
  const { draft, onDraw, say, piece, onPiece, language, viewSwitch, text } = props;
  const words = easelTexts[language];
  const sketch = useMemo(() => sketchOf(draft), [draft]);
  const inHand = pieceFrom(piece);
  const [chosen, onChoose] = useChosen(props, sketch);
  const onSketch = (next: Sketch | undefined): void => {
    const sheet = next && settled(next);
    if (sheet) onDraw(sheet);
    else say(next ? words.full : words.taken);
  };
  const onNumber = (number: number, at: Point | undefined): void => {
    onPiece(pieceText({ piece: inHand.piece, number }));
    if (at) onSketch(renumbered(sketch, at, number));
  };
  const space = sketch.spaces.find(each => keyOf(each) === chosen);
  const panel = usePanel();
  return (
    <>
      <SheetTray {...{ inHand, language }} onPiece={(next: Piece) => onPiece(pieceText({ ...inHand, piece: next }))} />
      <section className="paper easel-map" aria-label={words.sheet}>
        <header>
          {viewSwitch}
          <NumberStrip
            number={space?.number ?? inHand.number}
            onNumber={number => onNumber(number, space)}
            {...{ language }}
          />
          <span className="small soft easel-map-tally">
            {words.tally(draft.spaces.length, draft.rooms.length, draft.corridors.length)}
          </span>
          {panel.button(nameOf(sketch, chosen, words))}
        </header>
        {text ?? <Pane {...props} {...{ sketch, inHand, chosen, onChoose, onNumber }} onPanel={panel.open} />}
      </section>
      {panel.around(nameOf(sketch, chosen, words), <Panel {...{ sketch, onSketch, language, chosen }} />)}
    </>
  );
}

type Words = (typeof easelTexts)['en'];

const nameOf = ({ rooms }: Sketch, chosen: NodeKey | undefined, words: Words): string => {
  const room = rooms.find(({ letter }) => letter === chosen);
  return room ? words.room(room.letter, room.name) : words.panel;
};

/** The node that is looked at: what was pressed last, or where a flaw lies that somebody wants to be shown. */
function useChosen({ draft, flaws, departures, shown }: EaselProps<Sheet>, sketch: Sketch) {
  const [chosen, setChosen] = useState<{ readonly node: NodeKey | undefined; readonly shown: typeof shown }>({
    node: undefined,
    shown,
  });
  if (chosen.shown !== shown) {
    const flaw = [...flaws, ...departures].find(({ number }) => number === shown?.number)?.flaw.refused;
    const at = flaw && nodeOfFlaw(draft, flaw);
    setChosen({ node: at ? nodeAt(sketch, at) : chosen.node, shown });
  }
  const onChoose = (node: NodeKey | undefined): void => setChosen({ node, shown });
  return [chosen.node, onChoose] as const;
}

/** A paper at the right; where there is no place for one, a sheet behind a button. */
function usePanel() {
  const isWide = isScreen(useScreen(), 'laptop');
  const [isOpen, setOpen] = useState(false);
  const paper = useRef<HTMLElement>(null);
  return {
    open: (): void => {
      setOpen(true);
      paper.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    },
    button: (label: string): ReactElement | null =>
      isWide ? null : (
        <button type="button" className="button easel-panel-button" onClick={() => setOpen(true)}>
          {label}
        </button>
      ),
    around: (title: string, content: ReactElement): ReactElement | null => {
      if (isWide)
        return (
          <section ref={paper} className="paper easel-panel" aria-label={title}>
            <h2 className="h3">{title}</h2>
            {content}
          </section>
        );
      return isOpen ? (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <div className="easel-panel-body">{content}</div>
        </Dialog>
      ) : null;
    },
  };
}

function Panel({ chosen, ...props }: PanelProps & { readonly chosen: NodeKey | undefined }): ReactElement {
  const { sketch, language } = props;
  const words = easelTexts[language];
  const room = sketch.rooms.find(({ letter }) => letter === chosen);
  return (
    <>
      {room ? <RoomPanel {...props} room={room} /> : <p className="small">{words.noneChosen}</p>}
      <DeedsPanel {...props} />
    </>
  );
}
