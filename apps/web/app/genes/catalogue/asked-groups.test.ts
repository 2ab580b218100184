import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupsWith } from './asked-groups.ts';

const names = fc.array(fc.constantFrom('TP53', 'KRAS', 'EGFR', 'PTEN', 'MYC', 'IL2', 'CD4'), { maxLength: 9 });

describe('genes are asked for in groups, as many a call as the service takes (GC-7)', () => {
  test('one more gene asks for nothing that was asked before', () => {
    const first = groupsWith([], ['TP53', 'KRAS'], 2);
    expect(first).toEqual([['TP53', 'KRAS']]);
    expect(groupsWith(first, ['EGFR', 'TP53', 'KRAS'], 2)).toEqual([['TP53', 'KRAS'], ['EGFR']]);
    expect(groupsWith(first, ['KRAS'], 2)).toBe(first);
  });

  test('however names come and go, each is in one group, and no group is too large or ever another', () => {
    fc.assert(
      fc.property(fc.array(names, { maxLength: 6 }), fc.integer({ min: 1, max: 4 }), (steps, most) => {
        let groups: ReturnType<typeof groupsWith> = [];
        for (const step of steps) {
          const next = groupsWith(groups, step, most);
          expect(next.slice(0, groups.length)).toEqual(groups);
          groups = next;
        }
        const all = groups.flat();
        expect(new Set(all).size).toBe(all.length);
        expect(new Set(all)).toEqual(new Set(steps.flat()));
        expect(groups.every(({ length }) => length >= 1 && length <= most)).toBe(true);
      }),
    );
  });
});
