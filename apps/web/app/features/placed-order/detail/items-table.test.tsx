import type { PlacedOrderWire } from '@cutsite/contracts/placed-order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ItemsTable } from './items-table.tsx';

const item = { id: 'i1', group_id: 'g1', name: 'Kinases', quantity: 1, subtotal: '120.00' };

const shown = (more: object): string =>
  renderToStaticMarkup(
    <ItemsTable
      order={
        {
          status: 'confirmed',
          shipments: [],
          contents: { items: [{ ...item, ...more }] },
        } as unknown as PlacedOrderWire
      }
    />,
  );

test('an item has its facts below its name', () => {
  const facts = [
    { label: 'Contents', value: '62 guides on a plate' },
    { label: 'Gene editor', value: 'SpCas9' },
  ];
  expect(shown({ facts })).toContain('<small>62 guides on a plate, SpCas9</small>');
});

test('an order from an older process, which sends no facts, shows its items all the same (promise L5)', () => {
  const html = shown({});
  for (const text of ['Kinases', '$120.00']) expect(html).toContain(text);
});

test('of a shipment that left in part each line says how much of it has left and how much is left (OR-12)', () => {
  const line = (item_id: string, ordered: number, shipped: number) => ({ item_id, name: item_id, ordered, shipped });
  const lines = [line('i1', 1, 1), line('i2', 3, 1), line('i3', 2, 0)];
  const items = lines.map(({ item_id: id, ordered: quantity }) => ({ ...item, id, name: id, quantity }));
  const order = {
    status: 'partly_shipped',
    shipments: [{ id: 'g1', status: 'partly_shipped', lines }],
    contents: { items },
  };
  const html = renderToStaticMarkup(<ItemsTable order={order as unknown as PlacedOrderWire} />);
  const rows = html.split('<tr>').slice(2);
  const words = [
    ['Shipped', '1 shipped, 0 left'],
    ['Partly shipped', '1 shipped, 2 left'],
    ['In production', '0 shipped, 2 left'],
  ];
  for (const [at, [state, counts]] of words.entries()) {
    expect(rows[at]).toContain(`>${state}<`);
    expect(rows[at]).toContain(counts);
  }
});
