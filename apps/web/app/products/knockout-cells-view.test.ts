import { expect, test } from 'vitest';
import { knockoutCellsView } from './knockout-cells-view.tsx';

test.each([
  ['cell_gko', 'pool'],
  ['cell_clonal', 'clone'],
  ['gene_knockout', 'knockout'],
])('%s is counted as a %s in summaries of an order (OR-1)', (product_slug, noun) => {
  const [one] = knockoutCellsView.noun({ kind: 'knockout_cells', product_format: null, product_slug });
  expect(one).toBe(noun);
});
