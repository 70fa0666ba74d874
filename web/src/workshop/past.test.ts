import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawn, type History, redone, undone } from './history.ts';
import { type Drawn, goneOn, keptPast } from './past.ts';
import { patchBetween, patched } from './patch.ts';

const stroke = (text: string): Drawn<string> => ({ text, draft: text });
const read = (text: string): string => text;

const drawnAll = (texts: readonly string[], from = 'begun'): History<Drawn<string>> =>
  texts.map(stroke).reduce(drawn, goneOn(stroke(from), [], read));

/** All that can be taken back, the newest first. */
function takenBack(history: History<Drawn<string>>): readonly string[] {
  const seen: string[] = [];
  for (let at = history; at.past;) seen.push((at = undone(at)).present.draft);
  return seen;
}

/** As it is after the page was loaded anew. */
const reloaded = (history: History<Drawn<string>>): History<Drawn<string>> =>
  goneOn(history.present, structuredClone(keptPast(history)), read);

const lines = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '💀'), maxLength: 20 });

test('a patch makes one text of another', () =>
  fc.assert(fc.property(lines, lines, (from, to) => patched(from, patchBetween(from, to)) === to)));

test('a patch holds no more than what differs', () => {
  expect(patchBetween('one wall here', 'one chest here')).toEqual({ at: 4, gone: 4, put: 'chest' });
  expect(patchBetween('same', 'same')).toEqual({ at: 4, gone: 0, put: '' });
});

test('whatever was drawn, taken back and done again can be taken back after a reload', () =>
  fc.assert(
    fc.property(fc.array(fc.oneof(lines, fc.constantFrom(undone, redone))), acts => {
      const history = acts.reduce<History<Drawn<string>>>(
        (before, act) => (typeof act === 'string' ? drawn(before, stroke(act)) : act(before)),
        drawnAll([]),
      );
      const again = reloaded(history);
      expect(takenBack(again)).toEqual(takenBack(history));
      expect(takenBack(reloaded(drawn(undone(again), stroke('anew'))))).toEqual([
        undone(history).present.text,
        ...takenBack(undone(history)),
      ]);
    }),
  ));

test('a step is drawn once, when somebody goes back to it', () => {
  const asked: string[] = [];
  const again = goneOn(stroke('c'), keptPast(drawnAll(['b', 'c'], 'a')), text => {
    asked.push(text);
    return text;
  });
  expect(asked).toEqual([]);
  expect([undone(again).present.draft, undone(again).present.draft]).toEqual(['b', 'b']);
  expect(asked).toEqual(['b']);
});

test('what is kept has an end; the newest steps are kept', () => {
  const long = drawnAll(Array.from({ length: 40 }, (_, i) => `${i}`.padEnd(10_000, `${i}`)));
  const kept = takenBack(reloaded(long));
  expect(kept.length).toBeGreaterThan(5);
  expect(kept).toEqual(takenBack(long).slice(0, kept.length));
  expect(JSON.stringify(keptPast(long)).length).toBeLessThan(110_000);
});
