import type { Card, Flaw, OwnDeck, Side, Thing } from '../../../../games/donjonz/index.ts';
import { linedUp, SIDES } from '../../../../games/donjonz/readers.ts';
import type { Mend } from '../editor.ts';
import { neighbourOf, placeAt, type SpaceOf, withThing, withWall } from './drawing.ts';

const NOTHING: Thing = { type: 'nothing' };
/** DZ-C11. */
const MOST = { pouch: 3, weapon: 2, monster: 2 } as const;
/** DZ-C6. */
const LEAST = { pouch: 8, monster: 6 } as const;
const CARDS = 12;

/** What one press can do about a flaw; undefined where only its author knows what was meant. */
export function mendOf(own: OwnDeck, flaw: Flaw): Mend<OwnDeck> | undefined {
  switch (flaw.type) {
    case 'deck-count':
      return drawn(withAllCards(own));
    case 'deck-start':
      return flaw.found === 0 ? { type: 'piece', piece: flaw.thing } : drawn(withOne(own, 0, flaw.thing));
    case 'deck-stray':
    case 'deck-scale':
    case 'deck-crowded':
      return drawn(erased(own, flaw));
    case 'deck-shortcut':
      return drawn(walledApart(own));
    case 'deck-shut':
      return drawn(openedOut(own, flaw.thing));
    case 'deck-same-side':
      return drawn(openedOut(own, 'stair'));
    case 'deck-unarmed':
      return added(own, { type: 'weapon', weapon: flaw.weapon });
    case 'deck-keys':
      return flaw.found === 0 ? added(own, { type: 'key' }) : drawn(erased(own, flaw));
    case 'deck-start-key':
      return added(erased(own, flaw), { type: 'key' });
    case 'deck-poor':
      return enriched(own);
    case 'deck-blank':
      return blessed(own, flaw);
    default:
      return undefined;
  }
}

const drawn = (draft: OwnDeck): Mend<OwnDeck> => ({ type: 'draft', draft });

function erased(own: OwnDeck, spot: { readonly line: number; readonly column: number }): OwnDeck {
  const at = placeAt(own, spot);
  return at?.space === undefined ? own : withThing(own, { card: at.card, space: at.space }, NOTHING);
}

/** The first of its kind on a card stays. */
function withOne(own: OwnDeck, card: number, type: Thing['type']): OwnDeck {
  const [, ...others] = spacesWith(own.deck[card], type);
  return others.reduce((deck, space) => withThing(deck, { card, space }, NOTHING), own);
}

const spacesWith = (card: Card | undefined, type: Thing['type']): readonly number[] =>
  (card?.spaces ?? []).flatMap(({ thing }, space) => (thing.type === type ? [space] : []));

const bareCard = (i: number): Card => ({
  name: `${i}`,
  line: 1,
  width: 3,
  height: 2,
  spaces: Array.from({ length: 6 }, () => ({ thing: NOTHING, walls: [false, false, false, false] })),
});

/** DZ-C1: bare cards where some are missing; what is too much at the end goes. */
function withAllCards(own: OwnDeck): OwnDeck {
  const deck = Array.from({ length: CARDS }, (_, i) => own.deck[i] ?? bareCard(i));
  return { ...own, deck: linedUp(deck, own.heading) };
}

/** DZ-C1: a wall between stair and door. */
function walledApart(own: OwnDeck): OwnDeck {
  const [half] = own.deck;
  const [stair = 0] = spacesWith(half, 'stair');
  const [door] = spacesWith(half, 'door');
  const side = SIDES.find(each => half && neighbourOf(half, stair, each) === door);
  return side === undefined ? own : withWall(own, { card: 0, space: stair, side }, 'built');
}

/** DZ-C2: every outer edge of a thing on the half-card is opened. */
function openedOut(own: OwnDeck, type: Thing['type']): OwnDeck {
  const [half] = own.deck;
  const [space = 0] = spacesWith(half, type);
  const outer = SIDES.filter((side: Side) => half && neighbourOf(half, space, side) === undefined);
  return outer.reduce((deck, side) => withWall(deck, { card: 0, space, side }, 'gone'), own);
}

/** A thing on the first bare space of the emptiest card that may still take it; undefined where none may. */
function withAdded(own: OwnDeck, thing: Thing): OwnDeck | undefined {
  const [spot] = own.deck
    .flatMap((card, i) => (i > 0 && mayTake(card, thing) ? [{ card: i, free: spacesWith(card, 'nothing') }] : []))
    .filter(({ free }) => free.length > 0)
    .toSorted((a, b) => b.free.length - a.free.length)
    .map(({ card, free: [space = 0] }): SpaceOf => ({ card, space }));
  return spot && withThing(own, spot, thing);
}

const mayTake = (card: Card, { type }: Thing): boolean =>
  !(type in MOST) || spacesWith(card, type).length < MOST[type as keyof typeof MOST];

function added(own: OwnDeck, thing: Thing): Mend<OwnDeck> | undefined {
  const draft = withAdded(own, thing);
  return draft && drawn(draft);
}

const countIn = ({ deck }: OwnDeck, type: Thing['type']): number =>
  deck.reduce((sum, card) => sum + spacesWith(card, type).length, 0);

/** DZ-C6: as many pouches and monsters as are missing; a new monster is one that a weapon of the deck beats. */
function enriched(own: OwnDeck): Mend<OwnDeck> | undefined {
  let draft: OwnDeck | undefined = own;
  while (draft && countIn(draft, 'pouch') < LEAST.pouch) draft = withAdded(draft, { type: 'pouch' });
  while (draft && countIn(draft, 'monster') < LEAST.monster)
    draft = withAdded(draft, { type: 'monster', weapon: weaponIn(draft) });
  return draft && drawn(draft);
}

/** A weapon that the deck has already. */
function weaponIn({ deck }: OwnDeck): 'hammer' | 'axe' | 'sword' | 'bow' {
  const found = deck.flatMap(({ spaces }) => spaces).find(({ thing }) => thing.type === 'weapon')?.thing;
  return found && 'weapon' in found ? found.weapon : 'hammer';
}

/** DZ-C11: no card is bare. */
function blessed(own: OwnDeck, flaw: { readonly line: number; readonly column: number }): Mend<OwnDeck> | undefined {
  const at = placeAt(own, flaw);
  return at && drawn(withThing(own, { card: at.card, space: 0 }, { type: 'pouch' }));
}
