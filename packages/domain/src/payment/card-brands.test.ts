import { expect, test } from 'vitest';
import { cardText } from './index.ts';

test.each([
  ['visa', '4242', 'Visa ending in 4242'],
  ['amex', '0005', 'American Express ending in 0005'],
  ['a new one', '0001', 'Card ending in 0001'],
  ['toString', '0001', 'Card ending in 0001'],
])('a card of the brand %s that ends in %s is "%s" (OR-12)', (brand, lastFour, text) => {
  expect(cardText({ brand, lastFour })).toBe(text);
});
