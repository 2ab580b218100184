import { describe, expect, test } from 'vitest';
import { foldItems, nameWithin } from './fold-items.ts';

const pool = (name: string) => ({ kind: 'express_knockout', product_slug: 'express_ko_pool', name });
const plate = { kind: 'guide_rna', product_slug: 'sgrna', name: 'Screen / Plate 1' };
const clone = (name: string) => ({ kind: 'knockout_cells', product_slug: 'cell_clonal', name });
const from = (kind: string) => ({ express_knockout: 2, knockout_cells: 3 })[kind];

describe('Items of one project stand together (ruling 83)', () => {
  test('where the first of them stands, and all others stay where they are', () => {
    const items = [
      pool('S / TP53 pool'),
      plate,
      pool('S / EGFR pool'),
      pool('T / EGFR pool'),
      clone('S / A'),
      clone('S / B'),
    ];
    expect(foldItems(items, from)).toEqual([
      { project: 'S', items: [items[0], items[2]] },
      plate,
      items[3],
      items[4],
      items[5],
    ]);
  });

  test('when the project has no name, or one with a stroke in it', () => {
    const items = [pool('TP53 pool'), pool('A / B / TP53 pool'), pool('EGFR pool'), pool('A / B / EGFR pool')];
    expect(foldItems(items, from)).toEqual([
      { project: '', items: [items[0], items[2]] },
      { project: 'A / B', items: [items[1], items[3]] },
    ]);
    expect([nameWithin('A / B / TP53 pool'), nameWithin('TP53 pool')]).toEqual(['TP53 pool', 'TP53 pool']);
  });
});
