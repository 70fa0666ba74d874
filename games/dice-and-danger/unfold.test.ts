import { describe, expect, test } from 'vitest';
import { CHANCE, ONLOOKER, type Rules, type Seat } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import { witnessed } from '../../kernel/witness.ts';
import type { Adventure, Options } from './action.ts';
import type { Event } from './events.ts';
import { diceAndDanger } from './index.ts';
import type { DiceAndDanger } from './kind.ts';
import { unfold } from './unfold.ts';
import type { View } from './view.ts';

interface Settled {
  readonly rules: Rules<DiceAndDanger>;
  readonly seat: Seat;
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

const SHOWING: readonly Event['type'][] = ['round-shown', 'seat-wrote'];

/** The steps of a match left to chance with which a round has ended, as everybody sees them. */
function* settlements(adventure: Adventure, seats: number): Generator<Settled> {
  const options: Options = { adventure, endTrigger: 'ownSheet', portalTrigger: 'assigned11', first: 0 };
  const rules = diceAndDanger.rules({ version: 1, seats, options });
  const state = rules.setup();
  const random = randomFrom(`${adventure}/${seats}`);
  for (let active = rules.active(state); active.length > 0; active = rules.active(state)) {
    const mover = active[random(active.length)] ?? CHANCE;
    const actions = rules.actions(state, mover);
    const lookers = [ONLOOKER, ...rules.content.everyone].map(seat => ({ seat, before: rules.view(state, seat) }));
    const events: Event[] = [];
    rules.apply(state, mover, actions[random(actions.length)]!, event => events.push(event));
    if (!events.some(({ type }) => SHOWING.includes(type))) continue;
    for (const { seat, before } of lookers)
      yield {
        rules,
        seat,
        before,
        after: rules.view(state, seat),
        events: witnessed<DiceAndDanger>(rules, events, seat),
      };
  }
}

const shared = ({ papers, slain, honoured, fallen, round, dice }: View) => ({
  papers,
  slain,
  honoured,
  fallen,
  round,
  dice,
});

describe.each([
  ['annoyed-animals', 1],
  ['annoyed-animals', 3],
  ['defiant-dinosaurs', 2],
  ['puzzled-pyramid', 2],
] as const)('a round of %s with %i seats, event by event', (adventure, seats) => {
  const settled = [...settlements(adventure, seats)];

  test('begins with the table before it, and ends with the table after it', () => {
    expect(settled.length).toBeGreaterThan(3 * seats);
    for (const { rules, seat, before, after, events } of settled) {
      expect(shared(unfold(rules.content, { seat, before, events: [] }))).toEqual(shared(before));
      expect(shared(unfold(rules.content, { seat, before, events }))).toEqual(shared(after));
    }
  });

  test('shows one’s own sheet as one has drawn it until it is in ink', () => {
    for (const { rules, seat, before, after, events } of settled.filter(each => each.seat >= 0)) {
      const drafted = (count: number) => unfold(rules.content, { seat, before, events: events.slice(0, count) }).draft;
      expect(drafted(0)?.paper).toEqual(before.draft?.paper);
      if (before.fallen[seat] === 0) expect(drafted(events.length)?.paper).toEqual(after.papers[seat]);
    }
  });

  test('changes nothing that it was given', () => {
    const { rules, seat, before, events } = settled.at(-1)!;
    const copy = structuredClone({ before, events });
    unfold(rules.content, { seat, before, events });
    expect({ before, events }).toEqual(copy);
  });
});
