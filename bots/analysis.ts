// What a match that has ended teaches: how much of its result was luck and how much skill, and which decisions cost most.
// All sums are of the account (account.ts) and therefore exact; a mistake is called one only if playing on from both
// actions (rollout.ts) says so too.
import { CHANCE, type Kind, type Rules, type Seat } from '../kernel/game.ts';
import type { Entry } from '../kernel/match.ts';
import { randomFrom } from '../kernel/random.ts';
import { type Account, accountOf, type Balance, balanceOf, CLEAR, type Compared, copyOf } from './account.ts';
import type { Bot } from './bot.ts';
import type { Cause, OnProgress } from './coach.ts';
import { isShaky, offAt } from './level.ts';
import { lossBy } from './losses.ts';
import { type Estimate, rollOut } from './rollout.ts';
import type { Dueled, LevelNoise, Playing, Policy, Valuation } from './valuation.ts';

/** How well a seat chose, the best first: what it lost a choice, as a share of what makes a mistake. */
const GRADES = [
  ['ghost', 0.05],
  ['locksmith', 0.125],
  ['warden', 0.2],
  ['guide', 0.3],
  ['scout', 0.45],
  ['lodger', 0.65],
  ['stray', 0.875],
  ['bait', Infinity],
] as const;
export type Grade = (typeof GRADES)[number][0];

/** How bad a mistake is: a doubtful one loses what makes a mistake, a bad one twice and a blunder four times as much. */
const BLAME = [
  ['blunder', 4],
  ['bad', 2],
  ['doubtful', 1],
] as const;
export type Blame = (typeof BLAME)[number][0];
/** The mildest first. */
export const BLAMES: readonly Blame[] = BLAME.map(([blame]) => blame).toReversed();

export interface Mistake<K extends Kind> {
  /** The entry of the log that was one. */
  readonly entry: number;
  readonly by: Seat;
  readonly played: K['action'];
  readonly better: K['action'];
  /** What it cost by the valuation, as it stands in all sums, and why: the causes add up to it. */
  readonly cost: number;
  /** Half the width of the interval of `cost`; nothing where nothing is judged. */
  readonly margin: number;
  readonly causes: readonly Cause[];
  readonly blame: Blame;
  /** All that was compared, the best first: whoever tries again is measured by it. */
  readonly compared: readonly Compared<K>[];
  /** Whatever loses less is no mistake. */
  readonly allowed: number;
  readonly confirmed: Confirmed;
}

/** What a decision cost by playing on, with the standard error of that. */
export interface Confirmed extends Dueled {
  /** Whether matches were not played to their end: the valuation said what they were worth then, and its noise is in the error. */
  readonly isJudged: boolean;
}

/** A figure, and half the width of the interval that holds the truth 95 times in a hundred. */
export interface WithMargin {
  readonly value: number;
  readonly margin: number;
}

export interface SeatAnalysis<K extends Kind> extends Omit<Balance, 'luck' | 'errors' | 'gifts' | 'drift'> {
  readonly luck: WithMargin;
  readonly errors: WithMargin;
  readonly gifts: WithMargin;
  /** What is left of the result is as unsure as all that is taken off it. */
  readonly drift: WithMargin;
  /** What it lost in the mean of its choices, by matches played on where the valuation can have that done (losses.ts). */
  readonly perChoice: WithMargin;
  /** From how many decisions matches were played on to tell that. */
  readonly playedOn: number;
  /** What the seat would have come to without luck. */
  readonly adjusted: WithMargin;
  /** Nothing where it had no choice, or where the interval of what it lost reaches beyond the next grade. */
  readonly grade: Grade | undefined;
  /** The costliest first. */
  readonly mistakes: readonly Mistake<K>[];
}

export interface Analysis<K extends Kind> {
  readonly version: number;
  readonly unit: Valuation<K>['unit'];
  readonly mistakeFrom: number;
  /** What costs less than this the valuation alone cannot tell apart from the best, unless nothing is left to judgement. */
  readonly toldApart: number;
  /** What drift and luck of such matches usually come to, where drift is no less than luck: then nothing here is sure. */
  readonly caveat: Usual | undefined;
  readonly seats: readonly SeatAnalysis<K>[];
  /** What the match was worth to each seat, before its first entry and after each. */
  readonly curve: readonly (readonly number[])[];
  /** Of each point of the curve half the width of its interval; nothing where nobody has measured it. */
  readonly margins: readonly number[] | undefined;
  /** Every decision that cost something, and how much it cost whoever took it. */
  readonly losses: readonly { readonly entry: number; readonly by: Seat; readonly cost: number }[];
  /** What each pick of chance was worth beyond the mean, by seat, and half the width of the interval of that. */
  readonly picks: readonly { readonly entry: number; readonly luck: readonly number[]; readonly margin: number }[];
}

