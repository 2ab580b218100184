import { type GuideRnaItem, processing } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel } from '@cutsite/domain/labware';
import * as z from 'zod/mini';
import {
  type GuideRnaItemWire,
  guideRnaItemFromWire,
  guideRnaItemSchema,
  guideRnaItemToWire,
  guideRnaSlug,
  modificationWord,
  nucleaseWord,
  processingWord,
  shownSequenceSchema,
  speciesWord,
  yieldWord,
} from '../guide-rna/index.ts';
import type { ItemWireRules } from './item-wire.ts';

const shape = {
  product_format: z.nullable(z.enum(['tube', 'plate'])),
  plate_name: z.nullable(z.string()),
  nuclease: z.nullable(nucleaseWord),
  mod: z.nullable(modificationWord),
  guaranteed_yield: z.nullable(yieldWord),
  processing: z.array(processingWord),
  species: z.nullable(speciesWord),
  cell_line: z.nullable(z.string()),
  sequences: z.array(shownSequenceSchema),
};
const fieldsSchema = z.strictObject(shape);

/**
 * What the cart shows of guides. The amount of each guide is `guaranteed_yield`, the copies are `quantity` (ruling 27).
 */
export type GuideRnaCartFields = z.output<typeof fieldsSchema>;

const ofOthers: GuideRnaCartFields = {
  product_format: null,
  plate_name: null,
  nuclease: null,
  mod: null,
  guaranteed_yield: null,
  processing: [],
  species: null,
  cell_line: null,
  sequences: [],
};

function fieldsOf(item: GuideRnaItem): GuideRnaCartFields {
  return {
    product_format: item.format,
    plate_name: item.plateName,
    nuclease: item.nuclease,
    mod: item.modifications,
    guaranteed_yield: item.yield,
    processing: processing(item.yield, item.purification),
    species: item.species,
    cell_line: item.cellLine,
    sequences: item.sequences.map(({ name, rawSequence, well }) => ({
      name,
      raw_sequence: rawSequence,
      well: well === null ? null : wellLabel(well),
    })),
  };
}

/** Guides on a plate or in tubes. */
export const guideRnaWire: ItemWireRules<GuideRnaItem, GuideRnaItemWire> = {
  slugs: guideRnaSlug.options,
  schema: guideRnaItemSchema,
  fromWire: guideRnaItemFromWire,
  toWire: (item) => guideRnaItemToWire(item),
  cartFields: { shape, ofOthers: { ...ofOthers }, of: fieldsOf },
  format: (item) => item.format,
  plate: (item) =>
    item.format === 'plate'
      ? { format: plate96, wells: item.sequences.flatMap(({ well }) => (well === null ? [] : [wellLabel(well)])) }
      : null,
};
