import { describe, expect, test } from 'vitest';
import { type CartShare, checkShare, type ShareState, shareState, shareStates } from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');
const earlier = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-12-20T12:00:00Z');
const fresh: CartShare = { expiresAt: later, seenAt: null, takenAt: null, revokedAt: null, isOrdered: false };

describe('a link to a shared cart', () => {
  test.each<[ShareState, Partial<CartShare>]>([
    ['sent', {}],
    ['seen', { seenAt: earlier }],
    ['taken', { seenAt: earlier, takenAt: earlier }],
    ['taken', { takenAt: earlier, expiresAt: earlier }],
    ['ordered', { takenAt: earlier, isOrdered: true }],
    ['expired', { expiresAt: now }],
    ['expired', { seenAt: earlier, isOrdered: true }],
    ['revoked', { takenAt: earlier, revokedAt: earlier }],
  ])('is %s', (state, changes) => {
    expect(shareState({ ...fresh, ...changes }, now)).toBe(state);
    expect(shareStates[state]).not.toBe('');
  });

  test.each([
    ['purchasing@institute.example', '', {}],
    ['no address', '', { email: [expect.any(String)] }],
    ['ROSA@helixlab.example', '', { email: ['This is your own address. Enter that of the person who should pay.'] }],
    ['a@b.example', 'x'.repeat(501), { message: ['The message must be 500 or fewer characters.'] }],
  ])('to %s', (email, message, faults) => {
    expect(checkShare({ email, message, addressIds: [] }, 'rosa@helixlab.example')).toEqual(faults);
  });

  test('with the addresses that one order can need, and no more', () => {
    const share = { email: 'a@b.example', message: '' };
    const ids = Array.from({ length: 11 }, (_, at) => String(at));
    expect(checkShare({ ...share, addressIds: ids.slice(1) }, 'rosa@helixlab.example')).toEqual({});
    expect(checkShare({ ...share, addressIds: ids }, 'rosa@helixlab.example')).toEqual({
      address_ids: ['At most 10 addresses can be shared with a cart.'],
    });
  });
});