/** The root of the mean square over matches. */
export interface Usual {
  readonly drift: number;
  readonly luck: number;
}

/** What an analysis goes by. */
export interface Analyst<K extends Kind> {
  readonly rules: Rules<K>;
  readonly valuation: Valuation<K>;
  /** Who plays on from what is compared, where the valuation does not say. */
  readonly bot: Bot<K>;
  /** How many rounds of matches are played on from each action, at most. */
  readonly rounds: number;
}

/** Half the width of every interval, in standard errors: of 100 such intervals 95 hold the truth. */
export const SURE = 1.96;
const SHOWN = 3;
/** How many decisions of a seat are looked at again, the costliest first; and how many where a duel is quick. */
const DOUBTED = 4;
const DUELED = 8;
/** Playing on looks so many picks ahead and leaves the rest to the valuation. */
const AHEAD = 12;
/** The share of the work that the account is; the rest is playing on. */
const ACCOUNT_SHARE = 0.6;

export function analyse<K extends Kind>(analyst: Analyst<K>, log: readonly Entry<K>[], heard: OnProgress): Analysis<K> {
  const { rules, valuation } = analyst;
  const account = accountOf(rules, valuation, log, count => heard((ACCOUNT_SHARE * count) / log.length));
  const seats = account.start.map((_, seat) => {
    const found = seatOf(analyst, account, seat);
    heard(ACCOUNT_SHARE + ((1 - ACCOUNT_SHARE) * (seat + 1)) / account.start.length);
    return found;
  });
  const [curve, losses] = [curveOf(account), lossesOf(account)];
  return { ...headOf(valuation), seats, curve, losses, ...marginsOf(account, valuation) };
}

function headOf<K extends Kind>(
  valuation: Valuation<K>,
): Pick<Analysis<K>, 'version' | 'unit' | 'mistakeFrom' | 'toldApart' | 'caveat'> {
  const { version, unit, mistakeFrom, level } = valuation;
  return {
    version,
    unit,
    mistakeFrom,
    toldApart: Math.max(mistakeFrom, CLEAR * hazeOf(valuation)),
    caveat: level && caveatOf(level),
  };
}

const caveatOf = (level: LevelNoise): Usual | undefined =>
  isShaky(level) ? { drift: offAt(level, 0), luck: level.luck } : undefined;

function seatOf<K extends Kind>(analyst: Analyst<K>, account: Account<K>, seat: Seat): SeatAnalysis<K> {
  const { valuation } = analyst;
  const doubted = doubtedIn(analyst, account, seat);
  const duels = valuation.duel ? doubted.slice(0, DUELED).map(each => ({ each, dueled: playedOn(analyst, each) })) : [];
  const mistakes = valuation.duel
    ? duels.flatMap(({ each, dueled }) => confirm(analyst, each, dueled) ?? []).slice(0, SHOWN)
    : mistakesAmong(analyst, doubted);
  const lost = valuation.duel && playedLoss(valuation, { account, seat, dueled: duels.map(({ dueled }) => dueled) });
  return { ...figuresOf(account, { seat, valuation, lost }), playedOn: duels.length, mistakes };
}

function playedLoss<K extends Kind>(valuation: Valuation<K>, lost: Parameters<typeof lossBy<K>>[1]): WithMargin {
  const { cost, error } = lossBy(hazeOf(valuation), lost);
  return { value: cost, margin: SURE * error };
}

interface Figured<K extends Kind> {
  readonly seat: Seat;
  readonly valuation: Valuation<K>;
  /** What it lost by matches played on, if they were. */
  readonly lost: WithMargin | undefined;
}

/** What the valuation gets wrong in one entry it gets right in another: margins grow with the root of their number. */
function figuresOf<K extends Kind>(
  account: Account<K>,
  { seat, valuation, lost }: Figured<K>,
): Omit<SeatAnalysis<K>, 'mistakes' | 'playedOn'> {
  const { luck, errors, gifts, drift, ...balance } = balanceOf(account, seat);
  const marginOf = (count: number): number => SURE * hazeOf(valuation) * Math.sqrt(count);
  const judged = account.changes.filter(({ isSure }) => !isSure);
  const picks = judged.filter(({ by }) => by === CHANCE).length;
  const own = judged.filter(({ by, compared }) => by === seat && compared.length > 1).length;
  const others = judged.filter(({ by, compared }) => by !== CHANCE && by !== seat && compared.length > 1).length;
  const judgedLoss = { value: errors, margin: marginOf(own) };
  const perChoice = sharedBy(lost ?? judgedLoss, balance.choices);
  return {
    ...balance,
    luck: { value: luck, margin: marginOf(picks) },
    errors: judgedLoss,
    gifts: { value: gifts, margin: marginOf(others) },
    drift: { value: drift, margin: marginOf(picks + own + others) },
    perChoice,
    adjusted: { value: balance.result - luck, margin: marginOf(picks) },
    grade: balance.choices > 0 ? gradeWithin(sharedBy(perChoice, valuation.mistakeFrom)) : undefined,
  };
}

