// Every form that a match can have in a browser's database, by what the types of its rows allow. What is added to one of them
// has to be added here, and then stands in no frozen file until one is written that holds it.
import { CHANCE, type Kind } from '../../../../kernel/game.ts';
import type { Opening } from '../../../../kernel/match.ts';
import type { NamedSitter } from '../sitters.ts';
import type { Kept, KeptHead, StoredStep } from '../store.ts';

/** By name; false where a type allows what nobody ever stores. */
type Named<Name extends string> = Readonly<Record<Name, boolean>>;
type Fields<T> = Named<T extends T ? keyof T & string : never>;

const HEAD: Fields<KeptHead> = {
  id: true,
  session: true,
  opening: true,
  sitters: true,
  deal: true,
  fixed: true,
  changed: true,
  outcome: true,
};
const OPENING: Fields<Opening<Kind>> = {
  game: true,
  version: true,
  seats: true,
  options: true,
  seeds: true,
  proof: true,
};
const SITTER: Fields<NamedSitter> = { name: true, bot: true };
const STEP: Fields<StoredStep> = { match: true, seq: true, kind: true, by: true, entries: true };

/** Who is behind a step; chance takes none but those that are typed in, and the first. */
type By = 'person' | 'bot' | 'chance';
const BY_ALL: Named<By> = { person: true, bot: true, chance: true };
const STEPS: { readonly [K in StoredStep['kind']]: Named<By> } = {
  start: { person: false, bot: false, chance: true },
  act: BY_ALL,
  undo: BY_ALL,
  redo: { person: true, bot: false, chance: true },
};
/** What is null in some heads, and what is absent. */
const HEADS = { dealt: true, undealt: true, seated: true, unseated: true, 'under-way': true, over: true };
const SEEDS = { one: true, more: true, none: true };

const FORMS: Readonly<Record<string, Named<string>>> = {
  head: HEAD,
  opening: OPENING,
  sitter: SITTER,
  step: STEP,
  ...STEPS,
  is: HEADS,
  seeds: SEEDS,
};

/** All forms that there are, by name. */
export const ALL_FORMS: readonly string[] = Object.entries(FORMS)
  .flatMap(([of, names]) => Object.keys(names).flatMap(name => (names[name] ? [`${of} ${name}`] : [])))
  .sort();

/** The forms that kept matches have. */
export const formsIn = (matches: readonly Kept[]): readonly string[] => [...new Set(matches.flatMap(formsOf))].sort();

const formsOf = ({ head, steps }: Kept): readonly string[] => [
  ...namesIn('head', [head]),
  ...namesIn('opening', [head.opening]),
  ...namesIn('sitter', head.sitters ?? []),
  ...namesIn('step', steps),
  ...steps.map(({ kind, by }) => `${kind} ${whoIs(by, head)}`),
  `is ${head.deal === null ? 'undealt' : 'dealt'}`,
  `is ${head.sitters ? 'seated' : 'unseated'}`,
  `is ${head.outcome ? 'over' : 'under-way'}`,
  `seeds ${seedsOf(head.opening)}`,
];

const namesIn = (of: string, rows: readonly object[]): readonly string[] =>
  rows.flatMap(row => Object.keys(row).map(name => `${of} ${name}`));

function whoIs(by: number, { sitters }: KeptHead): By {
  if (by === CHANCE) return 'chance';
  return sitters?.[by]?.bot ? 'bot' : 'person';
}

function seedsOf({ seeds }: Opening<Kind>): keyof typeof SEEDS {
  if (seeds.every(([, seed]) => seed === null)) return 'none';
  return seeds.length > 1 ? 'more' : 'one';
}
