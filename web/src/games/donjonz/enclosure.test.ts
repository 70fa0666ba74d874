import { expect, test } from 'vitest';
import { type Content, donjonz, type Donjonz, type Laid } from '../../../../games/donjonz/index.ts';
import { STANDARD_DECK, TURNS } from '../../../../games/donjonz/readers.ts';
import { type Match, play, start } from '../../../../kernel/match.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import { BOARD_WORDS } from './context.ts';
import { newEnclosureOf } from './enclosure.ts';

/** The stair opens to the south only. */
const NARROW = STANDARD_DECK.replace(/^.*\n.*\n.*\n.*\n/, 'The Narrow Step\n+-+-+-+\n|<|.|#\n+ +-+ +\n');

const started = (deck: string, seed: number): Match<Donjonz> =>
  start(donjonz, {
    seats: 1,
    options: { doorWithoutKey: 'blocked', deck },
    seeds: [[0, seed.toString(16).padStart(32, '0')]],
  });

/** Plays at random, and calls back after each action. */
function playOut(match: Match<Donjonz>, seed: number, onPlayed: () => void): void {
  const random = randomFrom(`hands ${seed}`);
  for (;;) {
    const actions = match.rules.actions(match.state, 0);
    const action = actions[random(Math.max(1, actions.length))];
    if (!action) return;
    play(match, 0, action);
    onPlayed();
  }
}

interface Told {
  readonly spaces: number;
  readonly isEarly: boolean;
  readonly entered: number;
}

/** Random matches in which somebody was shut in: what was told, and how far the hero came. */
function shutIn(deck: string): readonly Told[] {
  return Array.from({ length: 40 }, (_, seed) => {
    const match = started(deck, seed);
    const { content } = match.rules;
    let told: ReturnType<typeof newEnclosureOf>;
    let count = 1;
    playOut(match, seed, () => {
      const { laid } = match.state;
      if (laid.length > count) told ??= newEnclosureOf(content, match.rules.view(match.state, 0));
      count = laid.length;
    });
    return told && { ...told, entered: match.state.path.length - 1 };
  }).filter(each => each !== undefined);
}

test.each([STANDARD_DECK, NARROW])('nobody who is told of so many spaces ever enters more', deck => {
  const told = shutIn(deck);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ spaces, entered }) => entered > spaces)).toEqual([]);
});

test('whoever is told that no step is left has none, and no other', () => {
  for (let seed = 0; seed < 40; seed++) {
    const match = started(NARROW, seed);
    let isTold = false;
    let count = 1;
    playOut(match, seed, () => {
      const { laid } = match.state;
      if (laid.length > count)
        isTold ||= newEnclosureOf(match.rules.content, match.rules.view(match.state, 0))?.spaces === 0;
      count = laid.length;
    });
    expect(match.state.path.length === 1).toBe(isTold);
  }
});

/** A card of the deck, turned so that a wall stands north of its first space. */
function walledCard(content: Content): Pick<Laid, 'card' | 'turn'> {
  for (const [card, faces] of content.deck.entries())
    for (const turn of TURNS) if (card > 0 && faces[turn].spaces[0]?.walls[0] === true) return { card, turn };
  throw new Error('the deck has no such card');
}

test('it is said of the card that shuts the way, and of none after it', () => {
  const { rules, state } = started(NARROW, 0);
  const { content } = rules;
  const told = (...laid: readonly Laid[]): ReturnType<typeof newEnclosureOf> =>
    newEnclosureOf(content, { ...rules.view(state, 0), laid: [...laid] });
  const step: Laid = { card: 0, x: 0, y: 0, turn: 0 };
  const shutting: Laid = { ...walledCard(content), x: 0, y: 1 };
  const another: Laid = { card: shutting.card === 1 ? 2 : 1, x: 2, y: -2, turn: 0 };
  expect(told(step, shutting)).toEqual({ spaces: 0, isEarly: true });
  expect(told(step, shutting, another)).toBeUndefined();
  expect(told(step, another)).toBeUndefined();
});

test('it is said in both languages', () => {
  const said = ([language, spaces, isEarly]: readonly ['en' | 'fr', number, boolean]): string =>
    BOARD_WORDS[language].laying.enclosed({ spaces, isEarly });
  expect(said(['en', 0, true])).toBe('This walls the hero in: not one step is left.');
  expect(said(['en', 3, true])).toBe(
    'This walls the hero in. There are 3 spaces to walk, and no card to come can be reached.',
  );
  expect(said(['fr', 1, false])).toBe(
    'Cela isole le héros. Il reste 1 case à parcourir, le reste est derrière des murs.',
  );
});
