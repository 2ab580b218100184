import type { ExpressKnockoutItem } from '@cutsite/domain/express-knockout';
import {
  type ExpressCartFields,
  type ExpressKnockoutWire,
  expressCartFields,
  expressCartShape,
  expressKnockoutFromWire,
  expressKnockoutSchema,
  expressKnockoutToWire,
} from '../express-knockout/index.ts';
import { shownGeneShape } from '../gene-catalogue/index.ts';
import type { ItemWireRules } from './item-wire.ts';

const ofOthers: ExpressCartFields = { edit_type: null, sequence: null };

/** Knockout pools by sequences. `species` and `cell_line` are fields that guides have as well. */
export const expressKnockoutWire: ItemWireRules<ExpressKnockoutItem, ExpressKnockoutWire> = {
  slugs: ['express_ko_pool'],
  maxPerCall: 500,
  schema: expressKnockoutSchema,
  fromWire: (sent) => ({ item: expressKnockoutFromWire(sent), faults: [] }),
  toWire: (item) => expressKnockoutToWire(item),
  cartFields: {
    shape: { ...expressCartShape, ...shownGeneShape },
    ofOthers: { ...ofOthers, ensembl_id: null, gene_name: null },
    of: (item) => ({
      ...expressCartFields(item),
      ensembl_id: item.ensemblId,
      gene_name: item.geneName,
      species: item.species,
      cell_line: item.cellLine,
    }),
  },
  format: () => null,
  plate: () => null,
};
