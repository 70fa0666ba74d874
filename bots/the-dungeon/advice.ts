import type { Action, ActionOf, TheDungeon, View } from '../../games/the-dungeon/index.ts';
import {
  findsIn,
  handOf,
  hasUntried,
  lockOdds,
  roomAt,
  spellPlacesOf,
  START_TILE,
  thingsOn,
  tilesLeft,
  washedAway,
} from '../../games/the-dungeon/readers.ts';
import { CHANCE } from '../../kernel/game.ts';
import { same } from '../../kernel/plain.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Advice, Cause, Expected, Position } from '../coach.ts';
import { easy } from './easy.ts';
import { type Sight, sightOf } from './sight.ts';
import { knownBeyond, leadsOut, STEP, stepCost, stepCosts, tilesTo, waysAfter } from './wayfinding.ts';

type Worth = Expected<TheDungeon>;
type Reasons = Omit<Advice<TheDungeon>, 'plan'>;

/** What the easy bot would do, with the figures by which it has chosen. */
export function hint(position: Position<TheDungeon>): Advice<TheDungeon> {
  const { rules, seat, view } = position;
  const action = easy.sit({ rules, seat, random: randomFrom('hint') })(view);
  const actions = rules.actions(rules.imagine(view, seat, randomFrom('hint')), seat);
  const me = view.characters[seat];
  if (!me) return { plan: [action], compared: [], causes: [] };
  const reason = REASONS[action.type] as (thought: Thought, action: Action) => Reasons;
  return { plan: [action], ...reason({ position, sight: sightOf(rules.content, view, me, actions) }, action) };
}

interface Thought {
  readonly position: Position<TheDungeon>;
  readonly sight: Sight;
}

const percent = ({ win, of }: { readonly win: number; readonly of: number }): number => Math.round((100 * win) / of);
const because = (name: string, amount: number, compared: readonly Worth[] = []): Reasons => ({
  compared,
  causes: [{ name, amount }],
});
const best = (compared: readonly Worth[]): readonly Worth[] => compared.toSorted((a, b) => b.worth - a.worth);

/** By action: what speaks for it. */
const REASONS: { readonly [T in Action['type']]: (thought: Thought, action: ActionOf<T>) => Reasons } = {
  deal: only,
  fall: only,
  learn: only,
  roll: only,
  draw: only,
  go: goReasons,
  'give-up': only,
  scout: look,
  lay: layReasons,
  explore: meetReasons,
  fight: meetReasons,
  bribe: ({ position, sight }) => because('bribe', percent(position.view.odds ?? NEVER), chances({ position, sight })),
  eat: meetReasons,
  cast: castReasons,
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

function only({ sight }: Thought): Reasons {
  return because('only', sight.actions.length);
}

function look({ position }: Thought): Reasons {
  return because('look', tilesLeft(position.view));
}

const isGo = (action: Action): action is ActionOf<'go'> => action.type === 'go';

/** Ways are compared by tiles; a danger where the move would end counts like so many of them. */
function goReasons({ position: { view }, sight }: Thought, { side }: ActionOf<'go'>): Reasons {
  const costs = stepCosts(sight);
  const ways = sight.actions.filter(isGo);
  const compared = ways.map(action => ({
    action,
    worth: view.phase === 'retry' ? 0 : -Math.round(stepCost(sight, costs, action.side) / STEP),
  }));
  return { compared: best(compared), causes: [aheadOf(sight, side)] };
}

/** What lies at the end of a way: the unknown, a way out, something untried, or the cell. */
function aheadOf({ view, me }: Sight, side: ActionOf<'go'>['side']): Cause {
  const lock = lockOdds(view, me.at, side);
  const beyond = knownBeyond(view, me.at, side);
  if (beyond === undefined) return { name: 'opens', amount: lock ? percent(lock) : 100 };
  const out = tilesTo(view, beyond, tile => leadsOut(view, tile));
  if (out !== undefined) return { name: 'way-out', amount: out + 1 };
  const untried = tilesTo(view, beyond, tile => hasUntried(view, tile));
  if (untried !== undefined) return { name: 'untried', amount: untried + 1 };
  return { name: 'home', amount: (tilesTo(view, beyond, tile => tile === START_TILE) ?? 0) + 1 };
}

function layReasons({ sight }: Thought, action: ActionOf<'lay'>): Reasons {
  const compared = sight.actions.flatMap(each =>
    each.type === 'lay' ? [{ action: each, worth: waysAfter(sight.view, each.turn) }] : [],
  );
  return because('ways', compared.find(each => same(each.action, action))?.worth ?? 0, best(compared));
}

/** In a hundred throws, how many end well, whatever is done before them. */
function chances({ position, sight }: Thought): readonly Worth[] {
  const found = sight.actions.flatMap(action => {
    const worth = chanceAfter(position, action);
    return worth === undefined ? [] : [{ action, worth }];
  });
  return best(found);
}

function chanceAfter({ rules, seat, view }: Position<TheDungeon>, action: Action): number | undefined {
  if (action.type === 'bribe') return 100;
  if (action.type === 'fight' || action.type === 'explore') return view.odds ? percent(view.odds) : undefined;
  if (action.type !== 'eat' && action.type !== 'cast') return undefined;
  const state = rules.imagine(view, seat, randomFrom('hint'));
  rules.apply(state, seat, action);
  if (rules.active(state)[0] === CHANCE) return undefined;
  const { odds, phase } = rules.view(state, seat);
  if (odds) return percent(odds);
  return view.odds && phase === 'rest' ? 100 : undefined;
}

function meetReasons(thought: Thought, action: ActionOf<'explore' | 'fight' | 'eat'>): Reasons {
  const chance = chanceAfter(thought.position, action);
  if (chance !== undefined) return because(action.type === 'eat' ? 'eat' : 'win', chance, chances(thought));
  return action.type === 'explore' ? because('find', findable(thought.position.view)) : only(thought);
}

/** In a hundred dice, how many bring something that one would like to have. */
function findable(view: View): number {
  const finds = findsIn(roomAt(view, view.characters[view.turn]?.at ?? START_TILE));
  const good = finds.filter(find => find !== 'nothing' && find !== 'cave-in');
  return percent({ win: good.length, of: Math.max(1, finds.length) });
}

function castReasons(thought: Thought, action: ActionOf<'cast'>): Reasons {
  const { me } = thought.sight;
  if (action.spell === 'second-wind') return because('heal', me.lives + 1);
  if (action.spell === 'stolen-hour') return because('hour', 1);
  if (action.spell === 'draughty-map') return look(thought);
  const chance = chanceAfter(thought.position, action);
  return chance === undefined ? only(thought) : because('cast', chance, chances(thought));
}

/** TD-B14: in a hundred second throws of the better die, how many end well. */
function secondThrow({ fate }: View): number {
  const odds = (fate?.again ?? []).flatMap(each => (each ? [percent(each)] : []));
  return Math.max(0, ...odds);
}
