import { describe, expect, test } from 'vitest';
import { SHELF } from '../../../games/shelf.ts';
import { CHANCE, isRefusal, type Kind, type Seat } from '../../../kernel/game.ts';
import { append, type Match, start, transcriptOf } from '../../../kernel/match.ts';
import { canonical } from '../../../kernel/plain.ts';
import { choose, randomFrom } from '../../../kernel/random.ts';
import { isMisfit, verify } from '../../../kernel/transcript.ts';
import { moduleOf } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { type Occasion, type Pad, padFor } from '../games/pad.ts';

const TYPED = [[0, null]] as const;
/** Enough for the rarest card: Dungeon Pen steals junk seldom. */
const MATCHES = 8;

/** Every type of chance that a game has, with the options under which a match comes to it. */
const KINDS: Readonly<Record<(typeof SHELF)[number], readonly string[]>> = {
  donjonz: ['turn-up'],
  'dice-and-danger': ['roll'],
  'dungeon-pen': ['cast', 'coin', 'draw', 'junk', 'pilfer', 'point', 'reach', 'roll', 'sway'],
  'the-dungeon': ['deal', 'draw', 'fall', 'learn', 'roll'],
};

/** More than hands can hold: something is lost in the fall. */
const laden = (seat: number): object => ({
  name: `Laden ${seat}`,
  strength: 3,
  craft: 3,
  objects: ['torch', 'sword', 'scroll', 'axe', 'pastry'],
  animals: ['mule'],
});

const OPTIONS: Readonly<Record<(typeof SHELF)[number], readonly ((seats: number) => object)[]>> = {
  donjonz: [() => ({})],
  'dice-and-danger': [() => ({}), () => ({ adventure: 'clumsy-cultists' })],
  'dungeon-pen': [() => ({ wilder: true }), () => ({ ruleset: 'fr', characters: ['scholar', 'brute'] })],
  'the-dungeon': [
    () => ({}),
    () => ({ fate: 'on' }),
    seats => ({ characters: Array.from({ length: seats }, (_, seat) => laden(seat)) }),
  ],
};

const occasionIn = ({ rules, state, start: { seats } }: Match<Kind>, module: GameModule<Kind>): Occasion<Kind> => {
  const seat = module.companion?.seatOf(rules.view(state, 0)) ?? 0;
  return {
    view: rules.view(state, seat),
    seat,
    rules,
    actions: rules.actions(state, CHANCE),
    language: 'en',
    names: Array.from({ length: seats }, (_, i) => `P${i}`),
    reader: undefined,
    words: module.words.en,
  };
};

const faces = (count: number): readonly (readonly number[])[] =>
  count === 0 ? [[]] : faces(count - 1).flatMap(rest => [1, 2, 3, 4, 5, 6].map(face => [...rest, face]));

/** What can be typed in on a pad of buttons. */
const typeable = (pad: Pad<Kind>): readonly unknown[] | undefined => {
  if (pad.kind === 'choice') return pad.choices.map(({ action }) => action);
  return pad.kind === 'dice' ? faces(pad.dice.length).map(each => pad.read(each)) : undefined;
};

interface Walked {
  readonly match: Match<Kind>;
  readonly pads: ReadonlyMap<string, Pad<Kind>>;
  readonly missing: readonly string[];
}

function agreedOn({ game }: GameModule<Kind>, options: object, seats: number): Kind['options'] {
  const agreed = game.readOptions(options, seats);
  if (isRefusal(agreed)) throw new Error(`refused: ${canonical(agreed)}`);
  return agreed;
}

/** Plays a match at random, with whatever chance may do typed in, and looks at every pad on the way. */
function walk(module: GameModule<Kind>, seats: Seat, options: object, name: string): Walked {
  const agreed = agreedOn(module, options, seats);
  const match = start(module.game, { seats, options: agreed, seeds: TYPED });
  const random = randomFrom(name);
  const pads = new Map<string, Pad<Kind>>();
  const missing: string[] = [];
  for (let step = 0; step < 600; step++) {
    const [seat] = match.rules.active(match.state);
    if (seat === undefined) break;
    const actions = match.rules.actions(match.state, seat);
    if (seat === CHANCE) {
      const type = actions[0]?.type ?? '';
      const pad = padFor(module.companion, occasionIn(match, module), '');
      if (!pads.has(type)) missing.push(...untypeable(pad, actions).map(canonical));
      if (!module.companion?.pads[type]) missing.push(`no pad for ${type}`);
      pads.set(type, pad);
    }
    append(match, [seat, choose(actions, random)]);
  }
  return { match, pads, missing };
}

/** Of what is legal, what cannot be typed in. A pad of a game's own is a sheet to press, and is tested there. */
function untypeable(pad: Pad<Kind>, actions: readonly Kind['action'][]): readonly Kind['action'][] {
  const typed = typeable(pad);
  if (!typed) return [];
  const texts = new Set(typed.map(canonical));
  return actions.filter(action => !texts.has(canonical(action)));
}

describe.each(SHELF)('%s with real dice', id => {
  test('every kind of chance has a pad on which all that is legal can be typed in', async () => {
    const module = await moduleOf(id);
    const { min, max } = module.game.seats;
    const walks = OPTIONS[id].flatMap((options, i) =>
      Array.from({ length: MATCHES }, (_, n) => {
        const seats = n % 2 === 0 ? min : Math.min(max, min + 1);
        return walk(module, seats, options(seats), `${i}/${n}`);
      }),
    );
    expect(walks.flatMap(({ missing }) => missing)).toEqual([]);
    const met = new Set(walks.flatMap(({ pads }) => [...pads.keys()]));
    expect([...met].sort()).toEqual(KINDS[id]);
    expect(Object.keys(module.companion?.pads ?? {}).sort()).toEqual(KINDS[id]);
  });

  test('what was typed in is a transcript that verifies', async () => {
    const module = await moduleOf(id);
    const { match } = walk(module, module.game.seats.min, {}, 'transcript');
    const transcript = transcriptOf(match);
    expect(transcript.seeds).toEqual(TYPED);
    expect(isMisfit(verify(module.game, JSON.parse(JSON.stringify(transcript))))).toBe(false);
  });

  test('every question is asked in both languages', async () => {
    const module = await moduleOf(id);
    const { match } = walk(module, module.game.seats.min, {}, 'words');
    expect(match.log.length).toBeGreaterThan(0);
    const first = start(module.game, match.start);
    const occasion = occasionIn(first, module);
    const asked = (['en', 'fr'] as const).map(
      language => padFor(module.companion, { ...occasion, language, words: module.words[language] }, '').question,
    );
    expect(new Set(asked).size).toBe(first.rules.active(first.state)[0] === CHANCE ? 2 : new Set(asked).size);
  });
});

test('a game that says nothing of real dice has everything listed in words', async () => {
  const { companion: _, ...module } = await moduleOf('the-dungeon');
  const match = start(module.game, { seats: 1, options: agreedOn(module, {}, 1), seeds: TYPED });
  while (match.rules.active(match.state)[0] !== CHANCE)
    append(match, [0, match.rules.actions(match.state, 0)[0] as Kind['action']]);
  const pad = padFor<Kind>(undefined, occasionIn(match, module), 'What did chance do?');
  expect(pad).toMatchObject({ kind: 'choice', question: 'What did chance do?' });
  expect(untypeable(pad, match.rules.actions(match.state, CHANCE))).toEqual([]);
});