const sharedBy = ({ value, margin }: WithMargin, among: number): WithMargin => ({
  value: value / (among || 1),
  margin: margin / (among || 1),
});

/** How far a valuation is wrong about two actions, as a standard deviation. */
export const hazeOf = <K extends Kind>({ haze, noise }: Pick<Valuation<K>, 'haze' | 'noise'>): number => haze ?? noise;

/** No label where a figure is not surer than its margin. */
export const isClear = ({ value, margin }: WithMargin): boolean => Math.abs(value) > margin;

export const gradeOf = (share: number): Grade => (GRADES.find(([, limit]) => share < limit) ?? GRADES.at(-1)!)[0];

/** A grade whose interval reaches no further than the grade beside it; else nothing. */
export function gradeWithin({ value, margin }: WithMargin): Grade | undefined {
  const [least, grade, most] = [value - margin, value, value + margin].map(share =>
    GRADES.findIndex(([name]) => name === gradeOf(share)),
  ) as [number, number, number];
  return grade - least <= 1 && most - grade <= 1 ? gradeOf(value) : undefined;
}

/** Whatever loses less is no mistake, for the coach, for a second try and for the tutor alike. */
export const allowedBy = <K extends Kind>(
  { mistakeFrom, noise }: Pick<Valuation<K>, 'mistakeFrom' | 'noise'>,
  { isSure }: { readonly isSure: boolean },
): number => Math.max(mistakeFrom, isSure ? 0 : CLEAR * noise);

export const blameOf = (share: number): Blame | undefined => BLAME.find(([, least]) => share >= least)?.[0];

function curveOf<K extends Kind>({ start, changes }: Account<K>): readonly (readonly number[])[] {
  const curve = [start];
  for (const { luck, skill, drift } of changes) {
    const last = curve.at(-1) ?? start;
    curve.push(last.map((worth, seat) => worth + (luck[seat] ?? 0) + (skill[seat] ?? 0) + (drift[seat] ?? 0)));
  }
  return curve;
}

const lossesOf = <K extends Kind>({ changes }: Account<K>): Analysis<K>['losses'] =>
  changes.flatMap(({ by, skill }, entry) => {
    const cost = -(skill[by] ?? 0);
    return by !== CHANCE && cost > 0 ? [{ entry, by, cost }] : [];
  });

function marginsOf<K extends Kind>(
  { changes }: Account<K>,
  valuation: Valuation<K>,
): Pick<Analysis<K>, 'margins' | 'picks'> {
  const { level } = valuation;
  const marginAt = (of: LevelNoise, entry: number): number =>
    changes[entry]?.isSure === false ? SURE * offAt(of, entry / changes.length) : 0;
  return {
    margins: level && Array.from({ length: changes.length + 1 }, (_, entry) => marginAt(level, entry)),
    picks: changes.flatMap(({ by, luck, isSure }, entry) =>
      by === CHANCE ? [{ entry, luck, margin: isSure ? 0 : SURE * hazeOf(valuation) }] : [],
    ),
  };
}

/** A decision that may have been a mistake, and the position that it was made in. */
interface Doubted<K extends Kind> extends Omit<Mistake<K>, 'causes' | 'blame' | 'confirmed'> {
  readonly state: Readonly<K['state']>;
}

/** One after the other: playing on takes long. */
function mistakesAmong<K extends Kind>(analyst: Analyst<K>, doubted: readonly Doubted<K>[]): readonly Mistake<K>[] {
  const mistakes: Mistake<K>[] = [];
  for (const each of doubted.slice(0, DOUBTED)) {
    const mistake = confirm(analyst, each, playedOn(analyst, each));
    if (mistake && mistakes.push(mistake) === SHOWN) break;
  }
  return mistakes;
}

