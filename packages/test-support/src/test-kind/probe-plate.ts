import type { ItemWireRules } from '@cutsite/contracts/item';
import { projectNameFromWire, projectNameShape, projectNameToWire } from '@cutsite/contracts/naming';
import type { ItemKindRules, KindedItem, OfferedProducts } from '@cutsite/domain/item';
import { parseWellLabel, plate384, wellIndex, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { type PriceableUnit, type PriceQuery, priceUnits } from '@cutsite/domain/price';
import { countText } from '@cutsite/domain/text';
import type { ItemPaper } from '@cutsite/order-service/documents';
import * as z from 'zod/mini';

/**
 * A kind of item that exists only in tests, no guide and no add-on: DNA probes dried on plates of 384 wells, in one or
 * two dyes, up to five replicates of the plate. docs/adding/a-product.md was written while it was made.
 */
export interface ProbePlateItem extends KindedItem {
  readonly kind: 'probe_plate';
  readonly productSlug: 'probe_plates';
  readonly designName: string;
  readonly dye: 'FAM' | 'HEX';
  readonly replicates: number;
  /** In the order of their wells. */
  readonly probes: readonly { readonly well: string; readonly gene: string; readonly sequence: string }[];
}

/** A plate with so many probes, from A01 on. */
export function aProbePlate(designName: string, filled = 30, changes: Partial<ProbePlateItem> = {}): ProbePlateItem {
  const probes = Array.from({ length: filled }, (_, index) => ({
    well: wellLabel(wellPosition(index, plate384)),
    gene: `GENE${index + 1}`,
    sequence: 'ACGTACGTACGTACGTACGT',
  }));
  const settings = { kind: 'probe_plate', productSlug: 'probe_plates', dye: 'FAM', replicates: 1 } as const;
  return { ...settings, designName, probes, ...changes };
}

const maxProbes = 384;
const word = (count: number) => (count === 1 ? 'probe' : 'probes');

function faultsOf({ designName, probes }: ProbePlateItem) {
  const whole = { flag: null, severity: 'error', sequenceIndex: null, well: null, name: designName } as const;
  const named = { ...whole, code: 'name_missing', field: 'design_name', message: 'The design needs a name.' } as const;
  const full = { ...whole, code: 'too_few', field: 'probes', message: 'A plate needs at least 2 probes.' } as const;
  const off = probes.flatMap(({ well }, sequenceIndex) =>
    parseWellLabel(well, plate384).ok
      ? []
      : [{ ...whole, code: 'no_well', field: 'well', sequenceIndex, well, message: 'There is no such well.' } as const],
  );
  return [...(designName.trim() === '' ? [named] : []), ...(probes.length < 2 ? [full] : []), ...off];
}

function unitsOf({ dye, replicates, probes }: ProbePlateItem): PriceableUnit[] {
  const query: PriceQuery = {
    productSlug: 'probe_plates',
    productType: 'plate',
    options: { dye },
    numbers: { probe_count: probes.length },
  };
  return [{ query, count: probes.length * replicates, length: null }];
}

/** One probe in one of two dyes, at a price by how many are on its plate. */
const products: OfferedProducts = {
  probe_plates: {
    label: 'Probe plate',
    temperature: 'cold_packs',
    isAddOn: false,
    productTypes: ['plate'],
    options: { dye: () => ['FAM', 'HEX'] },
    numbers: { probe_count: { unit: 'probes', whole: true } },
    usual: { productType: 'plate', options: { dye: 'FAM' }, numbers: { probe_count: maxProbes } },
  },
};

/** What the core has to know of it. */
export const probePlateKind: ItemKindRules<ProbePlateItem> = {
  products,
  name: (item) => item.designName,
  mapNames: (item, change) => ({
    ...item,
    designName: change({ text: item.designName, maxLength: 40, unique: 'in_copies' }),
  }),
  mergeKey: () => null,
  copies: () => null,
  fixedQuantity: 'The replicates of a probe plate are chosen in its builder.',
  temperature: () => 'cold_packs',
  making: () => ({ name: 'probe_plate', days: 12 }),
  units: ({ probes }) => ({ count: probes.length, word: word(probes.length) }),
  sequencesToScreen: ({ probes }) =>
    probes.map(({ gene, sequence }) => ({ name: gene, sequence, length: sequence.length })),
  restrictedIn: (_item, country) => (country === 'NZ' ? 'probe plates' : null),
  price: (item, list, strategy) => priceUnits(item, unitsOf(item), list, strategy),
  placeOfUnit: () => null,
  check: (items) => items.map((item) => ({ faults: faultsOf(item), needsReview: false, report: () => null })),
  facts: ({ probes, dye, replicates }) => [
    { label: 'Product', value: 'Probe plate' },
    { label: 'Contents', value: `${probes.length} ${word(probes.length)} on a 384-well plate` },
    { label: 'Dye', value: dye },
    { label: 'Replicates', value: countText(replicates, 'replicate') },
  ],
};

const probeSchema = z.strictObject({ well: z.string(), gene: z.string(), sequence: z.string() });

const sentSchema = z.strictObject({
  product_slug: z.literal('probe_plates'),
  ...projectNameShape,
  design_name: z.string().check(z.maxLength(200)),
  dye: z.enum(['FAM', 'HEX']),
  replicates: z.int().check(z.minimum(1), z.maximum(5)),
  probes: z.array(probeSchema).check(z.maxLength(maxProbes)),
});

type SentProbePlate = z.output<typeof sentSchema>;

/** How it goes over the wire. */
export const probePlateWire: ItemWireRules<ProbePlateItem, SentProbePlate> = {
  slugs: ['probe_plates'],
  schema: sentSchema,
  fromWire: ({ design_name: name, dye, replicates, probes, project_name }) => ({
    item: {
      kind: 'probe_plate',
      productSlug: 'probe_plates',
      ...projectNameFromWire({ project_name }),
      designName: name.trim(),
      dye,
      replicates,
      probes: probes.map((probe) => ({ ...probe, sequence: probe.sequence.toUpperCase() })),
    },
    faults: [],
  }),
  toWire: ({ designName, dye, replicates, probes, ...item }) => ({
    product_slug: 'probe_plates',
    ...projectNameToWire(item),
    design_name: designName,
    dye,
    replicates,
    probes: [...probes],
  }),
  cartFields: {
    shape: { dye: z.nullable(z.string()), probes: z.array(probeSchema) },
    ofOthers: { dye: null, probes: [] },
    of: ({ dye, probes }) => ({ dye, probes }),
  },
  format: () => 'plate',
  plate: ({ probes }) => ({ format: plate384, wells: probes.map(({ well }) => well) }),
};

/** How papers show it. */
export const probePlatePaper: ItemPaper<ProbePlateItem> = {
  contents: ({ probes, dye }) => ({
    summary: `${probes.length} ${word(probes.length)}, ${dye}`,
    plate: {
      format: plate384,
      filled: new Set(
        probes.flatMap(({ well }) => {
          const place = parseWellLabel(well, plate384);
          return place.ok ? [wellIndex(place.value, plate384)] : [];
        }),
      ),
    },
    columns: [
      { title: 'Well', share: 10, code: true },
      { title: 'Gene', share: 30, code: false },
      { title: 'Probe, 5′ to 3′', share: 60, code: true },
    ],
    rows: probes.map(({ well, gene, sequence }) => [well, gene, sequence]),
  }),
  hasPlateMap: true,
  plateMap: (entries) =>
    entries.map(({ item, copies }) => ({
      title: item.designName,
      rows: [
        ['Design', 'Well', 'Gene', 'Probe', 'Dye', 'Copies'],
        ...item.probes.map(({ well, gene, sequence }) => [item.designName, well, gene, sequence, item.dye, copies]),
      ],
    })),
};
