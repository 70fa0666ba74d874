import type { IconName } from '../../../../art/icons.ts';
import { wareIcon } from '../../../../art/the-dungeon/index.ts';
import {
  type Action,
  type ActionOf,
  enemyName,
  forceOf,
  isPsychic,
  LOCK_ODDS,
  NONE,
  type Odds,
  roomAt,
  sheetOf,
  TESTS,
  wareOf,
} from '../../../../games/the-dungeon/index.ts';
import { same } from '../../../../kernel/plain.ts';
import { say } from '../../../../kernel/words.ts';
import { type Desk, moverOf } from './context.ts';
import { after } from './lab.ts';
import { aheadName, describeCast } from './names.ts';
import { outcomesAgain, outcomesOf, type OutcomeRow } from './outcomes.ts';
import { deadlinessOf, perilOf } from './peril.ts';
import type { OddsKind } from './words.ts';

/** A line on the card that can be pressed. */
export interface Choice {
  readonly key: string;
  readonly title: string;
  readonly note?: string;
  readonly icon?: IconName;
  readonly chances?: Chances;
  /** Lives that it costs for certain. */
  readonly wounds?: number;
  /** The chance alone, where the card says what it means. */
  readonly badge?: string;
  /** What the die may bring, by its pips. */
  readonly outcomes?: readonly OutcomeRow[];
  readonly isMain?: boolean;
  readonly isHinted?: boolean;
  /** It cannot be done now; whoever presses it hears why. */
  readonly isOff?: boolean;
  readonly press: () => void;
}

export interface Chances {
  readonly kind: OddsKind;
  readonly odds: Odds;
}

/** The odds once something has been eaten or cast, if they become other ones. */
export function chancesAfter(desk: Desk, action: Action): Chances | undefined {
  const { rules, play } = desk;
  const { view, seat } = play.now;
  if (view.phase !== 'meet' || view.odds === null) return undefined;
  const odds = after(rules, view, seat, action)?.odds;
  return odds && !same(odds, view.odds) ? { kind: oddsKind(desk), odds } : undefined;
}

function oddsKind(desk: Desk): OddsKind {
  const { view } = desk.play.now;
  if (view.enemy !== NONE) return enemyName(view.enemy) === 'guard' ? 'guard' : 'fight';
  const room = roomAt(view, moverOf(desk).at);
  return room in TESTS ? (room as keyof typeof TESTS) : 'fight';
}

export function choiceOf(desk: Desk, action: Action): Choice {
  const { play, game } = desk;
  return {
    key: JSON.stringify(action),
    title: say(game.actions, action, play.names),
    isHinted: play.hint !== undefined && same(action, play.hint),
    press: () => (deadlinessOf(play, action) ? desk.doubt(action) : void play.act(action)),
    ...(perilOf(play.now.view, action) === 'sure' && { wounds: 1 }),
    ...detailsOf(desk, action),
  };
}

type Details = Partial<Omit<Choice, 'key' | 'press'>>;

function detailsOf(desk: Desk, action: Action): Details {
  switch (action.type) {
    case 'go':
      return goDetails(desk, action);
    case 'explore':
      return exploreDetails(desk);
    case 'fight':
      return fightDetails(desk);
    case 'attack':
      return attackDetails(desk, action);
    case 'bribe':
      return { icon: 'coin', note: desk.words.card.bribe };
    case 'eat':
    case 'cast':
      return aidDetails(desk, action);
    case 'keep':
      return keepDetails(desk);
    case 'reroll':
      return rerollDetails(desk, action);
    case 'wade':
      return { icon: 'less', note: desk.words.card.wade(washedAway(desk)) };
    default:
      return plainDetails(desk, action);
  }
}

function goDetails(desk: Desk, { side }: ActionOf<'go'>): Details {
  const { ways, words, play } = desk;
  const icon = SIDE_ICONS[side];
  if (play.now.view.phase === 'retry')
    return { icon, title: words.card.again, chances: { kind: 'lock', odds: LOCK_ODDS } };
  const way = ways.find(({ steps }) => steps.length === 1 && steps[0]?.side === side);
  if (!way) return { icon };
  return {
    icon,
    title: words.sides[side],
    note: aheadName(desk, way),
    ...(way.chance !== undefined && { badge: `${way.chance} %` }),
  };
}

const SIDE_ICONS = { 0: 'north', 1: 'east', 2: 'south', 3: 'west' } as const satisfies Record<0 | 1 | 2 | 3, IconName>;

function exploreDetails(desk: Desk): Details {
  const { view } = desk.play.now;
  const room = roomAt(view, moverOf(desk).at);
  const outcomes = outcomesOf(desk, room);
  return {
    isMain: true,
    icon: 'die',
    title: desk.words.card.explore[room] ?? desk.game.rooms[room],
    ...(outcomes.length > 0 && { outcomes }),
    ...(view.odds && { chances: { kind: oddsKind(desk), odds: view.odds } }),
  };
}

