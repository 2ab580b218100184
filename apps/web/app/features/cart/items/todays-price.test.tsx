import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TodaysPrice } from './todays-price.tsx';

const query = { productSlug: 'resuspension_buffer', productType: 'add_on', options: {}, numbers: {} };

/** @param today what the look-up has answered; null: it is under way. */
function shown(today: string | null): string {
  const queries = new QueryClient();
  if (today !== null) queries.setQueryData(['sku', query], today);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <TodaysPrice query={query} held="95.00" />
    </QueryClientProvider>,
  );
}

test.each([
  [null, 'Asking for today’s price'],
  ['95.00', 'Today’s price is the same.'],
  ['100.00', 'Today’s price is $100.00; this cart holds $95.00.'],
])('where the look-up says %s, the line in the cart says so beside the price that is held (PR-13)', (today, text) => {
  expect(shown(today)).toContain(text);
});
