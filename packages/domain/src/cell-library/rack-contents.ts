import type { CellLibraryItem } from './cell-library-item.ts';
import { poolRack } from './cell-library-limits.ts';
import { type PoolPlace, placeOfPool, rackLayout, rackName } from './rack-layout.ts';

/** What stands in one well of a rack, for papers, maps and exports. */
export interface RackWell {
  /** Counted row by row from zero. */
  readonly index: number;
  /** `viability`: used up in the test, and not shipped. */
  readonly type: 'gene' | 'control' | 'viability';
  /** The symbol, or what the control is called: "NTC1 2". */
  readonly label: string;
  /** Empty for controls. */
  readonly ensemblId: string;
  readonly typedName: string;
}

/** A rack with what stands in it, in the order of its wells. */
export interface FilledRack {
  readonly name: string;
  readonly wells: readonly RackWell[];
}

/** The racks of a library with pools and controls, wells down the columns; empty slots of the last are left out. */
export function filledRacks(item: Pick<CellLibraryItem, 'species' | 'controls' | 'genes'>): readonly FilledRack[] {
  const layout = rackLayout(item.species, item.controls);
  const controls = layout.controls.map(
    ({ index, type, label, number }): RackWell => ({
      index,
      type: type === 'viability' ? 'viability' : 'control',
      label: number === null ? label : `${label} ${number}`,
      ensemblId: '',
      typedName: '',
    }),
  );
  const racks: RackWell[][] = [];
  for (const [at, { geneName, ensemblId, typedName }] of item.genes.entries()) {
    const { rack, index }: PoolPlace = placeOfPool(layout, at);
    const wells = racks[rack] ?? [...controls];
    wells.push({ index, type: 'gene', label: geneName, ensemblId, typedName });
    racks[rack] = wells;
  }
  return racks.map((wells, rack) => ({ name: rackName(rack), wells: wells.toSorted(downColumns) }));
}

function downColumns(one: Pick<RackWell, 'index'>, other: Pick<RackWell, 'index'>): number {
  return (one.index % poolRack.columns) - (other.index % poolRack.columns) || one.index - other.index;
}
