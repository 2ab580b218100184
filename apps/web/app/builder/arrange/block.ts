import type { PlateFormat } from '@cutsite/domain/labware';
import { type Area, pastedSize, sizeOfArea } from '../cell-range/cell-range.ts';
import { putWells, type WellContent, wellAt } from '../plates/edit-wells.ts';
import type { BuilderPlate } from '../project/builder-project.ts';
import { fillInto } from './fill-range.ts';
import type { WellWriting } from './well-writing.ts';

/**
 * Wells that were copied, with the shape in which they lay. A spreadsheet only ever sees their rows of name and target.
 */
export interface CopiedBlock {
  readonly rows: number;
  readonly columns: number;
  /** Row by row; null for an empty well. */
  readonly wells: readonly (Omit<WellContent, 'index'> | null)[];
}

export function blockOf(plate: BuilderPlate, range: Area, format: PlateFormat): CopiedBlock {
  const { rows, columns } = sizeOfArea(range);
  const wells = Array.from({ length: rows * columns }, (_, at) => {
    const index = (range.top + Math.floor(at / columns)) * format.columns + range.left + (at % columns);
    const well = wellAt(plate, index);
    return well === undefined ? null : { name: well.name, sequence: well.sequence };
  });
  return { rows, columns, wells };
}

/**
 * The range that a block goes into: as often as it fits evenly into what is selected, as in a spreadsheet, and
 * otherwise once, from the first selected well on. Null when it would not fit on the plate.
 */
export function rangeForBlock(block: CopiedBlock, selected: Area, format: PlateFormat): Area | null {
  const { top, left } = selected;
  const size = pastedSize(block, sizeOfArea(selected));
  const range = { top, left, bottom: top + size.rows - 1, right: left + size.columns - 1 };
  return range.bottom < format.rows && range.right < format.columns ? range : null;
}

/** Puts a block into a range, over and over; from the second time on its names count on, since no two may be alike. */
export function putBlock<Plate extends BuilderPlate>(
  plate: Plate,
  block: CopiedBlock,
  range: Area,
  writing: WellWriting,
): Plate {
  const once = { ...range, bottom: range.top + block.rows - 1, right: range.left + block.columns - 1 };
  const contents = block.wells.map((well, at): WellContent => {
    const index =
      (once.top + Math.floor(at / block.columns)) * writing.format.columns + once.left + (at % block.columns);
    return { index, name: well?.name ?? '', sequence: well?.sequence ?? '' };
  });
  return fillInto(putWells(plate, contents, writing.newId), once, range, writing);
}
