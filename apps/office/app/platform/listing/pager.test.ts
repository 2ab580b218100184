import { expect, test } from 'vitest';
import { pageInstead, pagesOf } from './pager.tsx';

const instead = (page: number, total: number) => pageInstead(page, pagesOf(page, 50, total).pages);

test('a page behind the last one gives way to the last one', () => {
  expect([instead(999, 190), instead(5, 190), instead(2, 50)]).toEqual([4, 4, 1]);
});

test('a page that there is stays, and so does any while nothing was counted or found', () => {
  expect([instead(4, 190), instead(1, 0), instead(3, 0), pageInstead(9, null)]).toEqual([null, null, null, null]);
});
