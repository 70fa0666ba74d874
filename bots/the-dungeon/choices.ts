import { type Action, craftOf, spellPlaces } from '../../games/the-dungeon/index.ts';
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
export function chooseRest({ actions, me, material }: Sight): Action {
  const canLearn = me.spells < spellPlaces(craftOf(material, me));
  return (
    findCast(actions, 'second-wind') ??
    findCast(actions, 'stolen-hour') ??
    find(actions, 'take') ??
    (canLearn ? find(actions, 'read') : undefined) ??
    (find(actions, 'end') as Action)
  );
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

export function chooseLeaving({ actions }: Sight): Action {
  return leastOf(actions, LEAST_DEAR, action => (action.type === 'leave' ? action.object : ''));
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

const LOCKED = 6;
const POOR = 2;

/** Fate is for locked doors and weak blows. */
export function chooseFate({ actions, view }: Sight): Action {
  const [die = 0] = view.dice;
  const isWeak = (view.asked === 'fight' || view.asked === 'rival') && die <= POOR;
  const isBad = isWeak || (view.asked === 'lock' && die === LOCKED);
  return find(actions, isBad ? 'reroll' : 'keep') as Action;
}
