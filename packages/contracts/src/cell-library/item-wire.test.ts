import type { CellLibraryItem } from '@cutsite/domain/cell-library';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cellLibraryItemFromWire, cellLibraryItemSchema, cellLibraryItemToWire } from './index.ts';

const anItem: CellLibraryItem = {
  kind: 'cell_library',
  productSlug: 'engineered_cell_libraries',
  name: 'Chromatin regulators',
  species: 'homo_sapiens',
  cellLine: 'K-562',
  controls: { ntc1: 4, ntc2: 5, mockWT: 8 },
  replicates: 2,
  catalogueVersion: '0123456789abcdef',
  genes: [
    { ensemblId: 'ENSG00000141736', geneName: 'ERBB2', isEssential: false, typedName: 'her2' },
    { ensemblId: 'ENSG00000100462', geneName: 'PRMT5', isEssential: true, typedName: 'PRMT5' },
  ],
};

describe('A library of engineered cells on the wire', () => {
  test('is the specified payload, with the version and what was typed beside it (CL-22, CL-23, ruling 66)', () => {
    expect(cellLibraryItemToWire(anItem)).toEqual({
      name: 'Chromatin regulators',
      num_mock_wells: 8,
      num_ntc1_controls: 4,
      num_ntc2_controls: 5,
      product_slug: 'engineered_cell_libraries',
      replicates: 2,
      species: 'homo_sapiens',
      cell_line: 'K-562',
      catalogue_version: '0123456789abcdef',
      genes: [
        { ensembl_id: 'ENSG00000141736', essential_gene: false, gene_name: 'ERBB2', typed_name: 'her2' },
        { ensembl_id: 'ENSG00000100462', essential_gene: true, gene_name: 'PRMT5', typed_name: 'PRMT5' },
      ],
    });
  });

  test('comes back as the same item', () => {
    const symbol = fc.stringMatching(/^[A-Z][A-Z0-9]{1,8}$/);
    const gene = fc.record({ geneName: symbol, typedName: symbol, isEssential: fc.boolean(), id: fc.nat(99_999_999) });
    const items = fc
      .record({
        name: symbol,
        species: fc.constantFrom('homo_sapiens' as const, 'mus_musculus' as const),
        controls: fc.record({ ntc1: fc.nat(12), ntc2: fc.nat(12), mockWT: fc.nat(32) }),
        replicates: fc.integer({ min: 1, max: 4 }),
        genes: fc.array(gene, { maxLength: 20 }),
      })
      .map(
        ({ genes, ...settings }): CellLibraryItem => ({
          ...anItem,
          ...settings,
          genes: genes.map(({ id, ...one }) => ({ ...one, ensemblId: `ENSG${String(id).padStart(11, '0')}` })),
        }),
      );
    fc.assert(
      fc.property(items, (item) => {
        const wire = z.parse(cellLibraryItemSchema, JSON.parse(JSON.stringify(cellLibraryItemToWire(item))));
        expect(cellLibraryItemFromWire(wire)).toEqual(item);
      }),
    );
  });

  test('needs neither a typed name nor a version, and takes ids with their version', () => {
    const { catalogue_version: _, ...wire } = cellLibraryItemToWire(anItem);
    const gene = { ensembl_id: 'ensg00000141736.20', essential_gene: false, gene_name: ' ERBB2 ' };
    const item = cellLibraryItemFromWire(z.parse(cellLibraryItemSchema, { ...wire, genes: [gene] }));
    expect(item.catalogueVersion).toBeNull();
    expect(item.genes).toEqual([{ ...anItem.genes[0], typedName: 'ERBB2' }]);
  });

  test.each([
    ['a price', { price: '1.00' }],
    ['another product', { product_slug: 'sgrna_kit' }],
    ['another species', { species: 'other' }],
    ['no cell line', { cell_line: null }],
    ['control characters in its name', { name: 'a\u0000b' }],
    ['more genes than any list', { genes: Array.from({ length: 5_001 }, () => ({})) }],
  ])('is refused with %s (ruling 30)', (_, changes) => {
    expect(z.safeParse(cellLibraryItemSchema, { ...cellLibraryItemToWire(anItem), ...changes }).success).toBe(false);
  });
});
