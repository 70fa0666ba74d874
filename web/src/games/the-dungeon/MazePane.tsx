import { type CSSProperties, type ReactElement, useMemo, useRef, useState } from 'react';
import {
  doors,
  droppedThings,
  graves,
  heldTile,
  lights,
  middleOf,
  pawns,
  pencilOf,
  STEP,
  tileAt,
  tiles,
} from '../../../../art/the-dungeon/index.ts';
import type { Drawing as DrawingData, Shape } from '../../../../art/shape.ts';
import type { Size } from '../../board/geometry.ts';
import { Bubble } from '../../board/Bubble.tsx';
import { project } from '../../board/camera.ts';
import { sceneTime } from '../../board/sceneTime.ts';
import { type Shot, useCamera } from '../../board/useCamera.ts';
import { usePointers } from '../../board/usePointers.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { useScreen } from '../../look/screen.ts';
import { useSettings } from '../../settings.ts';
import { type Desk, useDesk, useSpeak } from './context.ts';
import { buttonsFor } from './buttons.ts';
import { comparedTurns } from './Compared.tsx';
import { type Offer, offersOf } from './offers.ts';
import { heldName, offerName } from './names.ts';
import { focusOf, limitsOf, placeArea, SMALLEST_NAMED, wholeOf } from './camera.ts';
import { TileNames } from './TileNames.tsx';
import { TileNote } from './TileNote.tsx';
import { Tools } from './Tools.tsx';
import { useHold } from './useHold.ts';
import { useMapKeys } from './useMapKeys.ts';
import { useTapping } from './useTapping.ts';
import { useTurningWheel } from './useTurningWheel.ts';
import '../../board/pane.css';

/** The table with the maze on it, as far as the camera shows it. */
export function MazePane({ viewport }: { readonly viewport: Size }): ReactElement {
  const desk = useDesk();
  const { view } = desk.play.now;
  const offers = offersOf(desk);
  const [pointed, point] = useState<string>();
  const pane = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const shot = useShot(desk, offers, viewport);
  const tapping = useTapping(desk, offers);
  const { wasHeld, ...holding } = useHold(tapping.name);
  const pointers = usePointers(table, shot, { onTap: (_, { on }) => !wasHeld() && tapping.tap(on) });
  useTurningWheel(pane, desk, shot);
  useMapKeys({ pane, offers, shot, press: tapping.press });
  const dress = buttonsFor(desk, offers, { point, press: tapping.press });
  return (
    <>
      <div
        ref={pane}
        className="pane td-pane"
        role="group"
        aria-label={desk.words.map.title}
        tabIndex={-1}
        data-small={shot.camera.scale < SMALLEST_NAMED}
        data-phase={view.phase}
        data-part={desk.play.moving?.part}
        data-holds
        {...pointers}
        {...holding}
      >
        <div ref={table} className="pane-table td-table" data-glides={shot.glides} style={usePlacing(desk, shot)}>
          <Drawing drawing={useDrawing(desk, offers)} dress={dress} speak={useSpeak()} role="presentation" />
        </div>
      </div>
      <Over {...{ shot, offers, pointed }} asked={tapping.asked} />
      <TurnedAloud />
      <Tools shot={shot} />
    </>
  );
}

/** Says how the tile in hand lies once it is turned; how it lies at first is said of the button that lays it. */
function TurnedAloud(): ReactElement {
  const desk = useDesk();
  const { holding } = desk;
  const turned = useTurned(holding);
  return (
    <p className="spoken" role="status">
      {turned && heldName(desk)}
    </p>
  );
}

/** Whether the tile in hand was turned since it was taken up. */
function useTurned(holding: Desk['holding']): boolean {
  const [first, setFirst] = useState({ place: holding?.place, face: holding?.face, turn: holding?.turn });
  const isSame = first.place === holding?.place && first.face === holding?.face;
  const [hasTurned, setTurned] = useState(false);
  if (!isSame) {
    setFirst({ place: holding?.place, face: holding?.face, turn: holding?.turn });
    setTurned(false);
  } else if (!hasTurned && first.turn !== holding?.turn) setTurned(true);
  return isSame && hasTurned;
}

