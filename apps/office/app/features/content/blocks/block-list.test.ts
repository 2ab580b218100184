import { blockNames } from '@cutsite/content/block';
import { fieldFaults } from '@cutsite/content/entry';
import type { StoredBlock } from '@cutsite/content/field';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveItem } from '../form/move-item.ts';
import { blockedBecause, withBlock, withCopy, withoutBlock } from './block-list.ts';

describe('blocks of a page (CT-57)', () => {
  test('ids stay with their blocks through adding, moving, copying and removing in any order (wish 6)', () => {
    const step = fc.record({
      what: fc.constantFrom('add', 'copy', 'move', 'remove'),
      at: fc.nat(12),
      to: fc.nat(12),
      name: fc.constantFrom(...blockNames),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let blocks: readonly StoredBlock[] = [];
        const written = new Map<string, string>();
        for (const [number, { what, at, to, name }] of steps.entries()) {
          const id = `block-${number}`;
          const before = blocks;
          if (what === 'add') blocks = withBlock(blocks, name, id, Math.min(at, blocks.length - 1));
          else if (what === 'copy') blocks = withCopy(blocks, at, id);
          else if (what === 'move' && at < blocks.length) blocks = moveItem(blocks, at, to);
          else if (what === 'remove') blocks = withoutBlock(blocks, at);
          for (const { id: own, block } of blocks) {
            expect(written.get(own) ?? block).toBe(block);
            written.set(own, block);
          }
          expect(new Set(blocks.map((one) => one.id)).size).toBe(blocks.length);
          if (what === 'move') expect(new Set(blocks)).toEqual(new Set(before));
        }
        const twice = fieldFaults('landing', { title: 'A page', blocks }, 'draft');
        expect(twice.filter(({ message }) => message.includes('same id'))).toEqual([]);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  test('a page has one hero, and it stands first', () => {
    const [text] = withBlock([], 'rich_text', 'a', -1);
    if (text === undefined) throw new Error('there is no block');
    const page = withBlock([text], 'hero', 'b', 0);
    expect(page.map(({ block }) => block)).toEqual(['hero', 'rich_text']);
    expect(blockedBecause('hero', page)).toBe('A page has one hero.');
    expect(blockedBecause('hero', [text])).toBeNull();
  });
});
