import { describe, expect, test } from 'vitest';
import { itemLook } from './item-look.ts';

const finding = { item_id: 'plate', name: 'Cas12 pilot', detail: '' };
const flag = (state: 'pending' | 'held' | 'cleared', kind: 'review' | 'screening' = 'review') => ({
  kind,
  state,
  title: '',
  meaning: '',
  findings: [finding],
});
const box = (shipped: number) => ({
  id: 'box',
  status: 'waiting' as const,
  parcels: [],
  actions: [],
  lines: [{ item_id: 'plate', name: '', ordered: 3, shipped, left: 3 - shipped }],
});
const labelOf = (
  status: Parameters<typeof itemLook>[0]['order']['status'],
  { flags = [], shipped = 0 }: { flags?: ReturnType<typeof flag>[]; shipped?: number } = {},
) => itemLook({ order: { status }, flags, shipments: [box(shipped)] }, 'plate')?.label;

describe('where an item stands (OF-24)', () => {
  test('what it waits for by itself comes first', () => {
    expect(labelOf('in_review', { flags: [flag('pending')] })).toBe('Needs review');
    expect(labelOf('in_review', { flags: [flag('held', 'screening')] })).toBe('Screening');
    expect(labelOf('in_review', { flags: [flag('cleared')] })).toBe('Waits for release');
  });

  test('then how much of it has left, then what all of the order waits for', () => {
    expect(labelOf('partly_shipped', { shipped: 2 })).toBe('2 of 3 shipped');
    expect(labelOf('shipped', { shipped: 3 })).toBe('Shipped');
    expect(labelOf('partly_shipped')).toBe('Being made');
    expect(labelOf('confirmed')).toBe('Waits for release');
  });

  test('nothing is said of what was cancelled', () => {
    expect(labelOf('cancelled', { flags: [flag('pending')] })).toBeUndefined();
  });
});
