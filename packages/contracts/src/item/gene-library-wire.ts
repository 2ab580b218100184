import { type GeneLibraryItem, libraryPlateTypes } from '@cutsite/domain/gene-library';
import { wellLabel } from '@cutsite/domain/labware';
import {
  type GeneLibraryCartFields,
  type GeneLibraryItemWire,
  geneLibraryItemFromWire,
  geneLibraryItemSchema,
  geneLibraryItemToWire,
  libraryCartShape,
} from '../gene-library/index.ts';
import type { ItemWireRules } from './item-wire.ts';

const ofOthers: GeneLibraryCartFields = { plate_spec: null, replicates: null, plates: [] };

function fieldsOf(item: GeneLibraryItem): GeneLibraryCartFields {
  const { plate_spec, replicates, plates } = geneLibraryItemToWire(item);
  return {
    plate_spec,
    replicates,
    plates: plates.map(({ name, wells }) => ({
      name,
      wells: wells.map((well) => ({ ...well, typed_name: well.typed_name ?? well.gene_label })),
    })),
  };
}

/** Gene libraries on plates. `species` is a field that guides have as well, so that it is theirs here. */
export const geneLibraryWire: ItemWireRules<GeneLibraryItem, GeneLibraryItemWire> = {
  slugs: ['on_demand_libraries'],
  schema: geneLibraryItemSchema,
  fromWire: geneLibraryItemFromWire,
  toWire: (item) => geneLibraryItemToWire(item),
  cartFields: {
    shape: libraryCartShape,
    ofOthers: { ...ofOthers },
    of: (item) => ({ ...fieldsOf(item), species: item.species }),
  },
  format: () => 'plate',
  plate: ({ plateFormat, plates }) =>
    plates.map(({ name, wells }) => ({
      name,
      format: libraryPlateTypes[plateFormat].format,
      wells: wells.map(({ position }) => wellLabel(position)),
    })),
};
