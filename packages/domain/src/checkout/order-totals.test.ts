import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usd } from '../money/index.ts';
import { productSlugs } from '../product/index.ts';
import { orderTotals, type Summands } from './index.ts';

const noTax = { label: '', rateHundredths: 0, taxesShipping: true, exemptCertificate: null };

const item = (subtotal: number, quantity = 1, undiscounted = subtotal): Summands['items'][number] => ({
  item: { kind: 'add_on', productSlug: 'resuspension_buffer' },
  quantity,
  subtotal: usd(subtotal),
  undiscounted: usd(undiscounted),
});

const off = (takesOff: NonNullable<Summands['voucher']>['takesOff']) => ({ takesOff, productSlugs: [] });

test('a voucher takes a percentage off the sum, then shipping is added, then tax', () => {
  const sums = orderTotals({
    items: [item(4_100, 2, 5_000), item(333)],
    shipments: [{ amount: usd(3_200) }, { amount: null }],
    voucher: off({ kind: 'percent', hundredths: 1_250 }),
    tax: { ...noTax, rateHundredths: 825 },
  });
  expect(sums).toEqual({
    undiscounted: usd(10_333),
    subtotal: usd(8_533),
    discount: usd(1_067),
    shipping: usd(3_200),
    tax: usd(880),
    total: usd(11_546),
  });
});

test('a fixed voucher never takes off more than its products cost', () => {
  const voucher = { takesOff: { kind: 'fixed', minor: 50_000 }, productSlugs: ['resuspension_buffer'] } as const;
  const other = { ...item(900), item: { kind: 'add_on', productSlug: 'spcas9_nuclease' } } as const;
  const sums = orderTotals({ items: [item(1_800), other], shipments: [], voucher, tax: noTax });
  expect(sums.discount).toEqual(usd(1_800));
  expect(sums.total).toEqual(usd(900));
});

test('a customer with a certificate pays no tax', () => {
  const tax = { ...noTax, rateHundredths: 1_000, exemptCertificate: '88-4410' };
  expect(orderTotals({ items: [item(1_000)], shipments: [], voucher: null, tax }).tax).toEqual(usd(0));
});

test('shipping is not taxed where the rate says so', () => {
  const tax = { ...noTax, rateHundredths: 1_000, taxesShipping: false };
  expect(orderTotals({ items: [item(1_000)], shipments: [{ amount: usd(500) }], voucher: null, tax }).tax).toEqual(
    usd(100),
  );
});

/** The same sums in fractions of a cent, rounded once. */
function oracle({ items, shipments, voucher, tax }: Summands): bigint {
  const minor = (all: readonly number[]) => all.reduce((sum, one) => sum + BigInt(one), 0n);
  const halfUp = (parts: bigint) => (parts * 2n + 10_000n) / 20_000n;
  const subtotal = minor(items.map((entry) => entry.subtotal.minor * entry.quantity));
  const eligible = minor(
    items
      .filter((entry) => !voucher?.productSlugs.length || voucher.productSlugs.includes(entry.item.productSlug))
      .map((entry) => entry.subtotal.minor * entry.quantity),
  );
  const takesOff = voucher?.takesOff;
  const left = takesOff?.kind === 'percent' ? halfUp(eligible * BigInt(10_000 - takesOff.hundredths)) : eligible;
  const fixed = takesOff?.kind === 'fixed' ? BigInt(takesOff.minor) : 0n;
  const discount = takesOff?.kind === 'fixed' ? (fixed < eligible ? fixed : eligible) : eligible - left;
  const shipping = minor(shipments.map((shipment) => shipment.amount?.minor ?? 0));
  const taxed = subtotal - discount + (tax.taxesShipping ? shipping : 0n);
  const due = tax.exemptCertificate === null ? halfUp(taxed * BigInt(tax.rateHundredths)) : 0n;
  return subtotal - discount + shipping + due;
}

const cents = fc.integer({ min: 0, max: 50_000_000 });
const anySummands: fc.Arbitrary<Summands> = fc
  .record({
    items: fc.array(
      fc.record({
        item: fc.record({ kind: fc.constant('add_on'), productSlug: fc.constantFrom(...productSlugs) }),
        quantity: fc.integer({ min: 1, max: 999 }),
        subtotal: cents,
        more: cents,
      }),
      { maxLength: 12 },
    ),
    shipments: fc.array(fc.record({ amount: fc.option(cents.map(usd)) }), { maxLength: 3 }),
    voucher: fc.option(
      fc.record({
        takesOff: fc.oneof(
          fc.record({ kind: fc.constant('percent' as const), hundredths: fc.integer({ min: 1, max: 10_000 }) }),
          fc.record({ kind: fc.constant('fixed' as const), minor: cents }),
        ),
        productSlugs: fc.subarray([...productSlugs]),
      }),
    ),
    tax: fc.record({
      label: fc.constant('tax'),
      rateHundredths: fc.integer({ min: 0, max: 10_000 }),
      taxesShipping: fc.boolean(),
      exemptCertificate: fc.option(fc.constant('C-1'), { freq: 4 }),
    }),
  })
  .map(({ items, ...rest }) => ({
    ...rest,
    items: items.map(({ more, subtotal, ...entry }) => ({
      ...entry,
      subtotal: usd(subtotal),
      undiscounted: usd(subtotal + more),
    })) as Summands['items'],
  }));

test('100,000 generated orders are right to the cent, whatever the order of their lines (promise M7)', () => {
  fc.assert(
    fc.property(anySummands, (summands) => {
      const sums = orderTotals(summands);
      expect(BigInt(sums.total.minor)).toBe(oracle(summands));
      expect(sums.discount.minor).toBeLessThanOrEqual(sums.subtotal.minor);
      const { items, shipments } = summands;
      expect(orderTotals({ ...summands, items: items.toReversed(), shipments: shipments.toReversed() })).toEqual(sums);
    }),
    { numRuns: 100_000 },
  );
});
