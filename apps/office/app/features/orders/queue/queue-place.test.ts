import { describe, expect, test } from 'vitest';
import { neighboursOf, type QueuePlace, readPlace, withMore } from './queue-place.ts';

const place: QueuePlace = { search: 'view=to_review', title: 'To review', ids: ['a', 'b', 'c'], hasMore: true };
const orders = (...ids: readonly string[]) => ids.map((id) => ({ order_id: id }));

describe('the order before and after in the list that it was opened from (OF-33)', () => {
  test('are those of the list as it was then', () => {
    expect(neighboursOf(place, 'b')).toEqual({ at: 2, previous: 'a', next: 'c' });
    expect(neighboursOf(place, 'a')).toEqual({ at: 1, previous: null, next: 'b' });
    expect(neighboursOf(place, 'x')).toBeNull();
  });

  test('go on after its page, past what has left the list meanwhile and without one twice', async () => {
    // Two were cleared and have left the view, so that the first page has orders that nobody has seen.
    const pages = [orders('c', 'd', 'e'), orders('f')];
    const asked: number[] = [];
    const more = await withMore(place, async (page) => {
      asked.push(page);
      return { orders: pages[page - 1] ?? [], has_more: page < pages.length };
    });
    expect([more.ids, more.hasMore, asked]).toEqual([['a', 'b', 'c', 'd', 'e'], true, [1]]);
  });

  test('go on at the page that the list was at, and end where it ends', async () => {
    const asked: number[] = [];
    const more = await withMore({ ...place, search: 'page=3' }, async (page) => {
      asked.push(page);
      return { orders: page === 3 ? orders('a', 'b', 'c') : [], has_more: page === 3 };
    });
    expect([more.ids, more.hasMore, asked]).toEqual([['a', 'b', 'c'], false, [3, 4]]);
  });

  test.each([null, 'a', {}, { search: 1, ids: [] }, { search: '', ids: [1] }, { search: '', ids: 'abc' }])(
    'what a browser keeps that is no place (%j) is none',
    (kept) => {
      expect(readPlace(kept)).toBeNull();
    },
  );

  test('a place comes back as it was kept', () => {
    expect(readPlace(structuredClone(place))).toEqual(place);
  });
});
