// What positions of DonjonZ are worth, in glory. Once the map lies, that of the best walk from here: no judgement is in
// it. Before, the cards that are left come in some orders (the same in every position of every match, so that two
// positions meet the same luck), are laid to join well, and a narrow search walks; what that makes of a position is
// turned into glory by what it has come to in other matches.
import {
  type Action,
  type Content,
  donjonz,
  type Donjonz,
  type Lay,
  type Options,
  type State,
} from '../../games/donjonz/index.ts';
import { gloryOf, isMapping } from '../../games/donjonz/readers.ts';
import type { Rules } from '../../kernel/game.ts';
import { same } from '../../kernel/plain.ts';
import { randomFrom, total } from '../../kernel/random.ts';
import type { Cause } from '../coach.ts';
import { readLevel } from '../level.ts';
import type { Playing, Valuation } from '../valuation.ts';
import { DungeonDraft } from './draft.ts';
import { bestLay, liked } from './laying.ts';
import { BestWalks, type Walked } from './best-walks.ts';
import { beam } from './walk.ts';
import { type Walker, walkerAt } from './walker.ts';
import text from './weights/laying.ts';
import level from './weights/level.ts';

/** Nothing is said of a deck of somebody's own: what its dungeons come to was never measured. */
export function valuation(rules: Rules<Donjonz>): Valuation<Donjonz> | undefined {
  return same(rules.content.deck, STANDARD) ? valuationOf(rules) : undefined;
}

const { version } = donjonz;
const STANDARD = donjonz.rules({ version, seats: 1, options: donjonz.readOptions({}, 1) as Options }).content.deck;

function valuationOf(rules: Rules<Donjonz>): Valuation<Donjonz> {
  const { content } = rules;
  const imagined = new ImaginedDungeons(content, ORDERS);
  const walks = new BestWalks(rules);
  const worthOf = (state: Readonly<State>): number =>
    isOpen(state) ? promised(state, imagined.of(state).glory) : walks.from(state).glory;
  return {
    version: 1,
    unit: 'points',
    mistakeFrom: POUCH,
    noise: NOISE,
    level: readLevel(level),
    worth: state => [worthOf(state)],
    causes: state => causesOf(state, worthOf(state), isOpen(state) ? imagined.of(state) : walks.from(state)),
    candidates: (state, seat) => (state.phase === 'lay' ? likeliest(content, state) : rules.actions(state, seat)),
    isExact: state => !isOpen(state),
    playing: playingOn(content),
  };
}

/** What a pouch brings: on a walk, where nothing is left to judgement, less than that is no mistake. */
const POUCH = 2;

/** How many ways to lay a card are compared: those that join it best. */
const CANDIDATES = 12;
export const ORDERS = 48;
/** Walks followed at once through a dungeon that one order makes, and through one that is certain. */
const WIDTH = 4;
const SURE_WIDTH = 60;

/** Whether cards are still to be laid. */
const isOpen = (state: Readonly<State>): boolean => isMapping(state) && cardsLeft(state) > 0;

export const cardsLeft = ({ hand, next, pile }: Readonly<State>): number =>
  pile.length + Number(hand !== null) + Number(next !== null);

export function likeliest(content: Content, state: Readonly<State>): readonly Lay[] {
  const falling = liked(content, state).toSorted((one, two) => two.worth - one.worth);
  return falling.slice(0, CANDIDATES).map(({ lay }) => lay);
}

/** How much of imagined glory counts, where the dungeon is sure and where not; how far one is off; and by cards left what is added. */
const [SURE_SHARE = 0, SHARE = 0, NOISE = 0, ...BASES] = text.split(' ').map(Number);
const promised = (state: Readonly<State>, glory: number): number =>
  (BASES[cardsLeft(state) - 1] ?? 0) + (isSure(state) ? SURE_SHARE : SHARE) * glory;

/** Whether only one order is left for the cards that are to come. */
export const isSure = ({ pile }: Readonly<State>): boolean => pile.length < 2;

/** Dungeons that may come of a position, walked. */
export class ImaginedDungeons {
  readonly #draft: DungeonDraft;
  readonly #orders: readonly (readonly number[])[];

  constructor(content: Content, count: number, seed = 'orders') {
    this.#draft = new DungeonDraft(content);
    const random = randomFrom(seed);
    this.#orders = Array.from({ length: count }, () => {
      const cards = content.deck.map((_, card) => card);
      for (let i = cards.length - 1; i > 0; i--) {
        const other = random(i + 1);
        [cards[i], cards[other]] = [cards[other] as number, cards[i] as number];
      }
      return cards;
    });
  }

  of(state: Readonly<State>): Walked {
    const orders = isSure(state) ? this.#orders.slice(0, 1) : this.#orders;
    const ends = orders.map(order => this.#walked(state, order, isSure(state) ? SURE_WIDTH : WIDTH));
    const meanOf = (figure: (end: Walker) => number): number =>
      total(ends.map(end => (end ? figure(end) : 0))) / ends.length;
    return { glory: meanOf(gloryOf), monsters: meanOf(end => gloryOf({ ...end, pouches: 0 })) };
  }

  #walked(state: Readonly<State>, order: readonly number[], width: number): Walker | undefined {
    const draft = this.#draft;
    draft.begin(state.laid);
    for (const card of [state.hand, state.next]) if (card !== null) draft.layBest(card);
    for (const card of order) if (state.pile.includes(card)) draft.layBest(card);
    return beam(draft.graph(), [walkerAt(state, 0)], { width });
  }
}

/** Monsters and pouches add up to it; what one expects beyond that goes to both alike. */
function causesOf({ phase }: Readonly<State>, worth: number, { glory, monsters }: Walked): readonly Cause[] {
  const share = glory === 0 ? 0 : monsters / glory;
  return phase === 'over' && worth === 0
    ? []
    : [
        { name: 'monsters', amount: worth * share },
        { name: 'pouches', amount: worth * (1 - share) },
      ];
}

/** Cards are laid to join well, as they come, and the dungeon is walked by a wide search. */
function playingOn(content: Content): Playing<Donjonz> {
  const imagined = new ImaginedDungeons(content, 1);
  return {
    ahead: STANDARD.length,
    rounds: 4,
    policy: state => (state.phase === 'lay' ? bestLay(content, state) : ({ type: state.phase } as Action)),
    luckBy: { worth: () => [0] },
    endBy: { worth: state => [imagined.of(state).glory] },
    endNoise: 0,
  };
}
