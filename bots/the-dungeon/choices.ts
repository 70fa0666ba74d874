import type { Action } from '../../games/the-dungeon/index.ts';
import { spellPlacesOf, whereaboutsOf } from '../../games/the-dungeon/readers.ts';
import { find, findCast, type Sight } from './sight.ts';

/** What a bot parts with first. */
const LEAST_DEAR = ['talisman', 'fish-cake', 'torch', 'pastry', 'scroll', 'sword'];
const LEAST_USEFUL = [
  'long-arm',
  'second-thoughts',
  'home-sweet-cell',
  'glow-worm',
  'draughty-map',
  'polite-knock',
  'hurried-feet',
  'stolen-hour',
  'clear-head',
  'begone',
  'borrowed-muscle',
  'second-wind',
];

/** Things are picked up, wounds closed, scrolls read, and the turn is over. */
export function chooseRest(sight: Sight): Action {
  const { actions } = sight;
  return (
    findCast(actions, 'second-wind') ??
    findCast(actions, 'stolen-hour') ??
    find(actions, 'take') ??
    readIfRoom(sight) ??
    (find(actions, 'end') as Action)
  );
}

/** Who has not been inside yet comes to play; who got out once has had enough. */
export function chooseDescent({ actions, me }: Sight): Action {
  return find(actions, whereaboutsOf(me) === 'out' ? 'retire' : 'fall-in') as Action;
}

export function chooseBeginning({ actions }: Sight): Action {
  return find(actions, 'take') ?? find(actions, 'wade') ?? (find(actions, 'set-out') as Action);
}

/** Money first, then everything that helps, then the dice. */
export function chooseMeeting(sight: Sight): Action {
  const { actions } = sight;
  if (actions.length === 1) return actions[0] as Action;
  const sure = find(actions, 'bribe') ?? findCast(actions, 'begone') ?? findCast(actions, 'glow-worm');
  const aid = findCast(actions, 'borrowed-muscle') ?? findCast(actions, 'clear-head') ?? find(actions, 'eat');
  const dice = find(actions, 'fight') ?? find(actions, 'explore') ?? find(actions, 'pass');
  return sure ?? aid ?? dice ?? choosePrice(sight);
}

/** Gold that is too little for a bribe is worth least; then whatever there is more of. */
function choosePrice({ actions, me, sheet }: Sight): Action {
  const isSpare = me.gold > 0 && me.gold !== sheet.bribe;
  const body = me.craft > me.strength ? 'craft' : 'strength';
  const price = (wanted: string): Action | undefined => find(actions, 'pay', each => each.price === wanted);
  return (isSpare ? price('gold') : undefined) ?? price(body) ?? (find(actions, 'pay') as Action);
}

/** A scroll that is read needs no hand. */
export function chooseLeaving(sight: Sight): Action {
  const { actions } = sight;
  const leavings = actions.filter(({ type }) => type === 'leave');
  return readIfRoom(sight) ?? leastOf(leavings, LEAST_DEAR, action => (action.type === 'leave' ? action.object : ''));
}

export function chooseBeaten(sight: Sight): Action {
  return readIfRoom(sight) ?? (find(sight.actions, 'submit') as Action);
}

function readIfRoom({ actions, me, spells, content }: Sight): Action | undefined {
  return spells < spellPlacesOf(content, me) ? find(actions, 'read') : undefined;
}

export function chooseForgetting({ actions }: Sight): Action {
  return leastOf(actions, LEAST_USEFUL, action => (action.type === 'discard' ? action.spell : ''));
}

function leastOf(actions: readonly Action[], order: readonly string[], nameOf: (action: Action) => string): Action {
  const rank = (action: Action): number => order.indexOf(nameOf(action));
  return actions.reduce((least, action) => (rank(action) < rank(least) ? action : least));
}

/** Gold, then things, then blood. */
export function chooseSpoils({ actions }: Sight): Action {
  const gold = find(actions, 'rob', ({ what }) => what === 'gold');
  return gold ?? find(actions, 'rob', ({ what }) => what === 'object') ?? (actions[0] as Action);
}

/** Fate is spent where the next throw is more likely to go well than not; tiles and gold are not worth it. */
export function chooseFate({ actions, view, fate }: Sight): Action {
  const isDear = view.asked !== 'movement' && view.asked !== 'few-gold' && view.asked !== 'much-gold';
  const chance = (die: number): number => {
    const odds = fate?.again[die];
    return odds ? odds.win / odds.of : 0;
  };
  const best = chance(1) > chance(0) ? 1 : 0;
  const again = find(actions, 'reroll', ({ die }) => die === best);
  return again && isDear && 2 * chance(best) >= 1 ? again : (find(actions, 'keep') as Action);
}
