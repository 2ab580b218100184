import type { StoredBlock } from '@cutsite/content/field';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeBlocks } from './merge-blocks.ts';
import { mergeDrafts } from './merge-drafts.ts';

const block = (id: string, heading = id): StoredBlock => ({ id, block: 'faq', heading });
const page = (letters: string) => [...letters].map((id) => block(id));
const ids = (blocks: readonly StoredBlock[] | null) => blocks?.map(({ id }) => id).join('') ?? null;
const rewritten = (blocks: readonly StoredBlock[], id: string, heading: string) =>
  blocks.map((one) => (one.id === id ? block(id, heading) : one));

describe('blocks that two editors change at once (CT-57, wishes 1 and 6)', () => {
  const base = page('abcd');

  test('two blocks that are written by one each are both as they were written', () => {
    const merged = mergeBlocks(base, rewritten(base, 'a', 'mine'), rewritten(base, 'c', 'theirs'));
    expect(merged).toEqual([block('a', 'mine'), block('b'), block('c', 'theirs'), block('d')]);
  });

  test.each([
    ['one moves what the other leaves', 'dabc', 'abcd', 'dabc'],
    ['they move, and I add below b', 'abxcd', 'dcba', 'dcbxa'],
    ['both add', 'xabcd', 'abcdy', 'xabcdy'],
    ['both add at one place: what I added stands above', 'abxcd', 'abycd', 'abxycd'],
    ['each removes another one', 'bcd', 'abc', 'bc'],
    ['both make the same move', 'dabc', 'dabc', 'dabc'],
    ['I remove what they move', 'abd', 'cabd', 'abd'],
    ['all go', '', 'abcd', ''],
  ])('%s: %s and %s become %s', (_, mine, theirs, merged) => {
    expect(ids(mergeBlocks(base, page(mine), page(theirs)))).toBe(merged);
  });

  test.each([
    ['the same block is written by both', rewritten(base, 'a', 'mine'), rewritten(base, 'a', 'theirs')],
    ['one removes what the other writes in', page('bcd'), rewritten(base, 'a', 'theirs')],
    ['both move in another way', page('dabc'), page('bacd')],
    ['a value is no blocks', base, [{ title: 'A row' }]],
  ])('%s: it is put to a choice', (_, mine, theirs) => {
    expect(mergeBlocks(base, mine, theirs)).toBeNull();
  });

  test('whatever each does to blocks of their own, nothing of it is lost, and no block stands twice', () => {
    const doings = fc.record({
      written: fc.uniqueArray(fc.constantFrom(...'ace')),
      removed: fc.uniqueArray(fc.constantFrom(...'bdf')),
      added: fc.uniqueArray(fc.constantFrom(...'uvw')),
      place: fc.nat(6),
    });
    fc.assert(
      fc.property(doings, doings, (mine, theirs) => {
        const start = page('abcdef');
        const mineOnly = mine.written.filter((id) => !theirs.written.includes(id));
        const change = (written: readonly string[], { removed, added, place }: typeof mine, who: string) => {
          const left = start.filter(({ id }) => !removed.includes(id));
          const next = [...left.slice(0, place), ...added.map((id) => block(who + id)), ...left.slice(place)];
          return written.reduce((all, id) => rewritten(all, id, who), next);
        };
        const merged = mergeBlocks(start, change(mineOnly, mine, 'm'), change(theirs.written, theirs, 't')) ?? [];
        const found = merged.map(({ id }) => id);
        expect(new Set(found).size).toBe(found.length);
        const gone = [...mine.removed, ...theirs.removed];
        const stay = [...'abcdef'].filter((id) => !gone.includes(id));
        const added = [...mine.added.map((id) => `m${id}`), ...theirs.added.map((id) => `t${id}`)];
        expect([...found].toSorted()).toEqual([...stay, ...added].toSorted());
        for (const id of mineOnly) expect(merged.find((one) => one.id === id)?.['heading']).toBe('m');
        for (const id of theirs.written) expect(merged.find((one) => one.id === id)?.['heading']).toBe('t');
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('a draft takes in what another editor did to other blocks, and asks nothing', () => {
    const draft = (blocks: readonly StoredBlock[]) => ({ url: null, fields: { title: 'A page', blocks } });
    const theirs = draft(rewritten(page('abcde'), 'c', 'theirs'));
    const merged = mergeDrafts(draft(base), draft(rewritten(base, 'a', 'mine')), theirs);
    expect([merged.conflicts, merged.taken]).toEqual([[], ['blocks']]);
    expect(merged.draft.fields['blocks']).toEqual([
      block('a', 'mine'),
      block('b'),
      block('c', 'theirs'),
      block('d'),
      block('e'),
    ]);
  });
});
