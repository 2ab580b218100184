import { cellLibraryItemFromWire } from '@cutsite/contracts/cell-library';
import { projectFromCellLibrary } from '@cutsite/domain/cell-library';
import type { PriceRecord } from '@cutsite/domain/price';
import { beforeAll, describe, expect, test } from 'vitest';
import { plainNames, someGenes } from '../../../genes/catalogue/some-genes.cases.ts';
import { cellGenes } from '../genes/cell-genes.ts';
import { priceCells } from '../price/price-cells.ts';
import { type CellsDraft, cellsOf, draftOf, freshCells, withNames } from '../project/cells-draft.ts';
import { blockedBecause, cellsCart } from './cells-cart.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const nobody: ReadonlySet<string> = new Set();
beforeAll(() => cellGenes.put('homo_sapiens', someGenes));

function aDraft(names: readonly string[], changes: Partial<CellsDraft> = {}): CellsDraft {
  const named = names.map((name) => ({ name, chosenId: '' }));
  return withNames({ ...freshCells(newId), name: 'Chromatin', cellLine: 'K-562', ...changes }, named, newId);
}

describe('what blocks the order of a library', () => {
  test.each([
    [[], {}, 'Add genes to order'],
    [plainNames(14), {}, 'Add 6 more pools to order'],
    [plainNames(19), {}, 'Add 1 more pool to order'],
    [plainNames(362), {}, 'Take out 2 pools: a library holds 360'],
    [[...plainNames(20), 'CDK8', 'P65', 'nothing'], {}, 'Fix 3 pools to order'],
    [plainNames(20), { cellLine: ' ' }, 'Choose a cell line to order'],
    [plainNames(20), { controls: { ntc1: 13, ntc2: 4, mockWT: 8 } }, 'NTC1 wells: 0 to 12 a rack'],
    [plainNames(20), { replicates: 5 }, 'A library comes in 1 to 4 copies'],
    [plainNames(20), {}, null],
  ] as const)('%#: %s', (names, changes, sentence) => {
    expect(blockedBecause(aDraft(names, changes))).toBe(sentence);
    expect(cellsCart.itemsOf(aDraft(names, changes), nobody) === null).toBe(sentence !== null);
  });
});

test('a library goes to the cart as one item, and comes back as the project that it was (CL-22)', () => {
  const draft = aDraft(['her2', ...plainNames(89)], { replicates: 2 });
  const [sent, ...more] = cellsCart.itemsOf(draft, nobody) ?? [];
  expect(more).toEqual([]);
  if (sent?.product_slug !== 'engineered_cell_libraries') throw new Error('A library was not sent');
  expect(sent).toMatchObject({
    name: 'Chromatin',
    cell_line: 'K-562',
    replicates: 2,
    species: 'homo_sapiens',
    num_mock_wells: 8,
    num_ntc1_controls: 4,
    num_ntc2_controls: 4,
    catalogue_version: someGenes.version,
  });
  expect(sent.genes[0]).toEqual({
    ensembl_id: 'ENSG00000001001',
    gene_name: 'ERBB2',
    essential_gene: false,
    typed_name: 'her2',
  });
  const again = draftOf(projectFromCellLibrary(cellLibraryItemFromWire(sent), newId), newId);
  expect(again.plates.map(({ name, wells }) => [name, wells.length])).toEqual([
    ['Rack 1', 76],
    ['Rack 2', 14],
  ]);
  expect(cellsOf(again).pools.map(({ name }) => name)).toEqual(cellsOf(draft).pools.map(({ name }) => name));
  expect(cellsCart.itemsOf(again, nobody)).toEqual([sent]);
});

test('price and tier are those of what can be ordered: 3 of 92 are left out (ruling 73)', () => {
  const record = (id: string, changes: Partial<PriceRecord>): PriceRecord => ({
    id,
    productSlug: 'engineered_cell_libraries',
    productType: 'pool',
    priceType: 'price',
    priceStrategy: null,
    label: id,
    options: {},
    ranges: {},
    price: 7e4,
    ...changes,
  });
  const from90 = record('from-90', { priceType: 'fixed', price: 5_000, ranges: { pools: { min: 90, max: null } } });
  const list = { version: 'v', currency: 'USD', records: [record('list', {}), from90], outOfStock: [] } as const;
  const prices = { list, strategy: null } as never;
  const faulty = priceCells(aDraft([...plainNames(89), 'CDK8', 'P65', 'nothing']), prices);
  expect(faulty).toMatchObject({ pools: 89, typed: 92, leftOut: 3, subtotal: { minor: 89 * 70_000 } });
  expect(faulty.next).toMatchObject({ more: 1, saved: { minor: 89 * 70_000 - 90 * 65_000 } });
  const fine = priceCells(aDraft(plainNames(90), { replicates: 2 }), prices);
  expect(fine).toMatchObject({ leftOut: 0, subtotal: { minor: 180 * 65_000 }, undiscounted: { minor: 180 * 70_000 } });
  expect(fine.next).toBeNull();
});
