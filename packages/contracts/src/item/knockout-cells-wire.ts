import type { KnockoutItem } from '@cutsite/domain/knockout-cells';
import { shownGeneShape } from '../gene-catalogue/index.ts';
import {
  type KnockoutCartFields,
  type KnockoutItemWire,
  knockoutCartFields,
  knockoutCartShape,
  knockoutItemFromWire,
  knockoutItemSchema,
  knockoutItemToWire,
} from '../knockout-cells/index.ts';
import type { ItemWireRules } from './item-wire.ts';

const ofOthers: KnockoutCartFields = { catalogue_code: null };

/** Knockouts of a gene in a line. `species`, `cell_line` and `guaranteed_yield` are fields that guides have as well. */
export const knockoutCellsWire: ItemWireRules<KnockoutItem, KnockoutItemWire> = {
  slugs: ['gene_knockout', 'cell_gko', 'cell_clonal'],
  maxPerCall: 500,
  schema: knockoutItemSchema,
  fromWire: knockoutItemFromWire,
  toWire: (item) => knockoutItemToWire(item),
  cartFields: {
    shape: { ...knockoutCartShape, ...shownGeneShape },
    ofOthers: { ...ofOthers, ensembl_id: null, gene_name: null },
    of: (item) => ({
      ...knockoutCartFields(item),
      ensembl_id: item.ensemblId,
      gene_name: item.geneName,
      species: item.genome,
      cell_line: item.cellLine,
      guaranteed_yield: item.quantity === null ? null : `${item.quantity}nmol`,
    }),
  },
  format: () => null,
  plate: () => null,
};
