import { expect, test } from 'vitest';
import { usd } from '../money/index.ts';
import { type OrderContents, sumLines } from './index.ts';

const list = usd(1_000);
const unit = (minor: number, label: string) => ({ list, unit: usd(minor), winner: { label } });
const contents = {
  items: [
    { quantity: 2, lines: [{ count: 10, unit: unit(900, '10 to 19 pools') }] },
    { quantity: 1, lines: [{ count: 1, unit: unit(1_000, 'List price') }] },
  ],
  shipments: [
    {
      groupId: 'a',
      temperature: 'ambient',
      method: 'standard',
      methodName: 'Standard',
      carrier: null,
      carrierAccountNumber: null,
      amount: usd(2_500),
    },
    {
      groupId: 'b',
      temperature: 'dry_ice',
      method: 'carrier_account',
      methodName: 'On my carrier account',
      carrier: 'dhl',
      carrierAccountNumber: '123456789',
      amount: usd(0),
    },
  ],
  shippingAddress: {},
  voucher: { code: 'TEN', label: 'Ten percent' },
  tax: { label: 'Tax, MA', rateHundredths: 0, taxesShipping: false, exemptCertificate: null },
  totals: {
    undiscounted: usd(21_000),
    subtotal: usd(19_000),
    discount: usd(1_900),
    shipping: usd(2_500),
    tax: usd(0),
    total: usd(19_600),
  },
} as unknown as OrderContents;

test('the sums of papers and mails say what every discount is, and add up (ruling 42, promise M7)', () => {
  const lines = sumLines(contents).map(({ label, amount, sign = '' }) => [
    label,
    typeof amount === 'string' ? amount : `${sign}${amount.minor}`,
  ]);
  expect(lines).toEqual([
    ['List price', '21000'],
    ['10 to 19 pools', '−2000'],
    ['Items', '19000'],
    ['Coupon TEN, Ten percent', '−1900'],
    ['Shipping: Ambient, ships dry, Standard', '2500'],
    ['Shipping: Dry ice, −78 °C, DHL Express account 123456789', '0'],
    ['Tax, MA', '0'],
    ['Total, USD', '19600'],
  ]);
});

test('without an address neither shipping nor tax is in the sums', () => {
  const labels = sumLines({ ...contents, shippingAddress: null }).map(({ label, amount }) => [label, amount]);
  expect(labels.slice(-2)).toEqual([
    ['Shipping and tax', 'not included'],
    ['Total, USD', usd(17_100)],
  ]);
});
