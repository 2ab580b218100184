import type { BuilderPlate } from '../project/builder-project.ts';
import { wellAt } from './edit-wells.ts';

/** Filled wells as spreadsheet rows of name and sequence, row by row; null when all of them are empty. */
export function copiedText(plate: BuilderPlate, wells: readonly number[]): string | null {
  const rows = wells.flatMap((index) => {
    const well = wellAt(plate, index);
    return well === undefined ? [] : [`${oneCell(well.name)}\t${oneCell(well.sequence)}`];
  });
  return rows.length === 0 ? null : rows.join('\n');
}

/** A tab or line break inside a cell would become two cells. */
const oneCell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');
