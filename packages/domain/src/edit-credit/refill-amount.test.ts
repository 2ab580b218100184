import { expect, test } from 'vitest';
import { usd } from '../money/index.ts';
import { checkRefillAmount, refillMessage, refillSteps } from './index.ts';

test.each([
  ['10', 1_000],
  ['10.00', 1_000],
  [' 250.5 ', 25_050],
  ['10000.00', 1_000_000],
  ['1,000', 100_000],
  ['10,000.00', 1_000_000],
])('%j is an amount that can be bought (PA-11, ruling 17)', (text, minor) => {
  expect(checkRefillAmount(text)).toEqual({ ok: true, value: usd(minor) });
});

test.each([
  ['9.99', 'too_little', 'The smallest refill is $10.00.'],
  ['0', 'too_little', 'The smallest refill is $10.00.'],
  ['-50', 'too_little', 'The smallest refill is $10.00.'],
  ['10000.01', 'too_much', 'The largest refill is $10,000.00. Please split a larger one.'],
  ['', 'no_amount', 'Please enter the amount in dollars, such as 250 or 250.00.'],
  ['1e4', 'no_amount', 'Please enter the amount in dollars, such as 250 or 250.00.'],
  ['12.345', 'no_amount', 'Please enter the amount in dollars, such as 250 or 250.00.'],
  ['1,00', 'no_amount', 'Please enter the amount in dollars, such as 250 or 250.00.'],
  ['1000,000', 'no_amount', 'Please enter the amount in dollars, such as 250 or 250.00.'],
  ['99999999999999', 'no_amount', 'Please enter the amount in dollars, such as 250 or 250.00.'],
] as const)('%j is refused: %s', (text, fault, sentence) => {
  expect(checkRefillAmount(text)).toEqual({ ok: false, error: fault });
  expect(refillMessage(fault)).toBe(sentence);
});

test('what a form offers can be bought', () => {
  for (const step of refillSteps) expect(checkRefillAmount(String(step.minor / 100)).ok).toBe(true);
});
