// Every form that the rows of a match can have, by what their types allow. What is added to one of these types has to be
// added here, and then stands in no frozen file until one is written that holds it.
import type { Body } from '../matches/fold.ts';
import type { Chair, Former, Founding } from '../matches/head.ts';
import { stepOf } from '../matches/rows.ts';
import type { MatchRow, StepRow } from '../storage/schema.ts';
import type { Favour, Forfeit, Talk, Terms } from '../../wire/table.ts';

interface Stored {
  readonly match: MatchRow;
  readonly steps: readonly StepRow[];
}

/** By name; false where a type allows what nobody ever stores. */
type Named<Name extends string> = Readonly<Record<Name, boolean>>;
type Fields<T> = Named<T extends T ? keyof T & string : never>;
type OfKind<K, B = Body> = B extends { readonly kind: infer L } ? (K extends L ? B : never) : never;
type Bodies = { readonly [K in Body['kind']]: Fields<OfKind<K>> };

const STEPPED = { kind: true, entries: true };
const WORD = { kind: true, asked: true };

const BODIES: Bodies = {
  start: { ...STEPPED, late: false },
  act: { ...STEPPED, late: true },
  redo: { ...STEPPED, late: false },
  undo: { kind: true },
  seat: { kind: true, chairs: true, kept: true },
  forfeit: { kind: true, how: true },
  ask: { kind: true, favour: true, excused: true },
  allow: WORD,
  decline: WORD,
  withdraw: WORD,
  rematch: { kind: true, match: true, watch: true },
  talk: { kind: true, to: true },
  silence: { kind: true, person: true, isSilent: true },
  remove: { kind: true, person: true },
  ready: { kind: true, isReady: true },
  begin: { kind: true, seats: true, options: true },
  outage: { kind: true, since: true, until: true },
  end: { kind: true },
};

const MATCH: Fields<MatchRow> = { id: true, game: true, head: true, secret: true, join_key: true, watch_key: true };
const STEP: Fields<StepRow> = {
  match: true,
  seq: true,
  kind: true,
  by: true,
  client: true,
  at: true,
  body: true,
  version: true,
  hash: true,
  waiting: true,
};
const HEAD: Fields<Founding> = {
  session: true,
  version: true,
  options: true,
  terms: true,
  host: true,
  chairs: true,
  created: true,
  share: true,
  former: true,
  brought: true,
};
const CHAIR: Fields<Chair> = {
  person: true,
  name: true,
  entropy: true,
  bot: true,
  claimed: true,
  owner: true,
  minded: true,
};
const FORMER: Fields<Former> = { match: true, chairs: true, places: true, scores: true };
const TERMS: Fields<Terms> = {
  pace: true,
  clock: true,
  timeout: true,
  listed: true,
  minding: true,
  joining: true,
  begins: true,
  robots: true,
  language: true,
};
const PACES: Named<Terms['pace']> = { live: true, turns: true };
const CLOCKS: Named<Terms['clock']['type']> = { none: true, turn: true, bank: true };
const TIMEOUTS: Named<Terms['timeout']> = { bot: true, lost: true };
const MINDINGS: Named<Terms['minding']> = { none: true, vote: true, always: true };
const BEGINNINGS: Named<NonNullable<Terms['begins']>> = { full: true, ready: true };
const FAVOURS: Named<Favour['type']> = { back: true, mind: true };
const FORFEITS: Named<Forfeit> = { resigned: true, left: true, time: true };
const TALKS: Named<Talk> = { seats: true, everybody: true };

const FORMS: Readonly<Record<string, Named<string>>> = {
  ...BODIES,
  match: MATCH,
  step: STEP,
  head: HEAD,
  chair: CHAIR,
  former: FORMER,
  terms: TERMS,
  pace: PACES,
  clock: CLOCKS,
  timeout: TIMEOUTS,
  minding: MINDINGS,
  begins: BEGINNINGS,
  favour: FAVOURS,
  forfeited: FORFEITS,
  talking: TALKS,
};

/** All forms that there are, by name. */
export const ALL_FORMS: readonly string[] = Object.entries(FORMS)
  .flatMap(([of, names]) => Object.keys(names).flatMap(name => (names[name] ? [`${of} ${name}`] : [])))
  .sort();

/** The forms that stored matches have. */
export const formsIn = (matches: readonly Stored[]): readonly string[] => [...new Set(matches.flatMap(formsOf))].sort();

function formsOf({ match, steps }: Stored): readonly string[] {
  const founding = JSON.parse(match.head) as Founding;
  const bodies = steps.map(step => stepOf(step).body);
  const { former, chairs, terms } = founding;
  const seated = bodies.flatMap(body => (body.kind === 'seat' ? body.chairs.map(([, chair]) => chair) : []));
  return [
    ...namesIn('match', [match]),
    ...namesIn('step', steps),
    ...namesIn('head', [founding]),
    ...namesIn('former', former ? [former] : []),
    ...namesIn('chair', [...chairs, ...(former?.chairs ?? []), ...seated]),
    ...agreedIn(terms),
    ...bodies.flatMap(body => [...namesIn(body.kind, [body]), ...saidBy(body)]),
  ];
}

const namesIn = (of: string, rows: readonly object[]): readonly string[] =>
  rows.flatMap(row => Object.keys(row).map(name => `${of} ${name}`));

const agreedIn = (terms: Terms): readonly string[] => [
  ...namesIn('terms', [terms]),
  `pace ${terms.pace}`,
  `clock ${terms.clock.type}`,
  `timeout ${terms.timeout}`,
  `minding ${terms.minding}`,
  ...(terms.begins ? [`begins ${terms.begins}`] : []),
];

function saidBy(body: Body): readonly string[] {
  if (body.kind === 'ask') return [`favour ${body.favour.type}`];
  if (body.kind === 'forfeit') return [`forfeited ${body.how}`];
  return body.kind === 'talk' ? [`talking ${body.to}`] : [];
}
