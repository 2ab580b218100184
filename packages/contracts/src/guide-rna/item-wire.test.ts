import {
  type GuideRnaItem,
  modificationsFor,
  nucleases,
  productOf,
  type YieldId,
  yieldOptionsFor,
} from '@cutsite/domain/guide-rna';
import { plate96, wellPosition } from '@cutsite/domain/labware';
import { plainLabel } from '@cutsite/domain/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type GuideRnaItemWire, guideRnaItemFromWire, guideRnaItemSchema, guideRnaItemToWire } from './index.ts';

function aPlateItem(changes: Partial<GuideRnaItem> = {}): GuideRnaItem {
  return {
    kind: 'guide_rna',
    productSlug: 'sgrna_kit',
    format: 'plate',
    species: 'homo_sapiens',
    cellLine: 'K-562',
    plateName: 'Plate 1',
    nuclease: 'SpCas9',
    modifications: 'Standard',
    yield: '3nmol',
    purification: 'spe',
    sequences: [{ name: 'TP53-g1', rawSequence: 'CCAUUGUUCAAUAUCGUCCG', well: { row: 0, column: 0 } }],
    ...changes,
  };
}

const item: fc.Arbitrary<GuideRnaItem> = fc
  .record({ nuclease: fc.constantFrom(...nucleases), format: fc.constantFrom('tube' as const, 'plate' as const) })
  .chain(({ nuclease, format }) =>
    fc.record({
      kind: fc.constant('guide_rna' as const),
      productSlug: fc.constant(productOf(nuclease)),
      format: fc.constant(format),
      nuclease: fc.constant(nuclease),
      modifications: fc.constantFrom(...modificationsFor(nuclease)),
      yield: fc.constantFrom(...yieldOptionsFor(format).map((option): YieldId => option.id)),
      purification: fc.constantFrom('spe' as const, 'hplc' as const),
      species: fc.constantFrom('homo_sapiens' as const, 'mus_musculus' as const, 'other' as const),
      cellLine: fc.option(fc.string({ maxLength: 30 }).map((typed) => plainLabel(typed) || 'K-562')),
      plateName: format === 'plate' ? fc.stringMatching(/^[A-Za-z0-9][\w -]{0,13}[A-Za-z0-9]$/) : fc.constant(null),
      sequences: fc.array(
        fc.record({
          name: fc.stringMatching(/^[A-Za-z0-9][\w-]{0,19}$/),
          rawSequence: fc.stringMatching(/^[ACGU]{5,35}$/),
          well: format === 'plate' ? fc.nat(95).map((index) => wellPosition(index, plate96)) : fc.constant(null),
        }),
        { minLength: 1, maxLength: 96 },
      ),
    }),
  );