interface OverProps extends ForetoldProps {
  /** The tile that somebody wants to know about. */
  readonly asked: number | undefined;
}

/** What is written over the maze. */
const Over = ({ asked, ...foretold }: OverProps): ReactElement => (
  <div className="td-over">
    <TileNames {...foretold} />
    <Foretold {...foretold} />
    <TurnShare shot={foretold.shot} />
    {asked !== undefined && <TileNote shot={foretold.shot} tile={asked} />}
  </div>
);

function useShot(desk: Desk, offers: readonly Offer[], viewport: Size): Shot {
  const { view } = desk.play.now;
  const places = [...offers.map(({ light }) => light.place), ...(desk.holding ? [desk.holding.place] : [])];
  return useCamera(viewport, wholeOf(view, places), limitsOf(viewport, useScreen()), focusOf(view));
}

function usePlacing({ play: { moving } }: Desk, { camera: { x, y, scale }, viewport }: Shot): CSSProperties {
  const { motion } = useSettings();
  const [left, top] = [viewport.width / 2 - x * scale, viewport.height / 2 - y * scale];
  const isPaced = motion === 'full' && (moving?.part === 'tile' || moving?.part === 'step');
  return { transform: `translate(${left}px, ${top}px) scale(${scale / STEP})`, ...(isPaced && pacing(moving)) };
}

/** Tiles fall and pawns step as long as their scene takes. */
const pacing = (moving: Desk['play']['moving']): CSSProperties =>
  ({ ...sceneTime(moving), '--m-step': 'var(--scene)' }) as CSSProperties;

function useDrawing({ play, content, holding, seats }: Desk, offers: readonly Offer[]): DrawingData {
  const { view, seat } = play.now;
  const laid = useMemo(() => ({ tiles: tiles(view), doors: doors(view) }), [view]);
  const lit = lights(
    offers.map(({ light }) => light),
    pencilOf(Math.min(seat, seats - 1)),
  );
  const shapes: readonly Shape[] = [
    ...laid.tiles,
    ...lit,
    ...laid.doors,
    ...graves(view),
    ...droppedThings(content, view),
    ...(holding ? [heldTile({ ...holding, turns: holding.turns.length })] : []),
    ...pawns(view),
  ];
  return { view: [0, 0, STEP, STEP], shapes };
}

/** How many matches of a hundred end well with the tile as it lies, once a bot has tried. */
function TurnShare({ shot }: { readonly shot: Shot }): ReactElement | null {
  const desk = useDesk();
  const { holding, words } = desk;
  const found = comparedTurns(desk).find(({ turn }) => turn === holding?.turn);
  if (!holding || !found) return null;
  const about = project(shot, placeArea(middleOf(holding.place)));
  return (
    <Bubble viewport={shot.viewport} about={about} avoid={[about]}>
      {words.telling.share(found.won)}
    </Bubble>
  );
}

interface ForetoldProps {
  readonly shot: Shot;
  readonly offers: readonly Offer[];
  readonly pointed: string | undefined;
}

/** What the target under the pointer is, and what going there costs. */
function Foretold({ shot, offers, pointed }: ForetoldProps): ReactElement | null {
  const desk = useDesk();
  const offer = offers.find(({ light }) => light.id === pointed);
  if (!offer) return null;
  const areaOf = (place: number) => project(shot, placeArea(middleOf(place)));
  const mover = desk.play.now.view.characters[desk.play.now.view.turn];
  const avoid = [
    ...offers.map(({ light }) => areaOf(light.place)),
    project(shot, placeArea(tileAt(desk.play.now.view, mover?.at ?? 0))),
  ];
  return (
    <Bubble viewport={shot.viewport} about={areaOf(offer.light.place)} avoid={avoid}>
      {offerName(desk, offer)}
    </Bubble>
  );
}
