import { type ExportCell, type ExportTable, escapeFormula } from './export-tables.ts';

/** What lies in one well of a plate that is ordered. */
export interface RobotWell {
  readonly plate: string;
  /** As labels and other exports write it: A01. */
  readonly well: string;
  /** A stable id, where there is one. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly amount: number;
}

/**
 * Wells as a liquid handler reads them: one line for each well that holds something, in the order in which the wells
 * are given. The first two headings are those of a source in pick lists of acoustic dispensers. The unit stands in the
 * heading, so that each amount is a number. Where the liquid goes and how much of it is for the laboratory to say.
 */
export function robotList(title: string, unit: string, wells: readonly RobotWell[]): ExportTable {
  const headings = ['Source Plate Name', 'Source Well', 'Sample ID', 'Sample Name', 'Sample Type', `Amount (${unit})`];
  const rows = wells.map(({ plate, well, id, name, type, amount }): ExportCell[] => [
    escapeFormula(plate),
    well,
    id,
    escapeFormula(name),
    type,
    amount,
  ]);
  return { title, rows: [headings, ...rows] };
}