/** The costliest decisions of a seat by the valuation, each in its position. */
function doubtedIn<K extends Kind>(
  { rules, valuation }: Analyst<K>,
  { changes }: Account<K>,
  seat: Seat,
): readonly Doubted<K>[] {
  const state = rules.setup();
  const doubted = changes.flatMap((change, entry) => {
    const cost = -(change.skill[seat] ?? 0);
    const better = change.compared[0]?.action;
    const here = change.by === seat && better && cost >= valuation.mistakeFrom;
    const { by, action: played, compared } = change;
    const sure = { allowed: allowedBy(valuation, change), margin: change.isSure ? 0 : SURE * hazeOf(valuation) };
    const found = here ? [{ entry, by, played, better, cost, compared, ...sure, state: copyOf(rules, state) }] : [];
    rules.apply(state, change.by, change.action);
    return found;
  });
  return doubted.toSorted((a, b) => b.cost - a.cost);
}

function confirm<K extends Kind>(analyst: Analyst<K>, doubted: Doubted<K>, dueled: Dueled): Mistake<K> | undefined {
  const { entry, by, played, better, cost, margin, compared, allowed, state } = doubted;
  const confirmed = confirmedBy(analyst, dueled);
  const blame = blameOf(confirmed.cost / allowed);
  if (!blame || confirmed.cost < CLEAR * confirmed.error) return undefined;
  const causes = causesOf(analyst, { state, by, played, better });
  return { entry, by, played, better, cost, margin, causes, blame, compared, allowed, confirmed };
}

/** Where the valuation has the last word, playing on is no surer than it. */
function confirmedBy<K extends Kind>(analyst: Analyst<K>, { cost, error, matches }: Dueled): Confirmed {
  const { valuation } = analyst;
  if (matches === 0 || valuation.duel) return { cost, error, matches, isJudged: false };
  const { endNoise = hazeOf(valuation) } = playingOf(analyst);
  return { cost, error: Math.sqrt(error ** 2 + endNoise ** 2), matches, isJudged: endNoise > 0 };
}

/** What a decision cost by playing on from it and from the better one; the error is that of chance alone. */
export function playedOn<K extends Kind>(
  analyst: Analyst<K>,
  doubted: Omit<Doubted<K>, 'compared' | 'allowed' | 'margin'>,
): Dueled {
  const { rules, valuation } = analyst;
  const { entry, by, played, better, cost, state } = doubted;
  const actions = [better, played];
  if (actions.every(action => isExactAfter(analyst, { state, by, action }))) return { cost, error: 0, matches: 0 };
  if (valuation.duel) return valuation.duel({ state, seat: by, better, played });
  const playing = playingOf(analyst);
  const rollout = { rules, valuation, playing, random: randomFrom(`analysis/${entry}`) };
  const estimates = rollOut(rollout, { state, seat: by, actions }, playing.rounds ?? analyst.rounds);
  const [best, other] = actions.map(action => estimates.find(estimate => estimate.action === action)!) as [
    Estimate<K>,
    Estimate<K>,
  ];
  const error = Math.sqrt(best.error ** 2 + other.error ** 2);
  return { cost: best.worth - other.worth, error, matches: best.matches + other.matches };
}

function playingOf<K extends Kind>({ rules, valuation, bot }: Analyst<K>): Playing<K> {
  return valuation.playing ?? { policy: policyOf(rules, bot), ahead: AHEAD, luckBy: valuation };
}

function isExactAfter<K extends Kind>(
  { rules, valuation }: Analyst<K>,
  { state, by, action }: { state: Readonly<K['state']>; by: Seat; action: K['action'] },
): boolean {
  const next = copyOf(rules, state);
  rules.apply(next, by, action);
  return valuation.isExact?.(next) ?? false;
}

/** A bot in every seat, which is shown what the seat may know. */
const policyOf =
  <K extends Kind>(rules: Rules<K>, bot: Bot<K>): Policy<K> =>
  (state, seat, random) =>
    bot.sit({ rules, seat, random })(rules.view(state, seat));

/** Why one action is worth more than another: cause by cause, the largest first. */
export function causesOf<K extends Kind>(
  { rules, valuation }: Pick<Analyst<K>, 'rules' | 'valuation'>,
  { state, by, played, better }: { state: Readonly<K['state']>; by: Seat; played: K['action']; better: K['action'] },
): readonly Cause[] {
  const after = (action: K['action']): readonly Cause[] => {
    const next = copyOf(rules, state);
    rules.apply(next, by, action);
    return valuation.causes?.(next, by) ?? [];
  };
  const amounts = new Map<string, number>();
  for (const { name, amount } of after(better)) amounts.set(name, (amounts.get(name) ?? 0) + amount);
  for (const { name, amount } of after(played)) amounts.set(name, (amounts.get(name) ?? 0) - amount);
  const causes = [...amounts].map(([name, amount]) => ({ name, amount })).filter(({ amount }) => amount !== 0);
  return causes.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}
