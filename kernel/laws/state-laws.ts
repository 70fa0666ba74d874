import { CHANCE, isRefusal, type Kind, type Seat } from '../game.ts';
import { accept } from '../match.ts';
import { canonical, clone, freeze, impurity, isRecord, same } from '../plain.ts';
import { choose, total } from '../random.ts';
import { find, type Law, type Sample, seatsOf, watchersOf } from './sample.ts';

const GARBAGE: readonly unknown[] = [null, 0, 'step', [], {}, { type: 'no-such-action' }, { type: 7 }];

function reading<K extends Kind>(sample: Sample<K>): string | undefined {
  const { rules, state } = sample;
  const before = canonical(state);
  try {
    for (const seat of rules.active(state)) rules.actions(state, seat);
    rules.odds?.(state);
    rules.turn(state);
    rules.outcome(state);
    for (const seat of watchersOf(sample)) rules.why(state, seat, freeze(rules.view(state, seat)));
  } catch (error) {
    return `a query threw ${String(error)}`;
  }
  return canonical(state) === before ? undefined : 'a query changed the state';
}

function acting<K extends Kind>({ rules, state }: Sample<K>): string | undefined {
  const active = rules.active(state);
  if (active.includes(CHANCE) && active.length > 1) return 'chance decides together with a seat';
  return find(active, seat => (rules.actions(state, seat).length > 0 ? undefined : `seat ${seat} has no action`));
}

function listing<K extends Kind>({ rules, state }: Sample<K>): string | undefined {
  return find(rules.active(state), seat => {
    const texts = new Set<string>();
    const twice = rules
      .actions(state, seat)
      .map(canonical)
      .find(text => texts.size === texts.add(text).size);
    return twice && `seat ${seat} is offered ${twice} twice`;
  });
}

function accepting<K extends Kind>({ rules, state, random }: Sample<K>): string | undefined {
  return find(rules.active(state), seat => {
    const action = choose(rules.actions(state, seat), random);
    const answer = accept(rules, state, seat, JSON.parse(JSON.stringify(action)));
    return same(answer, action)
      ? undefined
      : `${canonical(action)} of seat ${seat} is answered by ${canonical(answer)}`;
  });
}

/** Garbage, another seat's actions, and listed actions with one field bent. */
function refusing<K extends Kind>(sample: Sample<K>): string | undefined {
  const { rules, state, random, subject } = sample;
  const active = rules.active(state);
  const listed = active.flatMap(seat => choose(rules.actions(state, seat), random));
  const inputs = [...GARBAGE, ...(subject.strangers ?? []), ...listed, ...listed.flatMap(bent)];
  return find(new Set([...seatsOf(sample), ...active]), seat => find(inputs, input => badAnswer(sample, seat, input)));
}

function bent(action: object): unknown[] {
  return Object.entries(action).map(([key, value]) => ({
    ...action,
    [key]: typeof value === 'number' ? value + 9999 : typeof value === 'string' ? `${value}?` : null,
  }));
}

function badAnswer<K extends Kind>(
  { rules, state, subject }: Sample<K>,
  seat: Seat,
  input: unknown,
): string | undefined {
  const isActive = rules.active(state).includes(seat);
  const answer = accept(rules, state, seat, input);
  const told = `${canonical(input)} of seat ${seat}`;
  if (isRefusal(answer)) {
    const { rule, refused } = answer;
    return subject.ruleIds.has(rule) && isRecord(refused) ? undefined : `${told} is refused by unknown rule '${rule}'`;
  }
  const isListed = isActive && rules.actions(state, seat).some(action => same(action, answer));
  const isRead = isActive && rules.read && !isRefusal(rules.read(state, seat, answer));
  return isListed || isRead ? undefined : `${told} is accepted though not listed`;
}

function ending<K extends Kind>({ rules, state, subject }: Sample<K>): string | undefined {
  const outcome = rules.outcome(state);
  const isOver = rules.active(state).length === 0;
  if (isOver !== (outcome !== undefined))
    return isOver ? 'the match is over without an outcome' : 'an outcome too early';
  if (!outcome) return undefined;
  if (outcome.places.length !== subject.seats || outcome.scores.length !== subject.seats) return 'a seat has no place';
  return impurity(outcome, 'outcome');
}

