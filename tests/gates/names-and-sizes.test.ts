import { describe, expect, test } from 'vitest';
import { findWideComments, widestComment } from './check-comment-width.ts';
import { findNameFaults } from './check-names.ts';
import { findOvergrowth, findSizeFaults, maxOfGuideRna, sizes } from './check-sizes.ts';
import { findWidthsInPixels } from './check-style-widths.ts';
import { readTree, type TreeFile } from './tree-files.ts';

const tree = readTree();
const file = (path: string, lines = 1): TreeFile => ({ path, text: 'line\n'.repeat(lines) });

test('the tree is read whole', () => {
  expect(tree.length).toBeGreaterThan(200);
  expect(tree.map(({ path }) => path)).toContain('package.json');
});

describe('names', () => {
  test('are in kebab-case and say what is inside', () => {
    expect(findNameFaults(tree)).toEqual([]);
  });

  test.each([
    'packages/domain/src/money/addMoney.ts',
    'packages/domain/src/Money/index.ts',
    'apps/web/app/features/cart/cart_page.tsx',
    'apps/web/app/features/cart/utils.ts',
    'packages/domain/src/helpers/index.ts',
    'packages/common/src/money/index.ts',
    'packages/domain/src/misc/index.ts',
    'packages/domain/src/money/types.ts',
  ])('planted: %s is reported', (path) => {
    expect(findNameFaults([file(path)])).toHaveLength(1);
  });
});

describe('sizes', () => {
  test('stay such that a file is read in one go and a folder is seen at a glance', () => {
    expect(findSizeFaults(tree)).toEqual([]);
  });

  const small = Array.from({ length: 30 }, (_, index) => file(`packages/domain/src/room-${index}/index.ts`, 10));

  test('planted: a file of 301 lines is reported, a test and a table of that length are not', () => {
    const faults = findSizeFaults([
      ...small,
      file('packages/domain/src/cart/long.ts', 301),
      file('packages/domain/src/cart/long.test.ts', 301),
      file('packages/domain/src/cart/prices.table.ts', 301),
    ]);
    expect(faults).toEqual([`packages/domain/src/cart/long.ts: 301 lines, at most ${sizes.maxLines}`]);
  });

  test('planted: a twenty-first source file in a folder is reported; tests and styles are not counted', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => file(`apps/web/app/features/cart/part-${index}.tsx`));
    const beside = [
      file('apps/web/app/features/cart/part-0.test.tsx'),
      file('apps/web/app/features/cart/cart.module.css'),
    ];
    expect(findSizeFaults([...small, ...twenty, ...beside])).toEqual([]);
    expect(findSizeFaults([...small, ...twenty, file('apps/web/app/features/cart/twenty-first.ts')])).toHaveLength(1);
  });

  test('planted: a tree of tired files is reported, though none of them is too long', () => {
    const tired = Array.from({ length: 30 }, (_, index) => file(`packages/ui/src/room-${index}/index.ts`, 250));
    expect(findSizeFaults(tired)).toHaveLength(2);
  });

  test('guide RNA keeps what is about guides: what every builder needs is not written there', () => {
    expect(tree.some(({ path }) => path.startsWith('apps/web/app/features/guide-rna/'))).toBe(true);
    expect(findOvergrowth(tree)).toEqual([]);
  });

  test('planted: a line more than that is reported, tests and styles are counted, kept drafts are not', () => {
    const guides = 'apps/web/app/features/guide-rna';
    const planted = (lines: number) => [
      file(`${guides}/screen/screen.tsx`, lines),
      file(`${guides}/screen/screen.test.tsx`, 100),
      file(`${guides}/screen/screen.module.css`, 100),
      file(`${guides}/draft/fixtures/v1.json`, 500),
    ];
    expect(findOvergrowth(planted(maxOfGuideRna - 200))).toEqual([]);
    expect(findOvergrowth(planted(maxOfGuideRna - 199))).toHaveLength(1);
  });
});

describe('comments', () => {
  test('are no wider than the code beside them', () => {
    expect(findWideComments(tree)).toEqual([]);
  });

  test('planted: one that is a column too wide is reported, a directive and a long text in code are not', () => {
    const wide = (start: string): TreeFile => ({
      path: 'packages/domain/src/money/money.ts',
      text: `${start}${'x'.repeat(widestComment + 1 - start.length)}`,
    });
    expect(findWideComments([wide('// '), wide(' * '), wide('/** ')])).toHaveLength(3);
    expect(findWideComments([wide('// oxlint-disable-next-line '), wide("const text = '")])).toEqual([]);
  });
});

describe('style sheets', () => {
  test('change the layout at widths that count letters (WCAG 1.4.4)', () => {
    expect(findWidthsInPixels(tree)).toEqual([]);
  });

  test('planted: a width in pixels is reported, one in em is not', () => {
    const path = 'apps/web/app/features/cart/cart.module.css';
    const of = (width: string) => [{ path, text: `.a {\n}\n@media (pointer: coarse), (max-width: ${width}) {\n}\n` }];
    expect(findWidthsInPixels(of('860px'))).toEqual([`${path}:3: @media (pointer: coarse), (max-width: 860px) {`]);
    expect(findWidthsInPixels(of('53.75em'))).toEqual([]);
  });
});
