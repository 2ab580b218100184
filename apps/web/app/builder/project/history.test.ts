import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, endStep, type History, historyOf, record as recordAt, redo, undo, undoLabel } from './history.ts';

const nowhere = { before: null, after: null };
const record = <T>(history: History<T>, value: T, change: Change) => recordAt(history, value, change, nowhere);

test('undo brings back what was there, redo does it again', () => {
  const done = record(historyOf('a'), 'b', { label: 'rename' });
  expect(undo(done).present).toBe('a');
  expect(redo(undo(done)).present).toBe('b');
  expect(undoLabel(done)).toBe('rename');
});

test('the letters typed into one field are undone as one, until the field is left', () => {
  const typed = ['T', 'TP', 'TP5'].reduce(
    (h, value) => record(h, value, { label: 'name', mergeKey: 'A01.name' }),
    historyOf(''),
  );
  expect(undo(typed).present).toBe('');
  const left = record(endStep(typed), 'TP53', { label: 'name', mergeKey: 'A01.name' });
  expect(undo(left).present).toBe('TP5');
});

test('a change after an undo forgets what was undone', () => {
  const changed = record(undo(record(historyOf(1), 2, { label: 'x' })), 3, { label: 'y' });
  expect(redo(changed).present).toBe(3);
});

test('any run of changes undone to the end gives the first value, and redone to the end the last', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 40 }), (values) => {
      const done = values.reduce((history, value) => record(history, value, { label: 'set' }), historyOf(-1));
      const steps = done.past.length;
      const back = Array.from({ length: steps }).reduce<typeof done>((history) => undo(history), done);
      expect(back.present).toBe(-1);
      const again = Array.from({ length: steps }).reduce<typeof done>((history) => redo(history), back);
      expect(again.present).toBe(done.present);
    }),
  );
});
