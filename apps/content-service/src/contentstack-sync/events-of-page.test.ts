import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventsOfPage } from './events-of-page.ts';
import { lasting, passing, secondsToWait } from './failure.ts';

const now = new Date('2026-11-25T12:00:00Z');
const item = (type: string, uid: string, at: string | null, data: object = {}) => ({
  type,
  content_type_uid: 'author',
  event_at: at,
  data: { uid, locale: 'en-us', ...data },
});
const read = (...items: unknown[]) => eventsOfPage(items, 'en-us', now);

describe('a page of events (CT-66)', () => {
  test('says the last of what happened to each, whatever the order of the page is', () => {
    const [first, second] = ['2026-11-25T10:00:00Z', '2026-11-25T11:00:00Z'];
    const { events } = read(
      item('entry_unpublished', 'blta', second),
      item('entry_published', 'blta', first),
      item('entry_published', 'bltb', first),
      item('entry_deleted', 'bltb', first),
    );
    expect(events.map((event) => event.kind !== 'type' && [event.uid, event.data])).toEqual([
      ['blta', null],
      ['bltb', null],
    ]);
  });

  test('in another language is not ours, and is counted', () => {
    const other = item('entry_published', 'blta', null, { publish_details: { locale: 'de-de' } });
    expect(read(other)).toEqual({ events: [], unread: { 'entry in de-de': 1 } });
  });

  test('loses what no database keeps, in values and in names', () => {
    const { events } = read(item('entry_published', 'blta', null, { 'a\u0000b': 'x\u0000y\ud800z', c: '\\u0000 😀' }));
    expect(events[0]).toMatchObject({ at: now, data: { ab: 'xyz', c: '\\u0000 😀' } });
  });

  test('that is too large or too deep keeps the others', () => {
    let deep: unknown = 'end';
    for (let at = 0; at < 20_000; at += 1) deep = [deep];
    const { events, unread } = read(
      item('entry_published', 'bltlarge', null, { body: 'x'.repeat(3_000_000) }),
      item('entry_published', 'bltdeep', null, { body: deep }),
      item('entry_published', 'bltfine', null),
    );
    expect(events).toMatchObject([{ uid: 'bltfine' }]);
    expect(unread).toEqual({ 'entry bltlarge: more than 2 MB': 1, 'an event that cannot be read': 1 });
  });

  test('is read whatever it holds', () => {
    const types = fc.constantFrom('entry_published', 'asset_deleted', 'content_type_deleted', 'x', '');
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.record({ type: types, content_type_uid: fc.jsonValue(), data: fc.jsonValue(), event_at: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(fc.array(anything), (items) => {
        const { events, unread } = read(...items);
        const counted = Object.values(unread).reduce((sum, count) => sum + count, 0);
        expect(events.length + counted).toBeLessThanOrEqual(items.length);
      }),
    );
  });
});

test('a failure is waited out for longer each time, never for less than is asked, and ten minutes at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 3_600 }), (failures, retryAfter) => {
      const seconds = secondsToWait(failures, passing('', retryAfter));
      expect(seconds).toBeGreaterThanOrEqual(retryAfter);
      expect(seconds).toBeLessThanOrEqual(Math.max(600, retryAfter));
      expect(secondsToWait(failures + 1, passing(''))).toBeGreaterThanOrEqual(secondsToWait(failures, passing('')));
    }),
  );
  expect(secondsToWait(1, lasting(''))).toBe(600);
});
