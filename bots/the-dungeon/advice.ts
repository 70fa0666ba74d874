import type { Action, ActionOf, Room, TheDungeon, View } from '../../games/the-dungeon/index.ts';
import {
  findsIn,
  handOf,
  hasUntried,
  lockOdds,
  spellPlacesOf,
  START_TILE,
  thingsOn,
  tilesLeft,
  washedAway,
} from '../../games/the-dungeon/readers.ts';
import { CHANCE } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Advice, Cause, Position } from '../coach.ts';
import { type Sight, sightOf } from './sight.ts';
import { foresee, type Trial, type Tried, tryOut } from './strong.ts';
import { knownBeyond, leadsOut, tilesTo, waysAfter } from './wayfinding.ts';

type Reason = Cause | undefined;

/** So many matches are played out for a hint: a fifth of a second. */
const NODES = 1200;
/** For what is done anyway, only to tell how things stand. */
const FEW = 200;

/**
 * What the strong bot would do: what speaks for it, and in how many matches of a hundred it ends well. Of
 * others it is told by how much they fell behind it with the same fortunes: choice and numbers come of one comparison.
 */
export function hint(position: Position<TheDungeon>): Advice<TheDungeon> {
  const { rules, seat, view } = position;
  const random = randomFrom('hint');
  const tried = triedBy({ rules, seat, view, random, nodes: NODES });
  const [best] = tried;
  const me = view.characters[seat];
  if (!best || !me) return { plan: tried.slice(0, 1).map(({ action }) => action), compared: [], causes: [] };
  const actions = tried.map(({ action }) => action);
  const thought = { position, sight: sightOf(rules.content, view, me, actions) };
  const reason = REASONS[best.action.type] as (thought: Thought, action: Action) => Reason;
  return {
    plan: [best.action],
    compared: tried
      .filter(({ tries }) => tries > 0)
      .map(({ action, behind }) => ({ action, worth: Math.round(100 * (best.won - behind)) })),
    causes: [reason(thought, best.action), outlookOf(best), marginOf(best)].filter(cause => cause !== undefined),
  };
}

function triedBy(trial: Trial): readonly Tried[] {
  const tried = tryOut(trial);
  const [best, ...others] = tried;
  return best && others.length === 0 ? [foresee({ ...trial, nodes: FEW }, best.action)] : tried;
}

const outlookOf = ({ won }: Tried): Cause => ({ name: 'outlook', amount: Math.round(100 * won) });

/** How far off that may be, in matches of a hundred, 19 times in 20. */
function marginOf({ error }: Tried): Cause {
  return { name: 'margin', amount: Math.ceil(196 * error) };
}

interface Thought {
  readonly position: Position<TheDungeon>;
  readonly sight: Sight;
}

const percent = ({ win, of }: { readonly win: number; readonly of: number }): number => Math.round((100 * win) / of);
const because = (name: string, amount: number): Cause => ({ name, amount });

/** By action: what speaks for it. */
const REASONS: { readonly [T in Action['type']]: (thought: Thought, action: ActionOf<T>) => Reason } = {
  deal: only,
  fall: only,
  learn: only,
  roll: only,
  draw: only,
  go: goReason,
  'give-up': only,
  scout: look,
  lay: ({ sight }, { turn }) => because('ways', waysAfter(sight.view, turn)),
  explore: meetReason,
  fight: meetReason,
  bribe: ({ position }) => because('bribe', percent(position.view.odds ?? NEVER)),
  eat: meetReason,
  cast: castReason,
  attack: only,
  pass: only,
  pay: ({ sight: { me } }, { price }) => because(`pay-${price}`, price === 'life' ? me.lives : me[price]),
  wade: ({ sight: { content, me } }) => because('wade', me.gold + washedAway(content, me).length),
  stay: only,
  'set-out': only,
  take: ({ position: { view }, sight: { content, me } }) => because('take', thingsOn(content, view, me.at).length),
  drop: only,
  leave: ({ sight }) => because('least', sight.me.objects.length),
  discard: ({ position }) => because('least', handOf(position.view).length),
  read: ({ sight: { content, me, spells } }) => because('read', spellPlacesOf(content, me) - spells),
  submit: only,
  rob: ({ sight: { actions } }) => because('rob', actions.length),
  keep: ({ position }) => because('keep', secondThrow(position.view)),
  reroll: ({ position }) => because('again', secondThrow(position.view)),
  'fall-in': ({ sight: { me } }) => because('fall', me.lives),
  'stay-above': only,
  retire: only,
  decline: only,
  end: ({ position: { view } }) => because('end', view.round),
};

