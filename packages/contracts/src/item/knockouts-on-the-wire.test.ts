import { type ExpressKnockoutItem, editTypes } from '@cutsite/domain/express-knockout';
import { genomeSlugs } from '@cutsite/domain/gene';
import { type KnockoutItem, knockoutAmounts } from '@cutsite/domain/knockout-cells';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { itemToWire, itemWires, readSentItem, sentItemSchema, tooManyOfAKind } from './index.ts';

const schema = sentItemSchema(itemWires);
const sendable = (item: ExpressKnockoutItem | KnockoutItem) => z.parse(schema, itemToWire(itemWires, item, 1));

describe('Knockouts on the wire', () => {
  test('a pool has the specified fields, its sequences joined by commas (EK-1, ruling 83)', () => {
    const item: ExpressKnockoutItem = {
      kind: 'express_knockout',
      productSlug: 'express_ko_pool',
      projectName: 'Suppressors',
      species: 'homo_sapiens',
      cellLine: 'HAP1',
      editType: 'multi_guide',
      ensemblId: 'ENSG00000141510',
      geneName: 'TP53',
      sequences: ['CCATTGTTCAATATCGTCCG', 'GAGCGCTGCTCAGATAGCGA'],
      catalogueVersion: '0123456789abcdef',
    };
    expect(sendable(item)).toEqual({
      product_slug: 'express_ko_pool',
      project_name: 'Suppressors',
      cell_line: 'HAP1',
      species: 'homo_sapiens',
      edit_type: 'multi_guide',
      ensembl_id: 'ENSG00000141510',
      gene_name: 'TP53',
      sequence: 'CCATTGTTCAATATCGTCCG,GAGCGCTGCTCAGATAGCGA',
      catalogue_version: '0123456789abcdef',
    });
  });

  test('gene knockout cells have the specified fields, the genome twice (KO-1, KO-5, ruling 82)', () => {
    const item: KnockoutItem = {
      kind: 'knockout_cells',
      productSlug: 'gene_knockout',
      genome: 'homo_sapiens',
      ensemblId: 'ENSG00000079999',
      geneName: 'KEAP1',
      typedName: 'INRF2',
      cellLine: 'Other: SH-SY5Y, clone 7',
      quantity: 1.5,
      catalogueVersion: null,
    };
    expect(sendable(item)).toEqual({
      product_slug: 'gene_knockout',
      genome_name: 'homo_sapiens',
      species: 'homo_sapiens',
      ensembl_id: 'ENSG00000079999',
      gene_name: 'KEAP1',
      cell_line: 'Other: SH-SY5Y, clone 7',
      quantity: 1.5,
      quantity_unit: 'nmol',
      typed_name: 'INRF2',
      catalogue_version: null,
    });
  });

  test.each(['cell_gko', 'cell_clonal'])('%s needs its line, symbol and slug only (KO-6 to KO-8)', (slug) => {
    const sent = z.parse(schema, { product_slug: slug, cell_line: 'K-562', gene_symbol: 'KEAP1' });
    expect(readSentItem(itemWires, sent)).toEqual({
      item: {
        kind: 'knockout_cells',
        productSlug: slug,
        genome: 'homo_sapiens',
        ensemblId: null,
        geneName: 'KEAP1',
        typedName: 'KEAP1',
        cellLine: 'K-562',
        quantity: null,
        catalogueVersion: null,
      },
      faults: [],
    });
  });

  test('a price in the body is no field of them (ruling 30)', () => {
    const sent = { product_slug: 'cell_gko', cell_line: 'K-562', gene_symbol: 'KEAP1', price: '1.00' };
    expect(z.safeParse(schema, sent).success).toBe(false);
  });

  test('two species in one item are refused', () => {
    const { faults } = readSentItem(
      itemWires,
      z.parse(schema, {
        product_slug: 'gene_knockout',
        genome_name: 'homo_sapiens',
        species: 'mus_musculus',
        cell_line: 'K-562',
        ensembl_id: 'ENSG00000079999',
        gene_name: 'KEAP1',
        quantity: 3,
        quantity_unit: 'nmol',
      }),
    );
    expect(faults.map(({ code }) => code)).toEqual(['species_differs']);
  });

  test('there and back is the same item', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 -]{0,18}[A-Za-z0-9]$/);
    const shared = {
      cellLine: word,
      geneName: word,
      ensemblId: fc.stringMatching(/^ENSG\d{11}$/),
      catalogueVersion: fc.constantFrom(null, '0123456789abcdef'),
    };
    const pools: fc.Arbitrary<ExpressKnockoutItem> = fc.record({
      ...shared,
      kind: fc.constant('express_knockout' as const),
      productSlug: fc.constant('express_ko_pool' as const),
      species: fc.constantFrom(...genomeSlugs),
      editType: fc.constantFrom(...editTypes),
      sequences: fc.array(fc.stringMatching(/^[ACGT]{20}$/), { minLength: 1, maxLength: 3 }),
    });
    const knockout = { ...shared, kind: fc.constant('knockout_cells' as const), typedName: word };
    const genome = fc.constantFrom(...genomeSlugs);
    const knockouts: fc.Arbitrary<KnockoutItem> = fc.oneof(
      fc.record({
        ...knockout,
        genome,
        productSlug: fc.constant('gene_knockout' as const),
        quantity: fc.constantFrom(...knockoutAmounts),
      }),
      fc.record({
        ...knockout,
        genome,
        productSlug: fc.constantFrom('cell_gko' as const, 'cell_clonal' as const),
        quantity: fc.constant(null),
      }),
    );
    fc.assert(
      fc.property(fc.oneof(pools, knockouts), (item) => {
        expect(readSentItem(itemWires, sendable(item))).toEqual({ item, faults: [] });
      }),
    );
  });

  test('a call takes 500 pools, and 100 items of guides (ruling 83)', () => {
    const of = (slug: string, count: number) => Array.from({ length: count }, () => ({ product_slug: slug }));
    expect(tooManyOfAKind(itemWires, [...of('express_ko_pool', 500), ...of('sgrna_kit', 100)])).toBeNull();
    expect(tooManyOfAKind(itemWires, of('express_ko_pool', 501))).toContain('at most 500');
    expect(tooManyOfAKind(itemWires, of('sgrna_kit', 101))).toContain('at most 100');
  });
});
