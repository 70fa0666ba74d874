import { describe, expect, test } from 'vitest';
import { ADVENTURES, isFull, type Node } from '../../../../games/dice-and-danger/index.ts';
import { foresee, type Foresight } from './foresight.ts';
import { actionsIn, after, pencilIn } from './lab.ts';
import { meantBy, nextToWrite } from './refusal.ts';
import { remediesFor } from './remedy.ts';
import { isTarget } from './rows.ts';
import { act, decisions, lab, roll, sit } from './tests/table.ts';

describe.each(ADVENTURES)('foresight on %s', adventure => {
  test('tells of every target something that then happens', () => {
    const table = sit(adventure, 2);
    const told = new Set<string>();
    for (const seat of decisions(table, adventure, 20)) {
      const here = lab(table, seat);
      for (const action of actionsIn(here).filter(isTarget)) {
        const node = action.type === 'mark' ? action.space : action.room;
        const [before, then] = [pencilIn(here), pencilIn(after(here, action))];
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

describe('what it takes', () => {
  const table = sit('annoyed-animals', 2);
  const { content } = table;
  roll(table, [1, 4, 5, 6], 1);
  const pencil = pencilIn(lab(table));
  const far = content.sheet.spaces.findIndex(
    (space, node) => !content.starts.includes(node) && space.kind === 'regular',
  );

  test('a space out of reach wants a neighbour first, then its number', () => {
    expect(remediesFor(content, pencil, far)).toEqual([
      { type: 'beside', nodes: content.neighbours[far] },
      { type: 'roll', number: content.sheet.spaces[far]?.number, byTorch: true },
    ]);
  });

  test('a start wants its number, a fist a double, a room its numbers or their keys', () => {
    const [start = 0] = content.starts;
    const { number } = content.sheet.spaces[start] ?? {};
    expect(remediesFor(content, pencil, start)).toEqual([{ type: 'roll', number, byTorch: false }]);
    const fist = content.sheet.spaces.findIndex(({ kind }) => kind === 'fist');
    expect(remediesFor(content, pencil, fist).at(-1)).toEqual({
      type: 'double',
      number: content.sheet.spaces[fist]?.number,
      byTorch: true,
    });
    const [room = 0] = content.rooms;
    const remedy = remediesFor(content, pencil, room).at(-1);
    expect(remedy).toMatchObject({ type: 'numbers', numbers: content.sheet.rooms[0]?.black });
    expect(remedy?.type === 'numbers' && remedy.keys).toHaveLength(content.sheet.rooms[0]?.locked.length ?? -1);
  });

  test('what is visited wants nothing any more', () => {
    const crosses = pencil.paper.crosses.map((each, node) => (node === far ? 1 : each));
    expect(remediesFor(content, { ...pencil, paper: { ...pencil.paper, crosses } }, far)).toEqual([{ type: 'never' }]);
  });

  test('armour wants two numbers at once', () => {
    const jungle = sit('defiant-dinosaurs', 2);
    const armoured = jungle.content.rooms.find((_, i) => jungle.content.sheet.rooms[i]?.armoured) ?? 0;
    roll(jungle, [1, 4, 5, 6], 1);
    expect(remediesFor(jungle.content, pencilIn(lab(jungle)), armoured).at(-1)?.type).toBe('both');
  });
});

describe('a press on what is not lit', () => {
  test.each(ADVENTURES)('is refused by the rules with a reason, everywhere on %s', adventure => {
    const table = sit(adventure, 2);
    const { content, rules, state } = table;
    for (const seat of decisions(table, `${adventure}/why`, 2)) {
      const legal = rules.actions(state, seat).flatMap(nodesOf);
      const pencil = pencilIn(lab(table, seat));
      const number = state.phase === 'write' ? nextToWrite(pencil) : undefined;
      for (const node of content.boxes.keys()) {
        if (legal.includes(node)) continue;
        const meant = meantBy(content, pencil, node, number === undefined ? 'sums' : { number });
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
    const pencil = pencilIn(lab(table));
    const eleven = content.sheet.spaces.findIndex(({ number }) => number === 11);
    expect(meantBy(content, pencil, eleven, 'sums')).toEqual({ type: 'mark', space: eleven, sum: 11 });
    expect(meantBy(content, pencil, eleven, 'torch')).toEqual({ type: 'torch', node: eleven });
    expect(meantBy(content, pencil, eleven, { number: 3 })).toEqual({ type: 'write', cloud: eleven, number: 3 });
    const armoured = content.rooms.find((_, i) => content.sheet.rooms[i]?.armoured) ?? 0;
    expect(meantBy(content, pencil, armoured, 'sums')).toEqual({ type: 'crush', room: armoured });
  });

  test('the next number to write is the lowest that is left', () => {
    const table = sit('puzzled-pyramid', 1);
    expect(nextToWrite(pencilIn(lab(table)))).toBe(3);
    act(table, { type: 'write', cloud: table.content.clouds[0] ?? 0, number: 3 });
    expect(nextToWrite(pencilIn(lab(table)))).toBe(4);
  });
});