const NEVER = { win: 0, of: 1 };

/** Where there is nothing to choose there is nothing to explain. */
function only({ sight }: Thought): Reason {
  return sight.actions.length === 1 ? because('only', 1) : undefined;
}

function look({ position }: Thought): Cause {
  return because('look', tilesLeft(position.view));
}

/** What lies at the end of a way: the unknown, a way out, something untried, or the cell. */
function goReason({ sight: { view, me } }: Thought, { side }: ActionOf<'go'>): Cause {
  const lock = lockOdds(view, me.at, side);
  const beyond = knownBeyond(view, me.at, side);
  if (beyond === undefined) return { name: 'opens', amount: lock ? percent(lock) : 100 };
  const out = tilesTo(view, beyond, tile => leadsOut(view, tile));
  if (out !== undefined) return { name: 'way-out', amount: out + 1 };
  const untried = tilesTo(view, beyond, tile => hasUntried(view, tile));
  if (untried !== undefined) return { name: 'untried', amount: untried + 1 };
  return { name: 'home', amount: (tilesTo(view, beyond, tile => tile === START_TILE) ?? 0) + 1 };
}

/** In a hundred throws, how many end well after an action. */
function chanceAfter({ rules, seat, view }: Position<TheDungeon>, action: Action): number | undefined {
  if (action.type === 'fight' || action.type === 'explore') return view.odds ? percent(view.odds) : undefined;
  if (action.type !== 'eat' && action.type !== 'cast') return undefined;
  const state = rules.imagine(view, seat, randomFrom('hint'));
  rules.apply(state, seat, action);
  if (rules.active(state)[0] === CHANCE) return undefined;
  const { odds, phase } = rules.view(state, seat);
  if (odds) return percent(odds);
  return view.odds && phase === 'rest' ? 100 : undefined;
}

function meetReason(thought: Thought, action: ActionOf<'explore' | 'fight' | 'eat'>): Reason {
  const chance = chanceAfter(thought.position, action);
  if (chance !== undefined) return because(action.type === 'eat' ? 'eat' : 'win', chance);
  return action.type === 'explore' && HOARDS.has(action.room) ? because('find', findable(action.room)) : only(thought);
}

/** TD-33, TD-34: where a die brings something to take along. In the Lair (TD-27) and the Crypt it brings somebody. */
const HOARDS: ReadonlySet<Room> = new Set<Room>(['storeroom', 'tunnel']);

/** In a hundred dice, how many bring something that one would like to have. */
function findable(room: Room): number {
  const finds = findsIn(room);
  const good = finds.filter(find => find !== 'nothing' && find !== 'cave-in');
  return percent({ win: good.length, of: Math.max(1, finds.length) });
}

function castReason(thought: Thought, action: ActionOf<'cast'>): Reason {
  const { me } = thought.sight;
  if (action.spell === 'second-wind') return because('heal', me.lives + 1);
  if (action.spell === 'stolen-hour') return because('hour', 1);
  if (action.spell === 'draughty-map') return look(thought);
  const chance = chanceAfter(thought.position, action);
  return chance === undefined ? only(thought) : because('cast', chance);
}

/** TD-B14: in a hundred second throws of the better die, how many end well. */
function secondThrow({ fate }: View): number {
  const odds = (fate?.again ?? []).flatMap(each => (each ? [percent(each)] : []));
  return Math.max(0, ...odds);
}
