import type { Kind, Seat } from '../../../kernel/game.ts';
import type { Now } from '../table/table.ts';
import type { Stage, StageSetting } from './stage.ts';

/** Who belongs in front of the screen: whoever is there, or another, with a curtain between the two or without. */
export type Front =
  | { readonly type: 'stay' }
  | { readonly type: 'curtain'; readonly to: Seat }
  | { readonly type: 'turn'; readonly to: Seat };

/** The people at one screen, and what they keep from each other. */
export interface Company {
  /** The seats of people at this screen. */
  readonly people: readonly Seat[];
  readonly isSecret: boolean;
  /** Whether somebody has said who sits here. Nobody has when the page was just opened. */
  readonly isKnown: boolean;
}

const STAY: Front = { type: 'stay' };

export function frontOf(now: Pick<Now<Kind>, 'seat' | 'waiting' | 'outcome'>, company: Company): Front {
  if (company.people.length < 2 || now.outcome) return STAY;
  const to = nextOf(now, company.people);
  if (to === now.seat && (company.isKnown || !company.isSecret)) return STAY;
  return { type: company.isSecret ? 'curtain' : 'turn', to };
}

/** Who decides goes on; then comes the next person round the table whom the match waits for. */
function nextOf({ seat, waiting }: Pick<Now<Kind>, 'seat' | 'waiting'>, people: readonly Seat[]): Seat {
  if (waiting.includes(seat)) return seat;
  const asked = people.filter(person => waiting.includes(person));
  return asked.find(person => person > seat) ?? asked[0] ?? seat;
}

/** By what a stage shows; with real dice whoever types them in is waited for. */
export function frontOn<K extends Kind>({ shown, isClaimed }: Stage<K>, setting: StageSetting<K>): Front {
  if (!shown) return { type: 'stay' };
  const { people, isSecret, typist } = setting;
  const typing = typist?.(shown.now);
  const now = typing === undefined ? shown.now : { ...shown.now, waiting: [typing] };
  return frontOf(now, { people, isSecret, isKnown: isClaimed });
}
