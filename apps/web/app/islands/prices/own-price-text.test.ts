import { expect, test } from 'vitest';
import { ownPriceText } from './own-price-text.ts';

test.each([
  [{ own: '$27.60', list: '$46.00', isEducational: true }, 'with your educational price; list $46.00'],
  [{ own: '$30.00', list: '$46.00', isEducational: false }, 'with your prices; list $46.00'],
  [{ own: '$46.00', list: '$46.00', isEducational: true }, 'at list'],
])('a price of somebody who is signed in says whose it is: %o (CT-75)', (price, said) => {
  expect(ownPriceText(price)).toBe(said);
});
