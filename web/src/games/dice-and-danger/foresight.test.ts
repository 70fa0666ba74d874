import { describe, expect, test } from 'vitest';
import type { Node } from '../../../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../../../games/dice-and-danger/manifest.ts';
import { isFull } from '../../../../games/dice-and-danger/readers.ts';
import { foresee, type Foresight } from './foresight.ts';
import { actionsIn, after, draftIn } from './sandbox.ts';
import { meantBy, nextToWrite } from './refusal.ts';
import { isTarget } from './rows.ts';
import { act, decisions, sandbox, roll, sit } from './tests/table.ts';

describe.each(ADVENTURES)('foresight on %s', adventure => {
  test('tells of every target something that then happens', () => {
    const table = sit(adventure, 2);
    const told = new Set<string>();
    for (const seat of decisions(table, adventure, 20)) {
      const here = sandbox(table, seat);
      for (const action of actionsIn(here).filter(isTarget)) {
        const node = action.type === 'mark' ? action.space : action.room;
        const [before, then] = [draftIn(here), draftIn(after(here, action))];
        const found = foresee({ content: table.content, table: table.state, seat, before, after: then }, node);
        expect(found.length).toBeGreaterThan(0);
        for (const each of found) told.add(each.type);
        expect(found.some(({ type }) => type === 'gem')).toBe(then.paper.gems > before.paper.gems);
        expect(found.some(({ type }) => type === 'gold')).toBe(then.paper.gold > before.paper.gold);
        expect(found.some(({ type }) => type === 'chest')).toBe(then.chests > before.chests);
        expect(defeats(found)).toBe(
          table.content.rooms.filter(
            room => isFull(table.content, then.paper, room) && !isFull(table.content, before.paper, room),
          ).length,
        );
      }
    }
    expect([...told]).toEqual(expect.arrayContaining(['hit', 'open', 'reach']));
  });
});

const defeats = (found: readonly Foresight[]): number => found.filter(({ type }) => type === 'defeat').length;

describe('a press on what is not lit', () => {
  test.each(ADVENTURES)('is refused by the rules with a reason, everywhere on %s', adventure => {
    const table = sit(adventure, 2);
    const { content, rules, state } = table;
    for (const seat of decisions(table, `${adventure}/why`, 2)) {
      const legal = rules.actions(state, seat).flatMap(nodesOf);
      const draft = draftIn(sandbox(table, seat));
      const number = state.phase === 'write' ? nextToWrite(draft) : undefined;
      for (const node of content.boxes.keys()) {
        if (legal.includes(node)) continue;
        const meant = meantBy(content, draft, node, number === undefined ? 'sums' : { number });
        expect(rules.why(state, seat, meant).refused.type).not.toBe('unreadable');
      }
    }
  });

  const nodesOf = (action: ReturnType<typeof actionsIn>[number]): Node[] => {
    if (action.type === 'mark') return [action.space];
    if (action.type === 'hit' || action.type === 'crush') return [action.room];
    return action.type === 'write' ? [action.cloud] : [];
  };

  test('means the sum that fits, a torch in hand, both sums against armour', () => {
    const table = sit('defiant-dinosaurs', 2);
    const { content } = table;
    roll(table, [1, 4, 5, 6], 1);
    act(table, { type: 'split', sums: [5, 11], black: false });
    const draft = draftIn(sandbox(table));
    const eleven = content.sheet.spaces.findIndex(({ number }) => number === 11);
    expect(meantBy(content, draft, eleven, 'sums')).toEqual({ type: 'mark', space: eleven, sum: 11 });
    expect(meantBy(content, draft, eleven, 'torch')).toEqual({ type: 'torch', node: eleven });
    expect(meantBy(content, draft, eleven, { number: 3 })).toEqual({ type: 'write', cloud: eleven, number: 3 });
    const armoured = content.rooms.find((_, i) => content.sheet.rooms[i]?.armoured) ?? 0;
    expect(meantBy(content, draft, armoured, 'sums')).toEqual({ type: 'crush', room: armoured });
  });

  test('the next number to write is the lowest that is left', () => {
    const table = sit('puzzled-pyramid', 1);
    expect(nextToWrite(draftIn(sandbox(table)))).toBe(3);
    act(table, { type: 'write', cloud: table.content.clouds[0] ?? 0, number: 3 });
    expect(nextToWrite(draftIn(sandbox(table)))).toBe(4);
  });
});
