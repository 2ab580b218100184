import { expect, test } from 'vitest';
import { changedParams, pageOf } from './list-params.ts';

test.each([
  ['', 1],
  ['page=7', 7],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=two', 1],
  ['page=10000', 1],
])('the address "%s" asks for page %i', (address, page) => {
  expect(pageOf(new URLSearchParams(address))).toBe(page);
});

test('another filter begins at page one, another page keeps the filters', () => {
  const params = new URLSearchParams('state=quoted&page=3');
  expect(changedParams(params, { search: 'kinase' }).toString()).toBe('state=quoted&search=kinase');
  expect(changedParams(params, { page: '4' }).toString()).toBe('state=quoted&page=4');
  expect(changedParams(params, { state: '' }).toString()).toBe('');
  expect(params.toString()).toBe('state=quoted&page=3');
});
