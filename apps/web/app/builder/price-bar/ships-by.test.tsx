import { defaultDelivery } from '@cutsite/domain/checkout';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { visitorKeys } from '../../platform/visitor.ts';
import { type BoxToShip, useShipsBy } from './ships-by.ts';

/** Monday, with a holiday in the week after. */
const monday = Date.parse('2026-12-14T10:00:00Z');

function Shown({ box }: { readonly box: BoxToShip }) {
  return <p>{useShipsBy(box)}</p>;
}

/** @param isKnown whether the rules of the store are there */
function shipsBy(box: Partial<BoxToShip>, isKnown = true): string {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(visitorKeys.user, null);
  const delivery = { ...defaultDelivery, holidays: ['2026-12-25'], makingDays: { slow: 12 } };
  if (isKnown) queries.setQueryData(['prices', null], { list: null, strategy: null, delivery }, { updatedAt: monday });
  const whole = {
    makings: [{ name: 'guide', days: 5 }],
    temperature: 'ambient',
    waitsForReview: false,
    ...box,
  } as const;
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Shown box={whole} />
    </QueryClientProvider>,
  );
  return html.replace(/<[^>]*>/g, '');
}

test('the order screen says by when the project ships, by the rule of the order (CO-25)', () => {
  expect(shipsBy({})).toBe('Ships by Mon 21 Dec');
});

test('the slowest thing in the box counts, by the store’s own days, round weekends and holidays (CO-25)', () => {
  const makings = [
    { name: 'guide', days: 5 },
    { name: 'slow', days: 1 },
  ];
  expect(shipsBy({ makings })).toBe('Ships by Thu 31 Dec');
});

test('of what staff look at first no day is said, but how long it takes after that (CO-25)', () => {
  expect(shipsBy({ waitsForReview: true })).toBe('Ships 5 working days after our review');
  expect(shipsBy({ waitsForReview: true, makings: [{ name: 'add_on', days: 1 }] })).toBe(
    'Ships 1 working day after our review',
  );
});

test('an empty project ships on no day, nor does one whose rules are not there yet (CO-25)', () => {
  expect([shipsBy({ makings: [] }), shipsBy({}, false)]).toEqual(['', '']);
});
