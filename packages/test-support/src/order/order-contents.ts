import type { Address } from '@cutsite/domain/address';
import { type OrderContents, type OrderedItem, orderTotals, type Shipment } from '@cutsite/domain/checkout';
import { itemKinds, type KindedItem, kindOf, temperatureOf } from '@cutsite/domain/item';
import { multiplyMoney, usd } from '@cutsite/domain/money';
import type { Temperature } from '@cutsite/domain/product';
import { aPlateItem } from '../guide-rna/index.ts';

/** An address in the United States, but for what is given. */
export function anAddress(changes: Partial<Address> = {}): Address {
  return {
    firstName: 'Rosa',
    lastName: 'Lindqvist',
    company: 'Helix Lab',
    line1: '7 Cutter Way',
    line2: '',
    city: 'Boston',
    subdivision: 'MA',
    postalCode: '02118',
    country: 'US',
    phone: '+1 617 555 0100',
    ...changes,
  };
}

interface ContentsOptions {
  readonly items?: readonly { readonly item: KindedItem; readonly quantity?: number; readonly minor?: number }[];
  /** Must be unique in the database; the same twice is the same contents. */
  readonly newId?: () => string;
  readonly changes?: Partial<OrderContents>;
}

const oneGroup: Readonly<Record<Temperature, string>> = {
  ambient: '01990000-0000-7000-8000-00000000000a',
  cold_packs: '01990000-0000-7000-8000-00000000000b',
  dry_ice: '01990000-0000-7000-8000-00000000000c',
};

/** Contents that can be paid for, with sums that are right: one full plate, to Boston, unless stated otherwise. */
export function orderContents({
  items = [{ item: aPlateItem('Plate 1') }],
  newId,
  changes = {},
}: ContentsOptions = {}) {
  const groups = new Map<Temperature, Shipment>();
  const shipmentOf = (temperature: Temperature): Shipment => {
    const shipment = groups.get(temperature) ?? {
      groupId: newId?.() ?? oneGroup[temperature],
      temperature,
      method: temperature === 'ambient' ? 'standard' : 'express',
      methodName: temperature === 'ambient' ? 'Standard' : 'Express',
      carrier: null,
      carrierAccountNumber: null,
      amount: usd(temperature === 'ambient' ? 2_500 : 6_500),
    };
    groups.set(temperature, shipment);
    return shipment;
  };
  const ordered = items.map(({ item, quantity = 1, minor = 152_520 }, at): OrderedItem => {
    const units = kindOf(itemKinds, item).units(item)?.count ?? 1;
    const unit = usd(Math.round(minor / units));
    const subtotal = multiplyMoney(unit, units);
    const candidate = {
      recordId: 'r',
      label: 'List price',
      priceType: 'price',
      priceStrategy: null,
      percent: null,
    } as const;
    const winner = { ...candidate, amount: unit, wins: true };
    return {
      id: newId?.() ?? `01990000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
      groupId: shipmentOf(temperatureOf(itemKinds, item)).groupId,
      item,
      quantity,
      needsReview: false,
      priceListVersion: 'test',
      priceStrategy: null,
      lines: [{ count: units, lengths: null, unit: { list: unit, unit, winner, candidates: [winner] }, subtotal }],
      subtotal,
      undiscounted: subtotal,
    };
  });
  const shipments = [...groups.values()];
  const tax = { label: 'Tax', rateHundredths: 0, taxesShipping: true, exemptCertificate: null };
  return {
    items: ordered,
    shipments,
    shippingAddress: anAddress(),
    billingAddress: anAddress({ firstName: 'Paul', lastName: 'Okafor', line1: '7 Cutter Way, Accounts Payable' }),
    customerReferenceCode: 'CC-4410-22',
    costCentre: '7741',
    voucher: null,
    tax,
    totals: orderTotals({ items: ordered, shipments, voucher: null, tax }),
    ...changes,
  } satisfies OrderContents;
}
