import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DraftHistory, noHistory, redone, undone, withoutFields, withStep } from './draft-history.ts';
import type { Draft } from './merge-drafts.ts';

const draftWith = (fields: Draft['fields'], url: string | null = null): Draft => ({ url, fields });

/** A draft that is written in, with its history. */
function aDesk(start: Draft) {
  let [draft, history, now]: [Draft, DraftHistory, number] = [start, noHistory, 0];
  const take = (done: ReturnType<typeof undone>): boolean => {
    if (done !== null) ({ draft, history } = done);
    return done !== null;
  };
  return {
    draft: () => draft,
    write: (next: Draft, afterMs = 5_000) => {
      now += afterMs;
      history = withStep(history, draft, next, now);
      draft = next;
    },
    undo: () => take(undone(history, draft)),
    redo: () => take(redone(history, draft)),
    /** Another editor saved other values. */
    takeIn: (next: Draft) => {
      history = withoutFields(history, draft, next);
      draft = next;
    },
  };
}

describe('steps of a draft are taken back and made again (CT-57, wish 6)', () => {
  test('over texts, the address and blocks, down to what was loaded and no further', () => {
    const loaded = draftWith({ title: 'A', blocks: [{ id: 'a', block: 'hero' }] }, '/a');
    const desk = aDesk(loaded);
    const states = [
      draftWith({ ...loaded.fields, title: 'AB' }, '/a'),
      draftWith({ ...loaded.fields, title: 'AB' }, '/ab'),
      draftWith(
        {
          title: 'AB',
          blocks: [
            { id: 'b', block: 'faq' },
            { id: 'a', block: 'hero' },
          ],
        },
        '/ab',
      ),
      draftWith({ title: 'AB' }, '/ab'),
    ];
    for (const state of states) desk.write(state);
    for (const state of [...states.slice(0, -1).toReversed(), loaded]) {
      expect(desk.undo()).toBe(true);
      expect(desk.draft()).toEqual(state);
    }
    expect(desk.undo()).toBe(false);
    for (const state of states) {
      expect(desk.redo()).toBe(true);
      expect(desk.draft()).toEqual(state);
    }
    expect(desk.redo()).toBe(false);
  });

  test('keys that follow one another in one field are one step; a pause or another field begins the next', () => {
    const desk = aDesk(draftWith({ title: '' }));
    desk.write(draftWith({ title: 'T' }), 100);
    desk.write(draftWith({ title: 'Th' }), 100);
    desk.write(draftWith({ title: 'The' }), 100);
    desk.write(draftWith({ title: 'The', role: 'B' }), 100);
    desk.write(draftWith({ title: 'The PAM', role: 'B' }), 2_000);
    desk.undo();
    expect(desk.draft().fields).toEqual({ title: 'The', role: 'B' });
    desk.undo();
    expect(desk.draft().fields).toEqual({ title: 'The' });
    desk.undo();
    expect(desk.draft().fields).toEqual({ title: '' });
  });

  test('moves of blocks are steps of their own, however fast', () => {
    const [one, two] = [
      { id: 'a', block: 'hero' },
      { id: 'b', block: 'faq' },
    ];
    const desk = aDesk(draftWith({ blocks: [one, two] }));
    desk.write(draftWith({ blocks: [two, one] }), 10);
    desk.write(draftWith({ blocks: [two] }), 10);
    desk.undo();
    expect(desk.draft().fields).toEqual({ blocks: [two, one] });
  });

  test('what another editor saved is never taken back', () => {
    const desk = aDesk(draftWith({ title: 'A', role: 'B' }));
    desk.write(draftWith({ title: 'A', role: 'Mine' }));
    desk.write(draftWith({ title: 'Mine', role: 'Mine' }));
    desk.takeIn(draftWith({ title: 'Mine', role: 'Theirs' }));
    expect(desk.undo()).toBe(true);
    expect(desk.draft().fields).toEqual({ title: 'A', role: 'Theirs' });
    expect(desk.undo()).toBe(false);
  });

  test('however one writes, undoes and makes again, the draft is that of a list of states', () => {
    const value = fc.record({
      title: fc.constantFrom('a', 'b', 'c'),
      blocks: fc.subarray(['x', 'y', 'z']).map((ids) => ids.map((id) => ({ id, block: 'faq' }))),
    });
    const step = fc.oneof(value, fc.constant('undo' as const), fc.constant('redo' as const));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const desk = aDesk(draftWith({ title: 'loaded' }));
        let [states, at] = [[desk.draft()], 0];
        for (const one of steps) {
          if (one === 'undo') expect(desk.undo()).toBe(at > 0);
          else if (one === 'redo') expect(desk.redo()).toBe(at < states.length - 1);
          if (one === 'undo') at = Math.max(0, at - 1);
          else if (one === 'redo') at = Math.min(states.length - 1, at + 1);
          else {
            const next = draftWith(one);
            desk.write(next);
            if (JSON.stringify(next) !== JSON.stringify(states[at])) {
              states = [...states.slice(0, at + 1), next];
              at += 1;
            }
          }
          expect(desk.draft()).toEqual(states[at]);
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
