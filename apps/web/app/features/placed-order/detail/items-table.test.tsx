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
