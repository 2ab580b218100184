import { controlSets, type GeneLibraryItem, libraryPlateSlugs, libraryPlateTypes } from '@cutsite/domain/gene-library';
import { wellPosition } from '@cutsite/domain/labware';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { geneLibraryItemFromWire, geneLibraryItemSchema, geneLibraryItemToWire } from './index.ts';

const anItem: GeneLibraryItem = {
  kind: 'gene_library',
  productSlug: 'on_demand_libraries',
  projectName: 'Kinome',
  species: 'homo_sapiens',
  plateFormat: '384_echo',
  quantityPerWell: 300,
  replicates: 2,
  catalogueVersion: '0123456789abcdef',
  plates: [
    {
      name: 'Plate 1',
      wells: [
        {
          position: { row: 0, column: 0 },
          isControl: false,
          label: 'ERBB2',
          geneName: 'ERBB2',
          ensemblId: 'ENSG00000141736',
          typedName: 'her2',
        },
        {
          position: { row: 15, column: 23 },
          isControl: true,
          label: 'RELA Positive',
          geneName: 'RELA',
          ensemblId: 'ENSG00000173039',
          typedName: 'rela pos',
        },
      ],
    },
  ],
};

describe('A library on the wire', () => {
  test('is the specified payload, with what was typed beside it (GL-32, GL-33, ruling 66)', () => {
    expect(geneLibraryItemToWire(anItem)).toEqual({
      product_slug: 'on_demand_libraries',
      project_name: 'Kinome',
      plate_spec: { format: '384_echo', quantity_per_well: 300 },
      replicates: 2,
      species: 'homo_sapiens',
      catalogue_version: '0123456789abcdef',
      plates: [
        {
          name: 'Plate 1',
          wells: [
            {
              gene_label: 'ERBB2',
              gene_name: 'ERBB2',
              ensembl_id: 'ENSG00000141736',
              is_control: false,
              position: 'A01',
              typed_name: 'her2',
            },
            {
              gene_label: 'RELA Positive',
              gene_name: 'RELA',
              ensembl_id: 'ENSG00000173039',
              is_control: true,
              position: 'P24',
              typed_name: 'rela pos',
            },
          ],
        },
      ],
    });
  });

  test('comes back as the same item', () => {
    const symbol = fc.stringMatching(/^[A-Z][A-Z0-9]{1,8}$/);
    const gene = fc.record({ geneName: symbol, typedName: symbol, id: fc.nat(99_999_999) }).map((one) => ({
      isControl: false,
      label: one.geneName,
      geneName: one.geneName,
      ensemblId: `ENSG${String(one.id).padStart(11, '0')}`,
      typedName: one.typedName,
    }));
    const control = fc.constantFrom(...controlSets).map((set) => ({
      isControl: true,
      label: set.label,
      geneName: set.validatedName,
      ensemblId: set.ensemblId,
      typedName: set.label.toLowerCase(),
    }));
    const items = fc
      .record({
        plateFormat: fc.constantFrom(...libraryPlateSlugs),
        species: fc.constantFrom('homo_sapiens' as const, 'mus_musculus' as const),
        replicates: fc.integer({ min: 1, max: 5 }),
        wells: fc.array(fc.tuple(fc.nat(95), fc.oneof(gene, control)), { maxLength: 20 }),
      })
      .map(({ wells, ...settings }): GeneLibraryItem => {
        const { format } = libraryPlateTypes[settings.plateFormat];
        const placed = wells.map(([index, well]) => ({ ...well, position: wellPosition(index, format) }));
        return { ...anItem, ...settings, plates: [{ name: 'P', wells: placed }] };
      });
    fc.assert(
      fc.property(items, (item) => {
        const wire = z.parse(geneLibraryItemSchema, JSON.parse(JSON.stringify(geneLibraryItemToWire(item))));
        expect(geneLibraryItemFromWire(wire)).toEqual({ item, faults: [] });
      }),
    );
  });

  test('needs neither a typed name nor a version, and takes ids with their version', () => {
    const { catalogue_version: _, ...wire } = geneLibraryItemToWire(anItem);
    const well = {
      gene_label: 'her2',
      gene_name: 'ERBB2',
      ensembl_id: 'ENSG00000141736.20',
      is_control: false,
      position: 'a1',
    };
    const { item, faults } = geneLibraryItemFromWire(
      z.parse(geneLibraryItemSchema, { ...wire, plates: [{ name: 'P', wells: [well] }] }),
    );
    expect(faults).toEqual([]);
    expect(item.catalogueVersion).toBeNull();
    expect(item.plates[0]?.wells[0]).toEqual(anItem.plates[0]?.wells[0]);
  });

  test('names a well that the plate has not', () => {
    const wire = geneLibraryItemToWire(anItem);
    const plates = wire.plates.map((plate) => ({
      ...plate,
      wells: plate.wells.map((well) => ({ ...well, position: 'Q25' })),
    }));
    expect(geneLibraryItemFromWire({ ...wire, plates }).faults.map(({ message }) => message)).toEqual([
      'Q25 is no well of a plate with 384 wells.',
      'Q25 is no well of a plate with 384 wells.',
    ]);
  });

  test.each([
    ['a price', { price: '1.00' }],
    ['another product', { product_slug: 'sgrna_kit' }],
    ['another species', { species: 'other' }],
    ['a plate type of guides', { plate_spec: { format: '1mL deep well', quantity_per_well: 500 } }],
  ])('is refused with %s (ruling 30)', (_, changes) => {
    expect(z.safeParse(geneLibraryItemSchema, { ...geneLibraryItemToWire(anItem), ...changes }).success).toBe(false);
  });
});
