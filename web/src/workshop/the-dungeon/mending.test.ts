import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OwnSet } from '../../../../games/the-dungeon/index.ts';
import { ABILITIES, ROOMS, SIDES, turnedDrawing, work } from '../../../../games/the-dungeon/readers.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import { numberedFlaws } from '../flaws.ts';
import { readWorkLink, writeWorkLink } from '../../../../wire/work-link.ts';
import { LONGEST_LINK } from '../useWorkLink.ts';
import { sideChanged, withDrawing, withNewCharacter, withNewTile, withRoom } from './drawing.ts';
import { editor } from './index.ts';

const [box] = editor.starts.map(({ draft }) => draft);
if (!box) throw new Error('an editor has something to begin with');

function read(text: string): OwnSet {
  const set = work.read(text);
  if (isRefusal(set)) throw new Error(`no set: ${JSON.stringify(set.refused)}`);
  return set;
}

const CORRIDORS = 'start DDDD\n9 corridor O-O-\n2 storeroom --D-\n1 hidden-passage --D-\n';
const SIX = ABILITIES.slice(0, 6).map((ability, i) => `4 3 ${ability} Somebody ${i}`);

/** A text for each type of flaw: it has that flaw. */
const BROKEN: Readonly<Record<string, string>> = {
  'set-closed': `${CORRIDORS}1 crypt ----\n`,
  'set-guard-door': `${CORRIDORS}1 guard-room --D-\n`,
  'set-stray-door': `${CORRIDORS}1 crypt X-D-\n`,
  'set-no-dead-end': 'start DDDD\n12 tunnel O-O-\n',
  'set-few': 'start DDDD\n6 tunnel O-O-\n1 crypt --D-\n',
  'set-many': `${CORRIDORS}20 crypt --D-\n`,
  'set-no-way-out': 'start DDDD\n12 corridor O-O-\n1 crypt --D-\n',
  'set-no-way-on': 'start DDDD\n2 tunnel O-O-\n20 crypt --D-\n',
  'set-cast': `${CORRIDORS}\n4 3 scouts Wilma\n`,
  'set-together': `${CORRIDORS}\n${SIX.join('\n').replace('4 3', '6 6')}\n`,
  'set-spell': `${CORRIDORS}\n${SIX.join('\n').replace(`4 3 ${ABILITIES[1]}`, '6 2 knows-a-spell')}\n`,
  'set-ability-twice': `${CORRIDORS}\n${SIX.join('\n').replace(ABILITIES[1], ABILITIES[0])}\n`,
  'set-name-twice': `${CORRIDORS}\n${SIX.join('\n').replace('Somebody 1', 'Somebody 0')}\n`,
  'set-name-taken': `${CORRIDORS}\n${SIX.join('\n').replace('Somebody 1', 'farrier')}\n`,
};

describe('every constraint is broken and mended', () => {
  test('TD-C12 every flaw has a breach here, and stands in a constraint', () => {
    const types = editor.constraints.flatMap(({ flaws }) => flaws);
    expect(Object.keys(BROKEN).toSorted()).toEqual(types.toSorted());
  });

  test.each(Object.entries(BROKEN))('%s goes with one press', (type, text) => {
    const set = read(text);
    const [flaw, ...others] = numberedFlaws(editor, set);
    expect(flaw?.flaw.refused.type).toBe(type);
    expect(others).toEqual([]);
    expect(flaw?.place).toBeDefined();
    const mended = flaw?.mend?.type === 'draft' ? flaw.mend.draft : set;
    expect(work.flaws(mended)).toEqual([]);
    expect(work.read(work.print(mended))).toEqual(mended);
  });
});

describe('strokes', () => {
  test('a wall becomes a doorway, a door, a wall; a Guard Room has its way out once', () => {
    expect(['----', 'O---', 'D---'].map(drawing => sideChanged(drawing, 0, 'lair'))).toEqual(['O---', 'D---', '----']);
    expect(sideChanged('DX--', 0, 'guard-room')).toBe('X---');
    expect(sideChanged('X-D-', 0, 'lair')).toBe('--D-');
  });

  test('whatever is drawn can be printed and read again', () => {
    const stroke = fc.oneof(
      fc.record({ type: fc.constant('side'), at: fc.nat(40), side: fc.constantFrom(...SIDES) }),
      fc.record({ type: fc.constant('room'), at: fc.nat(40), room: fc.constantFrom(...ROOMS) }),
      fc.record({ type: fc.constantFrom('tile', 'character', 'turn'), at: fc.nat(40) }),
    );
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 20 }), strokes => {
        let set = box;
        for (const each of strokes) {
          const index = each.at % set.tiles.length;
          if ('room' in each) set = withRoom(set, index, each.room);
          else if ('side' in each) {
            const { room, drawing } = set.tiles[index] ?? { room: 'cell', drawing: '----' };
            set = {
              ...set,
              tiles: set.tiles.map((tile, i) =>
                i === index ? { ...tile, drawing: sideChanged(drawing, each.side, room) } : tile,
              ),
            };
          } else if (each.type === 'tile') set = withNewTile(set, index);
          else if (each.type === 'character') set = withNewCharacter(set);
          else set = withDrawing(set, { type: 'tile', index }, turnedDrawing(set.tiles[index]?.drawing ?? '----', 1));
        }
        expect(work.read(work.print(set))).toEqual(set);
      }),
    );
  });
});

describe('links', () => {
  test('a whole set with eight characters and a long name fits into a link', async () => {
    let set = box;
    for (let i = 0; i < 8; i++) set = withNewCharacter(set);
    const text = work.print(work.rename(set, { name: 'N'.repeat(40), author: 'Ä'.repeat(40) }));
    const link = await writeWorkLink({ text, par: { figure: 60, by: 'bots' } });
    expect(link.length).toBeLessThan(LONGEST_LINK);
    expect(await readWorkLink(link)).toEqual({ text, par: { figure: 60, by: 'bots' } });
  });

  test('a changed link is refused or leads to a text that is checked', async () => {
    const link = await writeWorkLink({ text: work.print(box) });
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.string({ maxLength: 3 }), async (at, put) => {
        const changed = link.slice(0, at % link.length) + put + link.slice((at % link.length) + 1);
        const linked = await readWorkLink(changed);
        if (typeof linked === 'object') expect(work.read(linked.text)).toBeDefined();
      }),
    );
  });
});
