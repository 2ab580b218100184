import { describe, expect, test } from 'vitest';
import { findFolderCircles, type Import } from './folder-circles.ts';

describe('planted imports', () => {
  const root = 'apps/web/app/builder';
  const between = (...pairs: readonly (readonly [string, string])[]): readonly Import[] =>
    pairs.map(([from, to]) => ({ from: `${root}/${from}`, to: `${root}/${to}` }));

  test('two folders that import each other are reported', () => {
    const planted = between(['price/a.ts', 'report/b.ts'], ['report/c.ts', 'price/d.ts']);
    expect(findFolderCircles(planted, root)).toEqual([[`${root}/price`, `${root}/report`]]);
  });

  test('a longer circle is reported as one, with all its folders', () => {
    const planted = between(['a/1.ts', 'b/1.ts'], ['b/2.ts', 'c/1.ts'], ['c/2.ts', 'a/2.ts'], ['d/1.ts', 'a/1.ts']);
    expect(findFolderCircles(planted, root)).toEqual([['a', 'b', 'c'].map((name) => `${root}/${name}`)]);
  });

  test('a folder and the folder in it are two', () => {
    const planted = between(['tubes/a.ts', 'tubes/row/b.ts'], ['tubes/row/c.ts', 'tubes/d.ts']);
    expect(findFolderCircles(planted, root)).toEqual([[`${root}/tubes`, `${root}/tubes/row`]]);
  });

  test('the door and the routes of a module stand above its folders, which import neither', () => {
    const module = 'apps/order-service/src/modules/payment';
    const planted = (to: string): readonly Import[] => [
      { from: `${module}/payment.routes.ts`, to: `${module}/card/confirm.ts` },
      { from: `${module}/index.ts`, to: `${module}/card/confirm.ts` },
      { from: `${module}/card/confirm.ts`, to: `${module}/${to}` },
    ];
    expect(findFolderCircles(planted('payment.repository.ts'), module)).toEqual([]);
    expect(findFolderCircles(planted('index.ts'), module)).toEqual([[`${module}/card`, `${module}/index.ts`]]);
    expect(findFolderCircles(planted('payment.routes.ts'), module)).toHaveLength(1);
  });

  test('imports within one folder, out of the root, and of tests are none', () => {
    const planted = between(
      ['a/1.ts', 'a/2.ts'],
      ['a/1.ts', '../platform/x.ts'],
      ['b/1.test.ts', 'a/1.ts'],
      ['a/1.ts', 'b/1.ts'],
    );
    expect(findFolderCircles(planted, root)).toEqual([]);
  });
});
