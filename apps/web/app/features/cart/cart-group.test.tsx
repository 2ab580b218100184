import type { CartWire } from '@cutsite/contracts/cart';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Cart } from './calls/use-cart.ts';
import { CartGroup } from './cart-group.tsx';

type Group = CartWire['groups'][number];

const known = {
  making_days: 5,
  transit_days: 1,
  ships_by: '2026-12-21',
  arrives_by: '2026-12-22',
  waits_for_review: false,
};

function shown(delivery: Group['delivery']): string {
  const group = { id: 'g1', temperature: 'ambient', items: [], delivery } as unknown as Group;
  return renderToStaticMarkup(<CartGroup group={group} cart={{ busyItemId: null } as unknown as Cart} />);
}

test('a box of the cart says when it leaves and arrives if it is ordered today (CO-25)', () => {
  expect(shown(known)).toContain('>Ordered today: ships by Mon 21 Dec, arrives by Tue 22 Dec.</p>');
});

test('before a shipping method is chosen it says that the arrival follows from it (CO-25)', () => {
  expect(shown({ ...known, transit_days: null, arrives_by: null })).toContain(
    'Ordered today: ships by Mon 21 Dec. Arrival follows from the shipping method.',
  );
});

test('of what staff look at first it promises no day (CO-25)', () => {
  const html = shown({ ...known, ships_by: null, arrives_by: null, waits_for_review: true });
  expect(html).toContain('We look at it before it is made; it ships within 5 working days after that.');
  expect(html).not.toContain('Ordered today');
});

test('where an older process of the store says nothing, the box says nothing (promise L5)', () => {
  expect(shown(undefined)).not.toMatch(/ships by|ordered today/iu);
});
