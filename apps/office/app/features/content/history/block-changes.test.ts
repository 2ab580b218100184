import type { StoredBlock } from '@cutsite/content/field';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockChanges } from './block-changes.ts';

const block = (id: string, heading = id): StoredBlock => ({ id, block: 'call_to_action', heading });
const page = (ids: string) => [...ids].map((id) => block(id));
/** Each change in short: what happened, the block, and where it went. */
const changesOf = (then: readonly StoredBlock[], now: readonly StoredBlock[]) =>
  blockChanges(then, now).map(({ id, kind, moved, isRewritten }) =>
    [kind === 'kept' ? (isRewritten ? 'rewritten' : 'moved') : kind, id, moved && `${moved.from}-${moved.to}`]
      .filter((part) => part !== null)
      .join(' '),
  );

describe('What became of the blocks of a page (CT-55, wish 10)', () => {
  test.each([
    ['abcd', 'abcd', []],
    ['abcd', 'dabc', ['moved d 4-1']],
    ['abcd', 'bcda', ['moved a 1-4']],
    ['abc', 'abxc', ['added x']],
    ['abcd', 'ad', ['removed b', 'removed c']],
    ['abcd', 'dac', ['moved d 4-1', 'removed b']],
    ['ab', 'xy', ['removed a', 'removed b', 'added x', 'added y']],
    ['', 'a', ['added a']],
    ['a', '', ['removed a']],
  ])('%s to %s is %j', (then, now, changes) => {
    expect(changesOf(page(then), page(now))).toEqual(changes);
  });

  test('a block that was moved and written in is one line that says both', () => {
    const now = [block('c', 'Other words'), block('a'), block('b')];
    expect(changesOf(page('abc'), now)).toEqual(['rewritten c 3-1']);
  });

  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 });
  test('blocks that are in no line are the same and in the same order, whatever was done to the page', () => {
    fc.assert(
      fc.property(ids, ids, (then, now) => {
        const changed = new Set(blockChanges(page(then.join('')), page(now.join(''))).map(({ id }) => id));
        expect(now.filter((id) => !changed.has(id))).toEqual(then.filter((id) => !changed.has(id)));
      }),
    );
  });

  test('one block that is dragged is one line, however long the page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.nat(), fc.nat(), (count, from, to) => {
        const then = Array.from({ length: count }, (_, at) => block(String(at)));
        const [taken] = then.slice(from % count);
        const rest = then.filter((one) => one !== taken);
        const now = [...rest.slice(0, to % count), ...(taken === undefined ? [] : [taken]), ...rest.slice(to % count)];
        expect(blockChanges(then, now).length).toBe(from % count === to % count ? 0 : 1);
      }),
    );
  });
});
