import { expect, test } from 'vitest';
import { usd } from '../money/index.ts';
import { checkVoucher, type VoucherQuestion, voucherCode, voucherDiscount, voucherRefusalMessage } from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = new Date('2026-11-20T00:00:00Z');
const after = new Date('2026-12-01T00:00:00Z');

const terms: NonNullable<VoucherQuestion['voucher']> = {
  code: 'GUIDES10',
  limitTotal: 10,
  limitPerCustomer: 1,
  validFrom: null,
  validUntil: null,
  productSlugs: [],
};

interface Case extends Partial<NonNullable<VoucherQuestion['voucher']>> {
  readonly total?: number;
  readonly byCustomer?: number;
}

test.each<[string, Case, string]>([
  ['without bounds takes off', {}, 'ok'],
  ['begins later', { validFrom: after }, 'not_yet'],
  ['begins this moment', { validFrom: now }, 'ok'],
  ['ended', { validUntil: before }, 'expired'],
  ['ends this moment', { validUntil: now }, 'expired'],
  ['ends later', { validUntil: after }, 'ok'],
  ['is held by nine orders of ten', { total: 9 }, 'ok'],
  ['is held by ten orders of ten', { total: 10 }, 'used_up'],
  ['has no limit', { limitTotal: null, limitPerCustomer: null, total: 1e6, byCustomer: 1e3 }, 'ok'],
  ['was used by this customer', { total: 1, byCustomer: 1 }, 'used_by_you'],
  ['was used by this customer and by everybody else', { total: 10, byCustomer: 1 }, 'used_by_you'],
  ['is for one of the products', { productSlugs: ['custom_rna', 'sgrna_kit'] }, 'ok'],
  ['is for other products', { productSlugs: ['custom_rna'] }, 'not_for_these_products'],
])('a voucher that %s: %s', (_, { total = 0, byCustomer = 0, ...voucher }, expected) => {
  const answer = checkVoucher({
    voucher: { ...terms, ...voucher },
    uses: { total, byCustomer },
    productSlugs: ['sgrna_kit', 'resuspension_buffer'],
    now,
  });
  expect(answer.ok ? 'ok' : answer.error).toBe(expected);
});

test.each([
  [[], ['custom_project'], 'not_for_these_products'],
  [[], ['custom_project', 'sgrna_kit'], 'ok'],
  [['custom_project'], ['custom_project'], 'ok'],
])('a voucher for %j is asked of a cart with %j: %s (CA-17)', (named, productSlugs, expected) => {
  const uses = { total: 0, byCustomer: 0 };
  const answer = checkVoucher({ voucher: { ...terms, productSlugs: named }, uses, productSlugs, now });
  expect(answer.ok ? 'ok' : answer.error).toBe(expected);
  const lines = productSlugs.map((productSlug) => ({ productSlug, subtotal: usd(10_000) }));
  const takesOff = { kind: 'percent', hundredths: 1000 } as const;
  const isTaken = named.length > 0 || productSlugs.includes('sgrna_kit');
  expect(voucherDiscount({ takesOff, productSlugs: named }, lines).minor).toBe(isTaken ? 1000 : 0);
});

test('a code that does not exist is unknown, and codes are compared in capital letters', () => {
  const answer = checkVoucher({ voucher: null, uses: { total: 0, byCustomer: 0 }, productSlugs: [], now });
  expect(answer).toEqual({ ok: false, error: 'unknown' });
  expect(voucherCode(' guides10 ')).toBe('GUIDES10');
});

test('the sentence names the day where there is one', () => {
  const dates = { code: 'X', validFrom: after, validUntil: before };
  expect(voucherRefusalMessage('not_yet', dates)).toBe('This coupon is valid from 1 December 2026.');
  expect(voucherRefusalMessage('expired', dates)).toBe('This coupon ended on 20 November 2026.');
  expect(voucherRefusalMessage('unknown')).toBe(
    'There is no coupon with this code. Please check the letters and digits.',
  );
});
