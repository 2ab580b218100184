import type { Plate } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import type { WellRange } from '@cutsite/ui/plate-grid';
import { type NewId, putWells, type WellContent, wellAt } from '../project/edit-wells.ts';

/** Wells that were copied, with the shape in which they lay. A spreadsheet only ever sees their rows of name and target. */
export interface CopiedBlock {
  readonly rows: number;
  readonly columns: number;
  /** Row by row; null for an empty well. */
  readonly wells: readonly (Omit<WellContent, 'index'> | null)[];
}

export function blockOf(plate: Plate, range: WellRange): CopiedBlock {
  const rows = range.bottom - range.top + 1;
  const columns = range.right - range.left + 1;
  const wells = Array.from({ length: rows * columns }, (_, at) => {
    const index = (range.top + Math.floor(at / columns)) * plate96.columns + range.left + (at % columns);
    const well = wellAt(plate, index);
    return well === undefined ? null : { name: well.name, sequence: well.sequence };
  });
  return { rows, columns, wells };
}

/** Puts a block down in its shape, its first well at `index`; null when it would not fit on the plate. */
export function putBlock(plate: Plate, block: CopiedBlock, index: number, newId: NewId): Plate | null {
  const top = Math.floor(index / plate96.columns);
  const left = index % plate96.columns;
  if (top + block.rows > plate96.rows || left + block.columns > plate96.columns) return null;
  const contents = block.wells.map((well, at): WellContent => {
    const place = (top + Math.floor(at / block.columns)) * plate96.columns + left + (at % block.columns);
    return { index: place, name: well?.name ?? '', sequence: well?.sequence ?? '' };
  });
  return putWells(plate, contents, newId);
}
