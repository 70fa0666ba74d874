import type { IconName } from '../../../../art/icons.ts';
import { wareIcon } from '../../../../art/the-dungeon/index.ts';
import type { Action, ActionOf, Peril } from '../../../../games/the-dungeon/index.ts';
import {
  fightAhead,
  findsAsked,
  findsIn,
  lockOdds,
  perilOf,
  roomAt,
  wareOf,
  washedAway,
} from '../../../../games/the-dungeon/readers.ts';
import { same } from '../../../../kernel/plain.ts';
import { say } from '../../../../kernel/words.ts';
import { chancesAfter, chancesAhead, fateKind, percentOf, type ThrowOdds } from './chances.ts';
import { type Desk, moverOf } from './context.ts';
import { type FindRow, findRows } from './finds.ts';
import { aheadName, describeCast } from './names.ts';

/** A line on the card that can be pressed. */
export interface Choice {
  readonly key: string;
  readonly title: string;
  readonly note?: string;
  readonly icon?: IconName;
  readonly chances?: ThrowOdds;
  /** Lives that it costs for certain. */
  readonly wounds?: number;
  /** The chance alone, where the card says what it means. */
  readonly badge?: string;
  /** What the die may bring, by its pips. */
  readonly finds?: readonly FindRow[];
  readonly isMain?: boolean;
  readonly isHinted?: boolean;
  /** A choice that cannot be made now: whoever presses it hears why. */
  readonly isOff?: boolean;
  /** After so many milliseconds it is done by itself. */
  readonly onward?: number;
  readonly press: () => void;
}

export function choiceOf(desk: Desk, action: Action): Choice {
  const { play, game } = desk;
  const detail = DETAILS[action.type] as (desk: Desk, action: Action) => Details;
  return {
    key: JSON.stringify(action),
    title: say(game.actions, action, play.names),
    isHinted: play.hint !== undefined && same(action, play.hint),
    press: () => (deadlinessOf(play, action) ? desk.doubt(action) : void play.act(action)),
    ...(perilOf(play.now.view, action) === 'sure' && { wounds: 1 }),
    ...(desk.onward && same(action, desk.onward.action) && { onward: desk.onward.ms }),
    ...detail(desk, action),
  };
}

type Asked = Pick<Desk['play'], 'actions'> & { readonly now: Pick<Desk['play']['now'], 'view' | 'seat'> };

/** What has to be asked about before it is done: it may take the last life, and there is something else to do. */
export function deadlinessOf({ actions, now: { view, seat } }: Asked, action: Action): Peril | undefined {
  const isLast = view.characters[seat]?.lives === 1;
  return isLast && actions.length > 1 ? perilOf(view, action) : undefined;
}

type Details = Partial<Omit<Choice, 'key' | 'press'>>;

const drawnAs =
  (icon: IconName): (() => Details) =>
  () => ({ icon });

/** By action: how its line looks, and what it says beside the words of the game. */
const DETAILS: { readonly [T in Action['type']]: (desk: Desk, action: ActionOf<T>) => Details } = {
  deal: drawnAs('check'),
  fall: drawnAs('check'),
  'fall-in': drawnAs('south'),
  'stay-above': drawnAs('arrow-right'),
  retire: drawnAs('close'),
  roll: drawnAs('check'),
  'set-out': () => ({ icon: 'arrow-right', isMain: true }),
  go: goDetails,
  'give-up': drawnAs('close'),
  scout: drawnAs('check'),
  draw: drawnAs('check'),
  lay: drawnAs('check'),
  explore: exploreDetails,
  pass: () => ({ icon: 'check', isMain: true }),
  pay: (_, { price }) => ({ icon: PRICE_ICONS[price] }),
  wade: desk => ({ icon: 'less', note: desk.words.card.wade(lostInWater(desk)) }),
  stay: drawnAs('cancel'),
  bribe: ({ words }) => ({ icon: 'coin', note: words.card.bribe }),
  decline: drawnAs('back'),
  fight: fightDetails,
  attack: attackDetails,
  submit: drawnAs('close'),
  rob: (_, action) => ({ icon: robIcon(action) }),
  leave: (_, { object }) => ({ icon: wareIcon(object) }),
  take: (_, action) => ({ icon: thingIcon(action) }),
  drop: (_, action) => ({ icon: thingIcon(action) }),
  read: drawnAs('scroll'),
  learn: drawnAs('check'),
  eat: eatDetails,
  discard: ({ game }, { spell }) => ({ icon: spell, note: game.spellTexts[spell] }),
  cast: castDetails,
  keep: keepDetails,
  reroll: rerollDetails,
  end: () => ({ icon: 'check', isMain: true }),
};

