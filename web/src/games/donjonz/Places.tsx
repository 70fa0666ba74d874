import { memo, type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import type { Laid, Lay, Turn } from '../../../../games/donjonz/index.ts';
import { faceOf, TURNS } from '../../../../games/donjonz/readers.ts';
import { type Desk, useDesk } from './context.ts';
import { type Neighbour, neighboursOf } from './neighbours.ts';
import { useKeys } from '../../parts/useKeys.ts';
import type { Holding } from './useHolding.ts';

/** One place where the card may lie, and what it would touch there. */
interface OpenPlace {
  readonly lay: Lay;
  readonly neighbours: readonly Neighbour[];
}

/** The name of a laid card, and the places beside it. */
type NearCard = readonly [name: string, places: readonly OpenPlace[]];

/**
 * Every place for the card in hand as a button, sorted by the card it would lie against. It is there for whoever cannot
 * see the board or aim at it, and shows itself when it is opened or reached by the keyboard.
 */
export function Places(): ReactElement | null {
  const desk = useDesk();
  const { holding } = desk;
  const [isOpen, setOpen] = useState(false);
  const [laid, setLaid] = useState<number>();
  const sheet = useRef<HTMLElement>(null);
  useKeys(isOpen ? { Escape: () => setOpen(false) } : {});
  useReturn(sheet, laid);
  if (!holding) return null;
  return (
    <>
      <button type="button" className="tag" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {desk.words.laying.list}
      </button>
      <PlacesSheet {...{ desk, holding, sheet, isOpen }} onLaid={setLaid} />
    </>
  );
}

/** Whoever has laid the last card from the list finds the focus there again for the next one. */
function useReturn(sheet: RefObject<HTMLElement | null>, laidHere: number | undefined): void {
  const { view } = useDesk().play.now;
  const newest = view.laid.at(-1)?.card;
  const returned = view.hand !== null && newest === laidHere ? newest : undefined;
  useEffect(() => {
    if (returned !== undefined) sheet.current?.querySelector<HTMLElement>('li button')?.focus({ preventScroll: true });
  }, [sheet, returned]);
}

interface PlacesSheetProps {
  readonly desk: Desk;
  readonly holding: Holding;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onLaid: (card: number) => void;
}

function PlacesSheet({ desk, holding, sheet, isOpen, onLaid }: PlacesSheetProps): ReactElement {
  const { content, game, words, play } = desk;
  const { card, turn } = holding.held;
  const name = game.card(faceOf(content, card, 0).name);
  const lay = async (chosen: Lay): Promise<void> => {
    onLaid(card);
    await play.act(chosen);
  };
  return (
    <section ref={sheet} className="paper donjonz-places" data-open={isOpen} aria-label={words.laying.listTitle(name)}>
      <h2 className="h3">{words.laying.listTitle(name)}</h2>
      <p className="small">{words.survey.card(faceOf(content, card, turn))}</p>
      <Turns turn={turn} tabIndex={isOpen ? 0 : -1} />
      <Groups
        {...{ desk, card, turn }}
        lays={holding.lays}
        laid={play.now.view.laid}
        tabIndex={isOpen ? 0 : -1}
        onLook={holding.put}
        onLay={chosen => void lay(chosen)}
      />
    </section>
  );
}

function Turns({ turn, tabIndex }: { readonly turn: Turn; readonly tabIndex: number }): ReactElement {
  const { words, holding } = useDesk();
  const choose = (chosen: Turn): void => {
    const first = holding?.lays.find(lay => lay.turn === chosen);
    if (first) holding?.put(first);
  };
  return (
    <div className="row" role="group" aria-label={words.laying.turnBy}>
      {TURNS.map(each => (
        <button
          key={each}
          type="button"
          className="button"
          tabIndex={tabIndex}
          aria-pressed={each === turn}
          onClick={() => choose(each)}
        >
          {words.turned[each]}
        </button>
      ))}
    </div>
  );
}

interface GroupsProps {
  readonly desk: Desk;
  readonly card: number;
  readonly turn: Turn;
  readonly lays: readonly Lay[];
  readonly laid: readonly Laid[];
  readonly tabIndex: number;
  readonly onLook: (lay: Lay) => void;
  readonly onLay: (lay: Lay) => void;
}

/** The list is long; it changes with the card, its turn and the language, not with every move of the hand. */
const Groups = memo(
  (props: GroupsProps): ReactElement => (
    <>
      {groupsOf(props).map(([name, places]) => (
        <section key={name}>
          <h3 className="note">{props.desk.words.laying.near(props.desk.game.card(name), places.length)}</h3>
          <ul>
            {places.map(place => (
              <PlaceButton key={`${place.lay.x},${place.lay.y}`} {...props} {...place} />
            ))}
          </ul>
        </section>
      ))}
    </>
  ),
  (before, after) =>
    before.lays === after.lays &&
    before.turn === after.turn &&
    before.desk.words === after.desk.words &&
    before.tabIndex === after.tabIndex,
);

function PlaceButton({ lay, neighbours, desk, tabIndex, onLook, onLay }: GroupsProps & OpenPlace): ReactElement {
  const { laying } = desk.words;
  return (
    <li>
      <button type="button" tabIndex={tabIndex} onFocus={() => onLook(lay)} onClick={() => onLay(lay)}>
        {laying.layAt(laying.place(neighbours))}
      </button>
    </li>
  );
}

/** The newest cards first: a dungeon mostly grows where it grew last. */
function groupsOf({ desk: { content }, laid, card, turn, lays }: GroupsProps): readonly NearCard[] {
  const places = lays
    .filter(lay => lay.turn === turn)
    .map(lay => ({ lay, neighbours: neighboursOf(content, laid, { ...lay, card }) }))
    .sort(inOrder);
  const names = laid.map(near => faceOf(content, near.card, 0).name).reverse();
  return names
    .map(name => [name, places.filter(({ neighbours }) => neighbours[0]?.name === name)] as const)
    .filter(([, found]) => found.length > 0);
}

/** Around the card, side by side, and along each side. */
function inOrder({ neighbours: [one] }: OpenPlace, { neighbours: [other] }: OpenPlace): number {
  return one && other ? one.side - other.side || one.shift - other.shift : 0;
}
