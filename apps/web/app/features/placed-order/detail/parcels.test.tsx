import type { PlacedShipmentWire } from '@cutsite/contracts/placed-order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShipmentCard } from './shipment-card.tsx';

const shown = (more: object): string =>
  renderToStaticMarkup(
    <ShipmentCard
      shipment={
        {
          id: 's1',
          temperature: 'ambient',
          status: 'partly_shipped',
          item_count: 1,
          shipping_method_name: null,
          shipping_carrier: 'FedEx',
          tracking_number: '111222333',
          tracking_url: null,
          timeline: [],
          ...more,
        } as unknown as PlacedShipmentWire
      }
    />,
  );
const parcel = {
  id: 'p1',
  shipping_carrier: 'FedEx',
  tracking_number: '777888999',
  tracking_url: null,
  left: '2026-12-01T10:00:00Z',
  lines: [{ item_id: 'i1', name: 'SpCas9 nuclease', quantity: 2 }],
};

test('a shipment that left in part says what has left by which number, and what is still to come (OF-26)', () => {
  const lines = [{ item_id: 'i1', name: 'SpCas9 nuclease', ordered: 3, shipped: 2 }];
  const html = shown({ lines, parcels: [parcel] });
  for (const text of ['Parcel 1', '2 × SpCas9 nuclease', '777888999', 'Still to come', '1 × SpCas9 nuclease'])
    expect(html).toContain(text);
  expect(html).not.toContain('111222333');
});

test('one that left in one parcel counts none and leaves nothing to come', () => {
  const lines = [{ item_id: 'i1', name: 'SpCas9 nuclease', ordered: 2, shipped: 2 }];
  const html = shown({ lines, parcels: [parcel] });
  expect(html).not.toContain('Parcel 1');
  expect(html).not.toContain('Still to come');
});

test('a shipment from an older process, which sends no parcels, has its tracking number all the same (promise L5)', () => {
  expect(shown({ lines: [] })).toContain('111222333');
});