function fightDetails(desk: Desk): Details {
  const { play, content, words } = desk;
  const { view } = play.now;
  const kind = isPsychic(view.enemy) ? 'craft' : 'strength';
  const mine = forceOf(content, moverOf(desk), kind) + view.bonus;
  return {
    isMain: true,
    icon: kind === 'craft' ? 'craft' : 'sword',
    note: words.card.formula(mine, view.power),
    ...(view.odds && { chances: { kind: oddsKind(desk), odds: view.odds } }),
  };
}

/** TD-25: what the Guard would take, if one had it. */
export function bribeOutOfReach(desk: Desk): readonly Choice[] {
  const { play, content, words, game } = desk;
  const { enemy, phase } = play.now.view;
  if (
    phase !== 'meet' ||
    enemy === NONE ||
    enemyName(enemy) !== 'guard' ||
    play.actions.some(({ type }) => type === 'bribe')
  )
    return [];
  const { gold, sheet } = moverOf(desk);
  const bribe: ActionOf<'bribe'> = { type: 'bribe', gold: sheetOf(content, sheet).bribe };
  return [
    {
      key: 'no-bribe',
      icon: 'coin',
      title: say(game.actions, bribe, play.names),
      note: words.card.noBribe(bribe.gold, gold),
      isOff: true,
      press: () => void play.act(bribe),
    },
  ];
}

function attackDetails(desk: Desk, { rival }: ActionOf<'attack'>): Details {
  const odds = desk.play.now.view.rivals.find(each => each.rival === rival);
  return { icon: 'fist', ...(odds && { chances: { kind: 'rival', odds } as const }) };
}

function aidDetails(desk: Desk, action: ActionOf<'eat' | 'cast'>): Details {
  const chances = chancesAfter(desk, action);
  if (action.type === 'eat')
    return { icon: wareIcon(action.object), note: desk.words.card.afterwards, ...(chances && { chances }) };
  const title = describeCast(desk, action);
  return {
    icon: action.spell,
    ...(title !== undefined && { title }),
    ...(chances ? { note: desk.words.card.afterwards, chances } : {}),
  };
}

/** TD-B14: what the dice are thrown for decides what a good throw is. */
function fateKind(desk: Desk): OddsKind {
  const { asked } = desk.play.now.view;
  switch (asked) {
    case 'few-gold':
    case 'much-gold':
      return 'gold';
    case 'movement':
    case 'lock':
    case 'rival':
    case 'save':
      return asked;
    default:
      return oddsKind(desk);
  }
}

function keepDetails(desk: Desk): Details {
  const { fate } = desk.play.now.view;
  return {
    icon: 'check',
    ...(fate && { note: desk.game.verdict(fate.verdict) }),
    ...(fate?.keep && { chances: { kind: fateKind(desk), odds: fate.keep } }),
  };
}

function rerollDetails(desk: Desk, { die }: ActionOf<'reroll'>): Details {
  const { view } = desk.play.now;
  const odds = view.fate?.again[die];
  const outcomes = outcomesAgain(desk, view);
  return {
    icon: 'die',
    title: desk.words.card.fate.again(view.dice[die] ?? 0),
    ...(odds && { chances: { kind: fateKind(desk), odds } }),
    ...(outcomes.length > 0 && { outcomes }),
  };
}

/** TD-24: what the water keeps. */
function washedAway(desk: Desk): readonly string[] {
  const { content, game, words } = desk;
  const { gold, objects } = moverOf(desk);
  const lost = objects.map(id => wareOf(content, id)).filter(({ name, metal }) => metal || name === 'torch');
  return [...(gold > 0 ? [words.figures.gold(gold)] : []), ...lost.map(({ name }) => game.thing(name))];
}

const ICONS: Readonly<Partial<Record<Action['type'], IconName>>> = {
  'set-out': 'arrow-right',
  stay: 'cancel',
  'give-up': 'close',
  pass: 'check',
  'fall-in': 'south',
  'stay-above': 'arrow-right',
  retire: 'close',
  read: 'scroll',
  submit: 'close',
  decline: 'back',
  end: 'check',
};

function plainDetails(desk: Desk, action: Action): Details {
  switch (action.type) {
    case 'take':
      return {
        icon: action.thing === 'gold' ? 'coin' : action.thing === 'follower' ? 'people' : wareIcon(action.name),
      };
    case 'drop':
      return { icon: action.thing === 'follower' ? 'people' : wareIcon(action.name) };
    case 'leave':
      return { icon: wareIcon(action.object) };
    case 'discard':
      return { icon: action.spell, note: desk.game.spellTexts[action.spell] };
    case 'rob':
      return { icon: robIcon(action) };
    case 'pay':
      return { icon: PRICE_ICONS[action.price] };
    case 'end':
    case 'set-out':
    case 'pass':
      return { icon: ICONS[action.type] ?? 'check', isMain: true };
    default:
      return { icon: ICONS[action.type] ?? 'check' };
  }
}

const PRICE_ICONS = { gold: 'coin', strength: 'strength', craft: 'craft', life: 'heart' } as const;

function robIcon(action: ActionOf<'rob'>): IconName {
  if (action.what === 'object') return wareIcon(action.object);
  return action.what === 'life' ? 'heart' : 'coin';
}
