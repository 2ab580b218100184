import type { Plate } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import type { WellRange } from '@cutsite/ui/plate-grid';
import { putWells, type WellContent, wellAt } from '../../../builder/plates/edit-wells.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';
import { fillInto } from './fill-range.ts';

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

/**
 * The range that a block goes into: as often as it fits evenly into what is selected, as in a spreadsheet, and otherwise
 * once, from the first selected well on. Null when it would not fit on the plate.
 */
export function rangeForBlock({ rows, columns }: CopiedBlock, selected: WellRange): WellRange | null {
  const { top, left } = selected;
  const across = selected.right - left + 1;
  const down = selected.bottom - top + 1;
  if (down % rows === 0 && across % columns === 0) return selected;
  if (top + rows > plate96.rows || left + columns > plate96.columns) return null;
  return { top, left, bottom: top + rows - 1, right: left + columns - 1 };
}

/** Puts a block into a range, over and over; from the second time on its names count on, since no two may be alike. */
export function putBlock(plate: Plate, block: CopiedBlock, range: WellRange, newId: NewId): Plate {
  const once = { ...range, bottom: range.top + block.rows - 1, right: range.left + block.columns - 1 };
  const contents = block.wells.map((well, at): WellContent => {
    const index = (once.top + Math.floor(at / block.columns)) * plate96.columns + once.left + (at % block.columns);
    return { index, name: well?.name ?? '', sequence: well?.sequence ?? '' };
  });
  return fillInto(putWells(plate, contents, newId), once, range, newId);
}
