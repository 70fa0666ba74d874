import { plural, type Language } from '../../../../kernel/words.ts';

type Called = string | undefined;

/** What Dice and Danger says of a match that is over, in one language; whoever has no name is the reader. */
export interface ResultWords {
  readonly rows: Readonly<Record<'monsters' | 'boss' | 'deeds' | 'found' | 'gold' | 'lives' | 'fallen', string>>;
  readonly gems: (count: number, by: number) => string;
  readonly gold: (count: number, by: number) => string;
  readonly boxes: (hits: number, boxes: number) => string;
  readonly beaten: string;
  readonly rounds: (rounds: number) => string;
  /** DDD-41: who has as many points, and what decides then; nobody is ahead where a place is shared. */
  readonly tie: (names: readonly string[], points: number, ahead: string | undefined, lost: number) => string;
  readonly titles: Readonly<Record<'shave' | 'round' | 'turn' | 'boss' | 'roll' | 'fall', string>>;
  readonly shave: (
    who: readonly [first: Called, second: Called],
    monster: string,
    gems: readonly [first: number, later: number],
  ) => string;
  readonly points: (points: number) => string;
  readonly bestRound: (name: Called, round: number) => string;
  readonly fromRound: (round: number) => string;
  readonly inRound: (round: number) => string;
  readonly turningPoint: (name: Called, lead: number) => string;
  readonly oneIn: (rolls: number) => string;
}

const inEnglish = plural('en');
const inFrench = plural('fr');

export const RESULT_WORDS: Readonly<Record<Language, ResultWords>> = {
  en: {
    rows: {
      monsters: 'Monsters',
      boss: 'The boss, not beaten',
      deeds: 'Deeds',
      found: 'Gems found',
      gold: 'Gold',
      lives: 'Lives lost',
      fallen: 'The fallen score nothing',
    },
    gems: (count, by) => inEnglish(count, `one gem × ${by}`, `# gems × ${by}`),
    gold: (count, by) => `${count} gold × ${by}`,
    boxes: (hits, boxes) => `${hits} of ${boxes} boxes`,
    beaten: 'beaten above',
    rounds: rounds => inEnglish(rounds, 'It took one round.', 'It took # rounds.'),
    tie: (names, points, ahead, lost) =>
      `${new Intl.ListFormat('en-GB').format(names)} have ${points} each. ${ahead === undefined ? 'They lost as many lives: the place is shared.' : `${ahead} lost more lives (${lost}) and is ahead.`}`,
    titles: {
      shave: 'The closest shave',
      round: 'The best round',
      turn: 'The turning point',
      boss: 'The boss falls',
      roll: 'The rarest roll',
      fall: 'The skull',
    },
    shave: ([first, second], monster, [more, less]) =>
      `${monster} fell to ${first ?? 'you'} before ${second ?? 'you'}: ${more} gems, not ${less}.`,
    points: points => `+${points} points`,
    bestRound: (name, round) => `No round brought anybody more than round ${round} brought ${name ?? 'you'}.`,
    fromRound: round => `Ahead from round ${round} on`,
    inRound: round => `Round ${round}`,
    turningPoint: (name, lead) =>
      `${name === undefined ? 'You were' : `${name} was`} ${inEnglish(lead, 'one point', '# points')} ahead then, and nobody caught up.`,
    oneIn: rolls => `1 roll in ${rolls}`,
  },
  fr: {
    rows: {
      monsters: 'Monstres',
      boss: 'Le boss, non terrassé',
      deeds: 'Exploits',
      found: 'Gemmes trouvées',
      gold: 'Or',
      lives: 'Vies perdues',
      fallen: 'Rien pour qui est tombé',
    },
    gems: (count, by) => inFrench(count, `# gemme × ${by}`, `# gemmes × ${by}`),
    gold: (count, by) => `${count} or × ${by}`,
    boxes: (hits, boxes) => `${hits} cases sur ${boxes}`,
    beaten: 'compté plus haut',
    rounds: rounds => inFrench(rounds, 'Il a fallu # manche.', 'Il a fallu # manches.'),
    tie: (names, points, ahead, lost) =>
      `${new Intl.ListFormat('fr').format(names)} ont ${points} points. ${ahead === undefined ? 'Autant de vies perdues : la place est partagée.' : `${ahead} a perdu plus de vies (${lost}) et passe devant.`}`,
    titles: {
      shave: 'De justesse',
      round: 'La meilleure manche',
      turn: 'Le tournant',
      boss: 'La chute du boss',
      roll: 'Le jet le plus rare',
      fall: 'Le crâne',
    },
    shave: ([first, second], monster, [more, less]) =>
      `${first ?? 'Vous'} avant ${second ?? 'vous'} contre ${monster} : ${more} gemmes au lieu de ${less}.`,
    points: points => `+${points} points`,
    bestRound: (name, round) =>
      `Aucune manche n’a rapporté autant que la manche ${round}${name === undefined ? ' pour vous' : ` pour ${name}`}.`,
    fromRound: round => `En tête dès la manche ${round}`,
    inRound: round => `Manche ${round}`,
    turningPoint: (name, lead) =>
      `${name === undefined ? 'Vous aviez' : `${name} avait`} alors ${inFrench(lead, '# point', '# points')} d’avance, et personne n’est revenu.`,
    oneIn: rolls => `1 jet sur ${rolls}`,
  },
};