function goDetails(desk: Desk, { side }: ActionOf<'go'>): Details {
  const { ways, words, play } = desk;
  const { view } = play.now;
  const icon = SIDE_ICONS[side];
  const odds = lockOdds(view, moverOf(desk).at, side);
  if (view.phase === 'retry')
    return { icon, title: words.card.again, ...(odds && { chances: { kind: 'lock', odds } }) };
  const way = ways.find(({ steps }) => steps.length === 1 && steps[0]?.side === side);
  if (!way) return { icon };
  return {
    icon,
    title: words.sides[side],
    note: aheadName(desk, way),
    ...(way.lock && { badge: `${percentOf(way.lock)} %` }),
  };
}

const SIDE_ICONS = { 0: 'north', 1: 'east', 2: 'south', 3: 'west' } as const satisfies Record<0 | 1 | 2 | 3, IconName>;

function exploreDetails(desk: Desk): Details {
  const room = roomAt(desk.play.now.view, moverOf(desk).at);
  const finds = findRows(desk, findsIn(room));
  const chances = chancesAhead(desk);
  return {
    isMain: true,
    icon: 'die',
    title: desk.words.card.explore[room] ?? desk.game.rooms[room],
    ...(finds.length > 0 && { finds }),
    ...(chances && { chances }),
  };
}

function fightDetails(desk: Desk): Details {
  const fight = fightAhead(desk.content, desk.play.now.view);
  const chances = chancesAhead(desk);
  return {
    isMain: true,
    icon: fight?.kind === 'craft' ? 'craft' : 'sword',
    ...(fight && { note: desk.words.card.formula(fight.own + fight.gear + fight.bonus, fight.power) }),
    ...(chances && { chances }),
  };
}

/** TD-25: what the Guard would take, if one had it. */
export function bribeOutOfReach({ play, words, game }: Desk): readonly Choice[] {
  const { view, seat } = play.now;
  const prompt = play.rules.prompt(view, seat);
  if (prompt.type !== 'guard' || play.actions.some(({ type }) => type === 'bribe')) return [];
  const bribe: ActionOf<'bribe'> = { type: 'bribe', gold: prompt.bribe };
  return [
    {
      key: 'no-bribe',
      icon: 'coin',
      title: say(game.actions, bribe, play.names),
      note: words.card.noBribe(bribe.gold, prompt.gold),
      isOff: true,
      press: () => void play.refuse(bribe),
    },
  ];
}

function attackDetails(desk: Desk, { rival }: ActionOf<'attack'>): Details {
  const odds = desk.play.now.view.rivals.find(each => each.rival === rival);
  return { icon: 'fist', ...(odds && { chances: { kind: 'rival', odds } as const }) };
}

function eatDetails(desk: Desk, action: ActionOf<'eat'>): Details {
  const chances = chancesAfter(desk, action);
  return { icon: wareIcon(action.object), note: desk.words.card.afterwards, ...(chances && { chances }) };
}

function castDetails(desk: Desk, action: ActionOf<'cast'>): Details {
  const chances = chancesAfter(desk, action);
  const title = describeCast(desk, action);
  return {
    icon: action.spell,
    ...(title !== undefined && { title }),
    ...(chances && { note: desk.words.card.afterwards, chances }),
  };
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
  const finds = findRows(desk, findsAsked(view));
  return {
    icon: 'die',
    title: desk.words.card.fate.again(view.dice[die] ?? 0),
    ...(odds && { chances: { kind: fateKind(desk), odds } }),
    ...(finds.length > 0 && { finds }),
  };
}

/** TD-24: what the water keeps, by name. */
function lostInWater(desk: Desk): readonly string[] {
  const { content, game, words } = desk;
  const lost = washedAway(content, moverOf(desk)).map(id => game.thing(wareOf(content, id).name));
  const { gold } = moverOf(desk);
  return gold > 0 ? [words.figures.gold(gold), ...lost] : lost;
}

const PRICE_ICONS = { gold: 'coin', strength: 'strength', craft: 'craft', life: 'heart' } as const;

function robIcon(action: ActionOf<'rob'>): IconName {
  if (action.what === 'object') return wareIcon(action.object);
  return action.what === 'life' ? 'heart' : 'coin';
}

function thingIcon(action: ActionOf<'take' | 'drop'>): IconName {
  if (action.thing === 'gold') return 'coin';
  return action.thing === 'follower' ? 'people' : wareIcon(action.name);
}
