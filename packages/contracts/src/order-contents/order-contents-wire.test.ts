import type { Address } from '@cutsite/domain/address';
import { type OrderContents, orderTotals } from '@cutsite/domain/checkout';
import { itemKinds } from '@cutsite/domain/item';
import { usd } from '@cutsite/domain/money';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { expect, test } from 'vitest';
import { itemWires } from '../item/index.ts';
import {
  addressFromWire,
  addressToWire,
  orderContentsSchema,
  orderContentsToWire,
  orderTotalsSchema,
  orderTotalsToWire,
} from './index.ts';

const address: Address = {
  firstName: 'Rosa',
  lastName: 'Lindqvist',
  company: 'Helix Lab',
  line1: '40 Quarry Road',
  line2: '',
  city: 'Boston',
  subdivision: 'MA',
  postalCode: '02130',
  country: 'US',
  phone: '+1 617 555 0142',
};

test('an address goes over the wire and comes back as it was', () => {
  expect(addressFromWire(addressToWire(address))).toEqual(address);
});

test('an order goes over the wire with its sums as decimal texts (ruling 33)', () => {
  const id = '01900000-0000-7000-8000-000000000001';
  const item = { item: aTubeItem(['g1', 'g2']), quantity: 3, subtotal: usd(9_000), undiscounted: usd(10_000) };
  const tax = { label: 'Tax', rateHundredths: 1_000, taxesShipping: true, exemptCertificate: null };
  const totals = orderTotals({ items: [item], shipments: [{ amount: usd(3_200) }], voucher: null, tax });
  const contents: OrderContents = {
    items: [{ ...item, id, groupId: id, needsReview: false, priceListVersion: 'demo', priceStrategy: null, lines: [] }],
    shipments: [
      {
        groupId: id,
        temperature: 'ambient',
        method: 'courier_2_days',
        methodName: 'Courier, 2 days',
        carrier: null,
        carrierAccountNumber: null,
        amount: usd(3_200),
      },
    ],
    shippingAddress: address,
    billingAddress: null,
    customerReferenceCode: 'CC-4410',
    costCentre: null,
    voucher: null,
    tax,
    totals,
  };
  const wire = orderContentsToWire({ kinds: itemKinds, wires: itemWires }, contents);
  expect(orderContentsSchema.parse(wire)).toEqual(wire);
  expect(orderTotalsSchema.parse(orderTotalsToWire(totals))).toEqual({
    currency: 'USD',
    undiscounted_subtotal: '300.00',
    subtotal: '270.00',
    discount: '0.00',
    shipping: '32.00',
    tax: '30.20',
    total: '332.20',
  });
  expect(wire.items[0]).toMatchObject({ name: '2 tubes', sequence_count: 2, subtotal: '270.00' });
});
