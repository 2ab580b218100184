import { expect, test } from 'vitest';
import { emptyLine } from './typed-line.ts';
import { emptyQuote, isTypedQuote } from './typed-quote.ts';

test('a quote that was kept is shown again only when the form can show it (promise L8)', () => {
  const quote = emptyQuote([emptyLine()]);
  expect(isTypedQuote(JSON.parse(JSON.stringify(quote)))).toBe(true);
  const { price: _, ...withoutPrice } = emptyLine();
  const { lines } = quote;
  for (const other of [null, 'text', { lines }, emptyQuote([]), Object.assign({}, quote, { lines: [withoutPrice] })])
    expect(isTypedQuote(other)).toBe(false);
});
