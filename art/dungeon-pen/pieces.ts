import type { Seat } from '../../kernel/game.ts';
import type { Effect, Point, View } from '../../games/dungeon-pen/index.ts';
import { circle, ellipse, path, rect } from '../figure.ts';
import type { IconName } from '../icons.ts';
import type { Group, Shape } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { pawn, pencilBody } from '../things.ts';
import { type Layout, spotAt } from './layout.ts';
import { pencilOf } from './trail.ts';

/** What hinders a hand, as a sign that hangs on its pencil. */
export const EFFECT_ICONS: Readonly<Record<Effect, IconName>> = {
  weak: 'left-hand',
  blind: 'eyes-shut',
  fists: 'both-hands',
  chain: 'ball',
  vane: 'spin',
  full: 'card-right',
  candle: 'card-left',
};

/** The pencil of whoever is about to flick stands on the cross; its top leans so many degrees from upright. */
export interface HeldPencil {
  readonly seat: Seat;
  readonly lean: number;
  /** Where its line is about to end, while it flies. */
  readonly to?: Point;
}

const PAWN = 0.74;
const LENGTH = 104;
const THICK = 14;

/** Whoever flicks is a pencil, the other a pawn. */
export function pieces(layout: Layout, view: View, held: HeldPencil | undefined): readonly Group[] {
  const order: readonly (0 | 1)[] = held?.seat === 0 ? [1, 0] : [0, 1];
  return order.map(seat => {
    const character = view.characters[seat];
    const own = held?.seat === seat ? held : undefined;
    const figure = own ? standingPencil(seat, character.effects, own.lean) : [standingPawn(seat)];
    return group({ id: `piece/${seat}`, role: 'pawn', at: spotAt(layout, own?.to ?? character) }, [
      group({ id: `standing/${seat}` }, [...figure, ...(character.carries ? [crown(seat)] : [])]),
    ]);
  });
}

/** DP-46: the spun card over a cross, its arrow so many degrees clockwise from the top. */
export const spunCard = (layout: Layout, character: Readonly<Point>, degrees: number): Group =>
  group({ at: spotAt(layout, character), shadow: 'lifted' }, [
    group({ id: 'vane', turn: degrees }, [
      rect([-21, -31, 42, 62], { fill: 'paper', stroke: 'ink', weight: 1.4 }, 6),
      path('M0 22V-20M-11-9L0-21 11-9', { stroke: 'ink', weight: 4 }),
    ]),
  ]);

const standingPawn = (seat: Seat): Group => group({ at: [0, 4], scale: PAWN }, pawn(pencilOf(seat)));

/** DP-20: a carried treasure sits on the cross. */
const crown = (seat: Seat): Group =>
  group({ id: `crown/${seat}`, at: [13, 2] }, [
    circle([0, 0], 10.5, { fill: 'paper', stroke: 'ink', weight: 1.3 }),
    icon('treasure', [0, 0], 14, 'gold'),
  ]);

function standingPencil(seat: Seat, effects: readonly Effect[], lean: number): Shape[] {
  const isClumsy = effects.some(effect => effect === 'weak' || effect === 'fists' || effect === 'full');
  return [
    ellipse([7, 2], [17, 5], { fill: 'contact-shadow' }),
    group({ id: `pencil/${seat}/${isClumsy ? 'clumsy' : 'steady'}` }, [
      group({ turn: lean - 90 }, [
        ...pencilBody(pencilOf(seat), LENGTH, THICK),
        ...effects.map((effect, i) => sign(effect, i, 90 - lean)),
      ]),
    ]),
  ];
}

/** A slip tied to the pencil, upright whichever way that leans. */
const sign = (effect: Effect, i: number, turn: number): Group =>
  group({ at: [LENGTH - 30 - 34 * i, 0], turn }, [
    rect([-17, -17, 34, 34], { fill: 'paper', stroke: 'ink', weight: 1.5 }, 7),
    icon(EFFECT_ICONS[effect], [0, 0], 26),
  ]);
