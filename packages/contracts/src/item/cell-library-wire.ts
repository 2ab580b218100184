import { type CellLibraryItem, placeOfPool, poolRack, rackLayout } from '@cutsite/domain/cell-library';
import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import {
  type CellLibraryCartFields,
  type CellLibraryItemWire,
  cellLibraryCartShape,
  cellLibraryItemFromWire,
  cellLibraryItemSchema,
  cellLibraryItemToWire,
} from '../cell-library/index.ts';
import type { ItemWireRules } from './item-wire.ts';

const ofOthers: CellLibraryCartFields = {
  num_mock_wells: null,
  num_ntc1_controls: null,
  num_ntc2_controls: null,
  genes: [],
};

function fieldsOf(item: CellLibraryItem): CellLibraryCartFields {
  const { num_mock_wells, num_ntc1_controls, num_ntc2_controls, genes } = cellLibraryItemToWire(item);
  return {
    num_mock_wells,
    num_ntc1_controls,
    num_ntc2_controls,
    genes: genes.map((gene) => ({ ...gene, typed_name: gene.typed_name ?? gene.gene_name })),
  };
}

/** The wells of the first rack that hold a pool: pages that show the item draw one rack. */
function wellsOfFirstRack(item: CellLibraryItem): string[] {
  const layout = rackLayout(item.species, item.controls);
  return item.genes
    .slice(0, layout.slots.length)
    .map((_, at) => wellLabel(wellPosition(placeOfPool(layout, at).index, poolRack)));
}

/** Libraries of engineered cells. `species`, `cell_line` and `replicates` are fields of other kinds as well. */
export const cellLibraryWire: ItemWireRules<CellLibraryItem, CellLibraryItemWire> = {
  slugs: ['engineered_cell_libraries'],
  schema: cellLibraryItemSchema,
  fromWire: (wire) => ({ item: cellLibraryItemFromWire(wire), faults: [] }),
  toWire: (item) => cellLibraryItemToWire(item),
  cartFields: {
    shape: cellLibraryCartShape,
    ofOthers: { ...ofOthers },
    of: (item) => ({
      ...fieldsOf(item),
      species: item.species,
      cell_line: item.cellLine,
      replicates: item.replicates,
    }),
  },
  format: () => 'plate',
  plate: (item) => ({ format: poolRack, wells: wellsOfFirstRack(item) }),
};
