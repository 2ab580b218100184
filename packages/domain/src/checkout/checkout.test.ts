import { describe, expect, test } from 'vitest';
import { itemKinds, withRestrictions } from '../item/index.ts';
import { usd } from '../money/index.ts';
import type { Temperature } from '../product/index.ts';
import {
  activeStep,
  type Carrier,
  missingParts,
  type OrderContents,
  readCarrierAccount,
  restrictedItemMessage,
  restrictedItems,
  type Shipment,
  shippingOffers,
} from './index.ts';

const address = {
  firstName: 'Mirela',
  lastName: 'Anand',
  company: '',
  line1: '40 Quarry Road',
  line2: '',
  city: 'Boston',
  subdivision: 'MA',
  postalCode: '02130',
  country: 'US',
  phone: '',
} as const;

const shipment = (method: string | null, temperature: Temperature = 'ambient'): Shipment => ({
  groupId: temperature,
  temperature,
  method,
  methodName: method,
  carrier: null,
  carrierAccountNumber: null,
  amount: method === null ? null : usd(3200),
});

describe('the active step (CO-2 to CO-5)', () => {
  type Chosen = Pick<OrderContents, 'shippingAddress' | 'billingAddress' | 'shipments'>;
  const rows: readonly (readonly [string, Chosen, 0 | 1 | 2 | null, string[]])[] = [
    [
      'nothing is chosen',
      { shippingAddress: null, billingAddress: null, shipments: [shipment(null)] },
      0,
      ['shipping_address', 'billing_address', 'shipping_method'],
    ],
    [
      'the shipping address is missing and all else is there',
      { shippingAddress: null, billingAddress: address, shipments: [shipment('standard')] },
      0,
      ['shipping_address'],
    ],
    [
      'the billing address is missing',
      { shippingAddress: address, billingAddress: null, shipments: [shipment('standard')] },
      1,
      ['billing_address'],
    ],
    [
      'one of two shipments has no method',
      {
        shippingAddress: address,
        billingAddress: address,
        shipments: [shipment('standard'), shipment(null, 'cold_packs')],
      },
      2,
      ['shipping_method'],
    ],
    ['there is nothing in it', { shippingAddress: address, billingAddress: address, shipments: [] }, 2, ['items']],
    ['all are set', { shippingAddress: address, billingAddress: address, shipments: [shipment('standard')] }, null, []],
  ];
  test.each(rows)('%s', (_title, chosen, step, missing) => {
    expect(activeStep(chosen)).toBe(step);
    const inForce = '2026-11';
    expect(missingParts(chosen, { accepted: inForce, inForce })).toEqual(missing);
    // The terms are missing beside whatever else is, and are no step (ruling 47).
    for (const accepted of [null, '2020-01'])
      expect(missingParts(chosen, { accepted, inForce })).toEqual([...missing, 'terms']);
    // Where none are published, none can have been accepted.
    for (const accepted of [null, inForce])
      expect(missingParts(chosen, { accepted, inForce: null })).toEqual([...missing, 'terms']);
  });
});

describe('how shipments travel', () => {
  test.each([
    ['ambient', { country: 'US', subdivision: 'MA' }, ['standard', 'express', 'carrier_account'], 3200],
    ['ambient', { country: 'US', subdivision: 'PR' }, ['standard', 'express', 'carrier_account'], 4800],
    ['ambient', { country: 'PR', subdivision: '' }, ['standard', 'express', 'carrier_account'], 4800],
    ['cold_packs', { country: 'CA', subdivision: 'QC' }, ['express', 'carrier_account'], 9800],
    ['dry_ice', { country: 'DE', subdivision: '' }, ['express', 'carrier_account'], 34500],
  ] as const)('%s to %j', (temperature, place, methods, minor) => {
    const offers = shippingOffers(temperature, place);
    expect(offers.map(({ method }) => method)).toEqual(methods);
    expect(offers[0]?.amount).toEqual(usd(minor));
  });

  test('every shipment can go express or on the own account, wherever it goes', () => {
    for (const temperature of ['ambient', 'cold_packs', 'dry_ice'] as const)
      for (const country of ['US', 'CA', 'JP', 'GU'])
        expect(shippingOffers(temperature, { country, subdivision: '' }).map(({ method }) => method)).toEqual(
          expect.arrayContaining(['express', 'carrier_account']),
        );
  });

  test('the own account costs nothing here, and dry ice leaves from Monday to Wednesday', () => {
    const [own] = shippingOffers('dry_ice', address).filter(({ method }) => method === 'carrier_account');
    expect(own).toMatchObject({ amount: usd(0), businessDays: null, leavesOn: [1, 2, 3] });
  });
});

test.each<readonly [Carrier, string, string | null]>([
  ['fedex', '123 456 789', '123456789'],
  ['fedex', '12345678', null],
  ['ups', 'a1b-2c3', 'A1B2C3'],
  ['ups', 'A1B2C', null],
  ['dhl', '950000001', '950000001'],
  ['dhl', '', null],
])('an account number of %s, "%s": %s', (carrier, typed, number) => {
  expect(readCarrierAccount(carrier, typed)).toBe(number);
});

describe('products that are not sold everywhere (rulings 7 and 35)', () => {
  const item = (nuclease: 'hfCas12Max' | 'SpCas9') =>
    ({
      id: nuclease,
      item: {
        kind: 'guide_rna',
        productSlug: 'sgrna_kit',
        species: 'homo_sapiens',
        cellLine: null,
        nuclease,
        modifications: 'Standard',
        yield: '3nmol',
        purification: 'spe',
        format: 'tube',
        plateName: null,
        sequences: [{ name: 'g1', rawSequence: 'ACGUACGUACGUACGUACGU', well: null }],
      },
    }) as const;
  const items = [
    item('SpCas9'),
    item('hfCas12Max'),
    { id: 'n', item: { kind: 'add_on', productSlug: 'spcas9_nuclease', quantity: 1 } },
  ] as const;

  test('hfCas12Max goes anywhere but to China, and the refusal names the item', () => {
    expect(restrictedItems(itemKinds, items, { country: 'DE' })).toEqual([]);
    expect(restrictedItems(itemKinds, items, null)).toEqual([]);
    const found = restrictedItems(itemKinds, items, { country: 'CN' });
    expect(found.map(({ itemId }) => itemId)).toEqual(['hfCas12Max']);
    expect(found.map(restrictedItemMessage)).toEqual([
      'g1 cannot be shipped to China: hfCas12Max guides are not sold there.',
    ]);
  });

  test('a provider with a table of its own restricts by that, and by nothing else', () => {
    const own = withRestrictions(itemKinds, [{ country: 'CA', productSlug: 'spcas9_nuclease', what: 'nucleases' }]);
    expect(restrictedItems(own, items, { country: 'CN' })).toEqual([]);
    expect(restrictedItems(own, items, { country: 'CA' }).map(({ itemId, what }) => [itemId, what])).toEqual([
      ['n', 'nucleases'],
    ]);
    expect(restrictedItems(withRestrictions(itemKinds, []), items, { country: 'CN' })).toEqual([]);
  });
});
