import { usd } from '@cutsite/domain/money';
import { aPlate, aProject, tubes } from '@cutsite/test-support/builders';
import { describe, expect, test } from 'vitest';
import { somePrices } from '../../../platform/some-prices.cases.ts';
import { priceProject } from './price-project.ts';

const prices = somePrices({}, { productType: 'tube', price: 7_200 });
const noCart: ReadonlySet<string> = new Set();

describe('what cannot be ordered is in no price (ruling 73)', () => {
  test('a well with an error is left out, and so counted', () => {
    const plate = aPlate().filled(24).withWell(40, { name: 'bad', sequence: 'ACGX' }).build();
    const price = priceProject(aProject({ plates: [plate] }), noCart, prices);
    expect(price).toMatchObject({ guides: 24, begun: 25, leftOut: 1, subtotal: usd(24 * 4100), refusal: null });
  });

  test('a plate below its minimum has its price from the first guide on', () => {
    const price = priceProject(aProject({ plates: [aPlate().filled(1).build()] }), noCart, prices);
    expect(price).toMatchObject({ guides: 1, leftOut: 0, subtotal: usd(4100) });
  });

  test('where every row has an error, nothing is priced and nothing refused', () => {
    const plate = aPlate().filled(0).withWell(0, { name: 'bad', sequence: 'ACGX' }).build();
    const price = priceProject(aProject({ plates: [plate] }), noCart, prices);
    expect(price).toMatchObject({ guides: 0, begun: 1, leftOut: 1, subtotal: usd(0), refusal: null });
  });

  test('a tube whose name is in the cart is left out until it has another', () => {
    const project = aProject({ tubes: tubes(3) });
    const [first] = project.tubes;
    const inCart = new Set([first?.name ?? '']);
    expect(priceProject(project, noCart, prices)).toMatchObject({ guides: 3, leftOut: 0, subtotal: usd(21_600) });
    expect(priceProject(project, inCart, prices)).toMatchObject({ guides: 2, leftOut: 1, subtotal: usd(14_400) });
  });
});