describe('the payload of a guide RNA item (GR-99 to GR-103)', () => {
  test.each([
    ['HEK293\u200b', 'HEK293'],
    [' ', null],
    [null, null],
  ])('the cell line %j is read as %j (ruling 26)', (sent, read) => {
    const wire = guideRnaItemSchema.parse({ ...guideRnaItemToWire(aPlateItem()), cell_line: sent });
    expect(guideRnaItemFromWire(wire).item.cellLine).toBe(read);
  });

  test('of a plate', () => {
    expect(guideRnaItemToWire(aPlateItem())).toEqual({
      product_slug: 'sgrna_kit',
      cell_line: 'K-562',
      species: 'homo_sapiens',
      guaranteed_yield: '3nmol',
      mod: 'Standard',
      processing: ['spe'],
      nuclease: 'SpCas9',
      product_format: 'plate',
      plate_name: 'Plate 1',
      sequences: [{ name: 'TP53-g1', raw_sequence: 'CCAUUGUUCAAUAUCGUCCG', well: 'A01' }],
    });
  });

  test('of eSpOT-ON tubes, with the amount in nmol as quantity (ruling 27)', () => {
    const sequences = [{ name: 'g1', rawSequence: 'CCAUUGUUCAAUAUCGUCCG', well: null }];
    const tubes = { nuclease: 'eSpOT-ON', productSlug: 'multiplex_sgrna', format: 'tube', yield: '50nmol' } as const;
    expect(guideRnaItemToWire(aPlateItem({ ...tubes, plateName: null, sequences }))).toEqual({
      product_slug: 'multiplex_sgrna',
      cell_line: 'K-562',
      species: 'homo_sapiens',
      guaranteed_yield: '50nmol',
      mod: 'Standard',
      processing: ['spe', 'sec'],
      nuclease: 'eSpOT-ON',
      item_type_name: 'eSpOT-ON sgRNA',
      item_format_name: 'tube',
      quantity: 50,
      quantity_unit: 'nmol',
      product_format: 'tube',
      sequences: [{ name: 'g1', raw_sequence: 'CCAUUGUUCAAUAUCGUCCG' }],
    });
  });

  test('fits its schema and comes back as the same item', () => {
    fc.assert(
      fc.property(item, (one) => {
        const wire = z.parse(guideRnaItemSchema, JSON.parse(JSON.stringify(guideRnaItemToWire(one))));
        expect(guideRnaItemFromWire(wire)).toEqual({ item: one, faults: [] });
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('what is refused about a payload', () => {
  const wire = guideRnaItemToWire(aPlateItem());
  const espotOn = guideRnaItemToWire(aPlateItem({ nuclease: 'eSpOT-ON', productSlug: 'multiplex_sgrna' }));

  test.each([
    ['a price (ruling 30)', { ...wire, price: '1.00' }],
    ['a total', { ...wire, subtotal: 1 }],
    ['a price on a sequence', { ...wire, sequences: [{ ...wire.sequences[0], price: '0.01' }] }],
    ['a quantity, which only eSpOT-ON has', { ...wire, quantity: 3 }],
    ['a plate name on tubes', { ...wire, product_format: 'tube' }],
    ['another word for a yield (ruling 26)', { ...wire, guaranteed_yield: '3 nmol' }],
    ['a number as yield', { ...wire, guaranteed_yield: 3 }],
    ['eSpOT-ON without its extra fields', { ...wire, nuclease: 'eSpOT-ON' }],
    ['an unknown editor', { ...wire, nuclease: 'spcas9' }],
    ['no words at all', null],
  ])('%s', (_, body) => {
    expect(z.safeParse(guideRnaItemSchema, body).success).toBe(false);
  });

  test.each<[string, GuideRnaItemWire, string]>([
    ['processing that the yield does not bring', { ...wire, processing: ['spe', 'sec'] }, 'processing_mismatch'],
    ['a processing step twice', { ...wire, processing: ['spe', 'spe'] }, 'processing_mismatch'],
    ['an amount that is not the yield', { ...espotOn, quantity: 30 } as GuideRnaItemWire, 'quantity_mismatch'],
    ['the format of a tube', { ...espotOn, item_format_name: 'tube' } as GuideRnaItemWire, 'format_mismatch'],
  ])('%s', (_, body, code) => {
    expect(guideRnaItemFromWire(body)).toMatchObject({ faults: [{ code }] });
  });
});

describe('what is read kindly', () => {
  const wire = guideRnaItemToWire(aPlateItem());
  const read = (sequence: { name: string; raw_sequence: string; well: string }) => {
    const result = guideRnaItemFromWire({ ...wire, sequences: [sequence] });
    return result.item.sequences[0];
  };

  test('names are trimmed, sequences put in capitals', () => {
    expect(read({ name: ' g1 ', raw_sequence: 'ccauuguuca', well: 'A01' })).toMatchObject({
      name: 'g1',
      rawSequence: 'CCAUUGUUCA',
    });
  });

  test.each(['B7', 'b07', 'B 7'])('the well %s (ruling 22)', (well) => {
    expect(read({ name: 'g1', raw_sequence: 'CC', well })).toMatchObject({ well: { row: 1, column: 6 } });
  });

  test('a well outside the plate is kept for the rules to name, and nonsense is no well', () => {
    expect(read({ name: 'g1', raw_sequence: 'CC', well: 'Z99' })).toMatchObject({ well: { row: 25, column: 98 } });
    expect(read({ name: 'g1', raw_sequence: 'CC', well: 'top left' })).toMatchObject({ well: null });
  });
});
