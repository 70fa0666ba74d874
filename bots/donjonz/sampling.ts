import type { Donjonz, Lay, State } from '../../games/donjonz/index.ts';
import type { Random, Rules } from '../../kernel/game.ts';
import { DungeonDraft } from './draft.ts';
import { type Liked, liked } from './laying.ts';
import { bestGlory } from './walk.ts';
import { walkerAt } from './walker.ts';

/** So many ways to lay a card are tried at all: those that join it best. */
const CANDIDATES = 24;
/** Walks followed at once through a dungeon that was only imagined. */
const WIDTH = 4;
/** Decks that all candidates are tried with before the worse half of them is left out. */
const DECKS = 4;

export interface Sampling {
  readonly rules: Rules<Donjonz>;
  /** As it stands, with a card in hand. */
  readonly state: Readonly<State>;
  /** How many walks may be looked at. */
  readonly nodes: number;
  /** Shuffles the decks, which are the same for all candidates. */
  readonly random: Random;
}

/** A lay, and the mean glory of walks through the dungeons that were made of it. */
export interface Sampled {
  readonly lay: Lay;
  readonly glory: number;
}

interface Candidate {
  readonly lay: Lay;
  readonly glories: number[];
}

/**
 * The lays that seem best, the best first. Each is tried with the same decks: the cards that are left come in some order, are laid
 * to join well, and the dungeon is walked by a narrow search. By and by the worse half is left out, and the rest is tried more.
 */
export function sampledLays({ rules, state, nodes, random }: Sampling): readonly Sampled[] {
  let candidates: readonly Candidate[] = likeliest(liked(rules.content, state));
  const draft = new DungeonDraft(rules.content);
  let spent = 0;
  while (spent < nodes && candidates.length > 1) {
    for (let i = 0; i < DECKS; i++) {
      const deck = deckOf(state, random);
      for (const { lay, glories } of candidates) {
        const { glory, walks } = imagined(draft, state, lay, deck);
        glories.push(glory);
        spent += walks;
      }
    }
    candidates = betterHalf(
      candidates,
      spent < nodes ? Math.max(2, Math.ceil(candidates.length / 2)) : candidates.length,
    );
    if (isSettled(state)) break;
  }
  return candidates.map(({ lay, glories }) => ({ lay, glory: meanOf(glories) }));
}

/** With the last card in hand there is nothing to imagine: one deck tells all. */
const isSettled = ({ next, pile }: Readonly<State>): boolean => next === null && pile.length === 0;

function likeliest(all: readonly Liked[]): readonly Candidate[] {
  const falling = all.toSorted((one, two) => two.worth - one.worth);
  return falling.slice(0, CANDIDATES).map(({ lay }) => ({ lay, glories: [] }));
}

/** In the order of their means. */
function betterHalf(candidates: readonly Candidate[], count: number): readonly Candidate[] {
  return candidates.toSorted((one, two) => meanOf(two.glories) - meanOf(one.glories)).slice(0, count);
}

const meanOf = (glories: readonly number[]): number =>
  glories.length === 0 ? 0 : glories.reduce((sum, glory) => sum + glory, 0) / glories.length;

/** The cards that are left, in some order; the one that is turned up comes first. */
function deckOf({ next, pile }: Readonly<State>, random: Random): readonly number[] {
  const cards = [...pile];
  for (let i = cards.length - 1; i > 0; i--) {
    const other = random(i + 1);
    [cards[i], cards[other]] = [cards[other] as number, cards[i] as number];
  }
  return next === null ? cards : [next, ...cards];
}

interface Imagined {
  readonly glory: number;
  readonly walks: number;
}

/** A dungeon that begins with a lay, walked. */
function imagined(draft: DungeonDraft, state: Readonly<State>, lay: Lay, deck: readonly number[]): Imagined {
  draft.begin(state.laid);
  draft.lay(state.hand as number, lay);
  for (const card of deck) draft.layBest(card);
  let walks = 0;
  const glory = bestGlory(draft.graph(), [walkerAt(state, 0)], { width: WIDTH, tally: looked => (walks += looked) });
  return { glory, walks };
}
