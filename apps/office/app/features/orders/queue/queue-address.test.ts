import { expect, test } from 'vitest';
import { changedAddress, filterOf, readQueueAddress } from './queue-address.ts';

test('filter, sort and page of the list are what its address says (OF-23)', () => {
  const { query, ignored } = readQueueAddress(
    new URLSearchParams('view=to_review&status=confirmed,in_review&sort=due&page=3'),
  );
  expect(query).toEqual({ view: 'to_review', status: 'confirmed,in_review', sort: 'due', page: '3' });
  expect(ignored).toEqual([]);
  expect(filterOf(query)).toEqual({ view: 'to_review', status: 'confirmed,in_review' });
});

test.each(['status=paid', 'sort=colour', 'page=0', 'placed_from=2026-13-40', 'customer=1', 'toString=1'])(
  'a filter that is none (%s) is left out and named',
  (address) => {
    expect(readQueueAddress(new URLSearchParams(address))).toEqual({ query: {}, ignored: [address] });
  },
);

test('another filter begins at the first page, and an empty one is taken out', () => {
  const query = { view: 'all', page: '4' };
  expect(changedAddress(query, { status: 'shipped' }).toString()).toBe('view=all&status=shipped');
  expect(changedAddress(query, { view: null }).toString()).toBe('');
  expect(changedAddress(query, { page: '5' }).toString()).toBe('view=all&page=5');
});
