import type { Reason } from '../../../../games/the-dungeon/index.ts';
import type { Refusal, Seat } from '../../../../kernel/game.ts';

/** Where an entry is wrong: the seat, the group of fields, and the very field. */
export interface Fault {
  readonly seat: Seat | undefined;
  readonly group: string;
  readonly field: string;
}

const at = (seat: Seat, field: string): Fault => ({ seat, group: /^\w+/.exec(field)?.[0] ?? field, field });

/** What a refusal of the options points at. */
export function faultOf({ refused }: Refusal<Reason>): Fault {
  switch (refused.type) {
    case 'too-many-objects':
      return at(refused.seat, 'objects');
    case 'animals-outside':
      return at(refused.seat, 'animals');
    case 'too-many-spells':
      return at(refused.seat, 'spells');
    default:
      return 'field' in refused ? at(refused.seat, refused.field) : { seat: undefined, group: '', field: '' };
  }
}
