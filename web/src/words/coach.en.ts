import { plural } from '../../../kernel/words.ts';

const count = plural('en');

/** What the coach says of a match that has ended. */
export const coachEn = {
  title: 'What did it teach?',
  searching: 'The coach is going through the match …',
  stop: 'Stop',
  unjudged: 'Nobody here can judge this match yet: what its positions are worth has not been learnt.',
  noMistakes: 'The coach found no decision that clearly cost something.',
  mistakes: (found: number) =>
    count(found, 'The coach: one choice cost something.', 'The coach: # choices cost something.'),
  costliest: 'The costliest decisions',
  curve: { points: 'Points expected', chance: 'Chance to win' },
  units: { points: 'in points, 95 % sure', chance: 'in chances out of a hundred, 95 % sure' },
  band: 'shaded: 95 % sure, by how far our bot was off in other matches',
  lostBelow: 'lost by choices',
  lostHere: (lost: string) => `choices ${lost}`,
  caveat: (drift: string, luck: string) =>
    `Take this with care: in a match like this one our bot usually has to correct itself by ${drift}, no less than luck brings or takes (${luck}).`,
  toldApart: (least: string) =>
    `Only what costs more than ${least} can be told apart from the best. What is called a mistake was played on.`,
  toldApartLater: (least: string, mistakeFrom: string) =>
    `By itself our bot tells apart only what costs more than ${least}. A mistake is called one from ${mistakeFrom} on, and only where playing on confirms it.`,
  asTable: 'As a table',
  when: 'When',
  luckAndSkill: 'Luck and skill',
  luck: 'luck',
  choices: 'choices',
  lucky: 'lucky',
  unlucky: 'unlucky',
  even: 'too close to call',
  driftNote: 'our bot’s own corrections: the less of it, the surer the rest',
  evenLuck: 'without luck',
  perChoice: (choices: number) => count(choices, 'lost in the only choice', 'lost a choice, of #'),
  playedOn: (choices: number) =>
    count(
      choices,
      'by matches played on from the only one that stood out',
      'by matches played on from # that stood out',
    ),
  ungraded: 'no grade: it could be any of several',
  grades: {
    ghost: 'chose like a ghost: nothing in the way',
    locksmith: 'chose like a locksmith: hardly a scratch',
    warden: 'chose like a warden: knows every door',
    guide: 'chose like a guide: seldom astray',
    scout: 'chose like a scout: a detour here and there',
    lodger: 'chose like a lodger: knows the stairs',
    stray: 'chose like a stray: wherever the nose leads',
    bait: 'chose like bait: the monsters say thank you',
  },
  blame: { doubtful: 'doubtful', bad: 'bad', blunder: 'a blunder' },
  played: (action: string) => `Played: ${action}`,
  better: (action: string) => `Better: ${action}`,
  why: (cause: string) => `Most of what it cost was ${cause}.`,
  gained: (cause: string, amount: string) => `In exchange it brought ${amount} (${cause}).`,
  because: {
    points: (amount: string) => `It left ${amount} lying that were to be had at once.`,
    open: (amount: string) => `It closed ways that were still to bring ${amount}.`,
    risk: (amount: string) => `It risked lives, and so ${amount} of what is still to come.`,
    race: (amount: string) => `It let the others get ahead: that is worth ${amount}.`,
    monsters: (amount: string) => `It leaves monsters unbeaten that were worth ${amount}.`,
    pouches: (amount: string) => `It leaves pouches behind that were worth ${amount}.`,
    belongings: (amount: string) => `It cost lives or belongings worth ${amount}.`,
    turns: (amount: string) => `It spent turns worth ${amount}.`,
  } as Readonly<Record<string, (amount: string) => string>>,
  causes: {
    points: 'points at once',
    open: 'ways kept open',
    risk: 'risk',
    race: 'the race with the others',
    share: 'an even share',
    monsters: 'monsters',
    pouches: 'pouches',
    belongings: 'lives and belongings',
    turns: 'turns spent',
    start: 'how it began',
  } as Readonly<Record<string, string>>,
  confirmed: (cost: string, matches: number) =>
    `Played on to the end from both, ${matches} matches in all: ${cost} lost.`,
  confirmedInPart: (cost: string, matches: number) =>
    `Played on from both for a while, ${matches} matches in all, and judged by our bot then: ${cost} lost.`,
  exact: 'Nothing is left to judgement here: the best is known.',
  tryAgain: 'Try it again from here',
  again: (where: string) => `Once more: ${where}`,
  whatNow: 'What would you do?',
  accepted: 'As good as the best, as far as one can tell.',
  stillLost: (lost: string) => `That loses ${lost}. Try another.`,
  picks: (picks: number) =>
    count(picks, 'The only draw of chance and its luck', 'All # draws of chance and their luck'),
  pick: 'What came',
  see: 'See it',
  seeRoll: (where: string) => `See it: ${where}`,
  proof: {
    seed: (seed: string) => `Fixed before the first step by the seed ${seed}.`,
    check: 'Check every draw',
    follows: (draws: number) =>
      count(draws, 'The only draw follows from the seed.', 'All # draws follow from the seed.'),
    broken: (step: number) => `Step ${step} does not follow from the seed.`,
    typedIn: 'Chance was typed in by hand: nothing proves it.',
    partly: 'What came before this match was taken up is not proved by its seed.',
  },
  luckInAll: (name: string, luck: string) => `All in all chance was worth ${luck} to ${name}.`,
  luckOf: (name: string) => `Luck of ${name}`,
  sum: {
    title: 'How it adds up',
    start: 'worth at the start',
    luck: 'luck',
    errors: 'lost by own choices',
    gifts: 'given by others’ choices',
    drift: 'drift',
    result: 'result',
    note: 'The lines add up. Drift is what our bot had to correct of its own judgement on the way.',
  },
  aims: {
    title: 'Eye and hand',
    eye: 'eye',
    hand: 'hand',
    none: 'The coach found no aim that clearly cost something.',
    some: (found: number) =>
      count(found, 'The coach: one aim clearly cost something.', 'The coach: # aims clearly cost something.'),
    costliest: 'The costliest aims',
    told: 'clearly worse than the best',
    toldOf: (told: number, aims: number) => count(aims, `${told} of the only aim`, `${told} of # aims`),
    cost: 'the aim cost something',
    reckoning: 'Chances to win, as our bot reckons them',
    best: 'best aim',
    aimed: 'where it was aimed',
    went: 'where it went',
    who: 'Who',
    heats: { best: 'best', good: 'good', fair: 'fair', poor: 'poor', bad: 'bad' },
    every: 'How good every aim was',
    quick:
      'The best aim of each direction, out of a hundred; a quicker look than the one above, from which it may differ a little.',
    all: (aims: number) => count(aims, 'The only aim', 'All # aims'),
    untold: 'as good as the best',
    redrawn: 'the same aim again',
    honestly:
      'The eye is what the choice cost beside the best aim, as our bot reckons it; what it cannot tell from the best counts as nothing. The hand is the luck of the spread beside the mean of that aim: nothing on average, however well our bot judges.',
    noCurve:
      'There is no curve, and nothing is said of the result: one aim our bot can judge, but over a whole match it has to correct itself by more than luck is worth.',
    measured:
      'Where our easy bot played on, six tenths of what aims were said to cost came of it, and most of what lines were said to bring: these figures say which is more, rather than how much.',
    unfamiliar: 'Our bot has not learnt this sheet or these rules: its figures are rougher here than they say.',
  },
  honestly:
    'Luck is nothing on average, however well our bot judges, so a result less its luck is fair. What choices cost is measured by our bot: whoever plays better than it may be blamed for nothing.',
};

export type CoachWords = typeof coachEn;
