import { expect, test } from 'vitest';
import { changedAddress, filterText, readListAddress } from './list-address.ts';

const read = (text: string) => readListAddress(new URLSearchParams(text));

test('an address of the list is read, and what is no filter of it is left out', () => {
  expect(read('type=blog_post&state=draft&sort=title&page=2')).toEqual({
    type: 'blog_post',
    state: 'draft',
    sort: 'title',
    page: '2',
  });
  expect(read('sort=random&page=-1&changed=ever&colour=red&search=')).toEqual({});
});

test('another filter begins at the first page, and an empty one is taken off', () => {
  const query = read('type=tag&page=3');
  expect(changedAddress(query, { state: 'draft' }).toString()).toBe('type=tag&state=draft');
  expect(changedAddress(query, { type: '' }).toString()).toBe('');
  expect(changedAddress(query, { page: '4' }).toString()).toBe('type=tag&page=4');
  expect(filterText(query)).toBe('type=tag');
});
