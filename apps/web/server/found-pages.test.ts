import { isShopUrl } from '@cutsite/content/entry';
import { standingPages } from '@cutsite/content/link';
import { expect, test } from 'vitest';
import { listings } from '../app/features/content-pages/listing/listings.ts';
import { pagesByEntries, pagesOfProgram } from './found-pages.table.ts';

test('every list of the site is in its map, each page once, and nothing that is not of the program (CT-79)', () => {
  const all = [...pagesOfProgram, ...pagesByEntries];
  expect(Object.keys(listings).filter((path) => !all.includes(path))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((path) => !standingPages.has(path) && !isShopUrl(path))).toEqual([]);
});