function weighing<K extends Kind>({ rules, state }: Sample<K>): string | undefined {
  if (rules.active(state)[0] !== CHANCE || !rules.odds) return undefined;
  const odds = rules.odds(state);
  if (odds.length !== rules.actions(state, CHANCE).length) return 'chance has not one odd per action';
  return odds.every(odd => Number.isSafeInteger(odd) && odd > 0) ? undefined : 'odds are not positive integers';
}

const DRAWS = 400;

/** Six standard deviations and a little for rare actions, in whole numbers: (count - expected)^2 <= 36 (expected + 1). */
function drawing<K extends Kind>({ rules, state, random }: Sample<K>): string | undefined {
  if (rules.active(state)[0] !== CHANCE || !rules.draw || random(8) > 0) return undefined;
  const texts = rules.actions(state, CHANCE).map(canonical);
  const odds = rules.odds?.(state) ?? texts.map(() => 1);
  const counts = texts.map(() => 0);
  for (let i = 0; i < DRAWS; i++) {
    const index = texts.indexOf(canonical(rules.draw(state, random)));
    if (index < 0) return 'a drawn action is not listed';
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const sum = total(odds);
  const isFar = (odd: number, i: number) =>
    ((counts[i] ?? 0) * sum - DRAWS * odd) ** 2 > 36 * sum * (DRAWS * odd + sum);
  const far = odds.findIndex(isFar);
  return far < 0
    ? undefined
    : `${texts[far]} was drawn ${counts[far]} times in ${DRAWS} at odds ${odds[far]} in ${sum}`;
}

function imagining<K extends Kind>(sample: Sample<K>): string | undefined {
  const { rules, state, random } = sample;
  const active = rules.active(state);
  return find(watchersOf(sample), seat => {
    const view = freeze(clone(rules.view(state, seat)));
    const imagined = rules.imagine(view, seat, random);
    if (!same(rules.view(imagined, seat), view)) return `an imagined state looks different to seat ${seat}`;
    if (!same(rules.active(imagined), active)) return `seat ${seat} imagines other seats to be active`;
    if (rules.turn(imagined) !== rules.turn(state)) return `seat ${seat} imagines another turn`;
    if (!active.includes(seat)) return undefined;
    return same(rules.actions(imagined, seat), rules.actions(state, seat))
      ? undefined
      : `seat ${seat} imagines other actions`;
  });
}

/** The first two seats that decide at once, each with one action. */
function commuting<K extends Kind>({ rules, state, random }: Sample<K>): string | undefined {
  const [first, second] = rules.active(state);
  if (first === undefined || second === undefined) return undefined;
  const a = choose(rules.actions(state, first), random);
  const b = choose(rules.actions(state, second), random);
  const [ab, ba] = [clone(state), clone(state)];
  rules.apply(ab, first, a);
  if (!same(rules.actions(ab, second), rules.actions(state, second)))
    return `seat ${first} changes what seat ${second} may do`;
  rules.apply(ab, second, b);
  rules.apply(ba, second, b);
  rules.apply(ba, first, a);
  return same(ab, ba) ? undefined : `${canonical(a)} and ${canonical(b)} do not commute`;
}

function speaking<K extends Kind>({ rules, state, subject, random }: Sample<K>): string | undefined {
  return find(subject.words ?? [], words => {
    const silent = rules.active(state).find(seat => {
      const action = choose(rules.actions(state, seat), random);
      return (
        !words.actions[action.type as K['action']['type']] ||
        !words.prompts[rules.prompt(rules.view(state, seat), seat).type as K['prompt']['type']]
      );
    });
    return silent === undefined ? undefined : `seat ${silent} has an action or a prompt without words`;
  });
}

/** What holds in every state of every match. */
export function stateLaws<K extends Kind>(): readonly Law<Sample<K>>[] {
  return [
    { name: 'reading does not change', wrong: reading },
    { name: 'a state is plain data', wrong: ({ state }) => impurity(state) },
    { name: 'an active seat can act', wrong: acting },
    { name: 'no action is listed twice', wrong: listing },
    { name: 'what is listed is accepted', wrong: accepting },
    { name: 'what is not listed is refused by a rule', wrong: refusing },
    { name: 'an outcome comes with the end', wrong: ending },
    { name: 'odds fit the actions of chance', wrong: weighing },
    { name: 'draws follow the odds', wrong: drawing },
    { name: 'an imagined state looks the same', wrong: imagining },
    { name: 'decisions made at once commute', wrong: commuting },
    { name: 'everything has its words', wrong: speaking },
  ];
}
