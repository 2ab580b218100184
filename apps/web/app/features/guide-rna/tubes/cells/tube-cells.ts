import { geneEditors, purificationOptions, type Tube, yieldOptions } from '@cutsite/domain/guide-rna';

/** The columns of the table that can be edited, from left to right. */
export const tubeColumns = [
  'position',
  'name',
  'sequence',
  'nuclease',
  'modifications',
  'yield',
  'purification',
] as const;

export type TubeColumn = (typeof tubeColumns)[number];

/** A cell of the table: a tube and one of its fields. */
export interface TubeCell {
  readonly tubeId: string;
  readonly column: TubeColumn;
}

/** A rectangle of cells: tubes in the order of the rows on screen, columns from left to right. */
export interface TubeRange {
  readonly tubes: readonly Tube[];
  readonly columns: readonly TubeColumn[];
}

/** The cells between two corners; `shown` are the tubes on screen. A corner that is not on screen leaves the other alone. */
export function tubeRange(anchor: TubeCell, active: TubeCell, shown: readonly Tube[]): TubeRange {
  const rowOf = ({ tubeId }: TubeCell) => shown.findIndex(({ id }) => id === tubeId);
  const tubes = between(shown, rowOf(anchor), rowOf(active));
  const columns = between(tubeColumns, tubeColumns.indexOf(anchor.column), tubeColumns.indexOf(active.column));
  return { tubes: tubes.length === 0 ? shown.filter(({ id }) => id === active.tubeId) : tubes, columns };
}

function between<T>(all: readonly T[], one: number, other: number): readonly T[] {
  return one < 0 || other < 0 ? [] : all.slice(Math.min(one, other), Math.max(one, other) + 1);
}

export const cellCount = ({ tubes, columns }: TubeRange): number => tubes.length * columns.length;

/** The cell that many rows and columns on; at an edge it stays. */
export function cellAfter(from: TubeCell, down: number, right: number, shown: readonly Tube[]): TubeCell {
  const row = clamp(shown.findIndex(({ id }) => id === from.tubeId) + down, shown.length - 1);
  const column = clamp(tubeColumns.indexOf(from.column) + right, tubeColumns.length - 1);
  return { tubeId: shown[row]?.id ?? from.tubeId, column: tubeColumns[column] ?? from.column };
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** What stands in a cell, in the words of the screen. */
export function cellText(tube: Tube, column: TubeColumn): string {
  switch (column) {
    case 'nuclease':
      return geneEditors[tube.nuclease].display;
    case 'yield':
      return yieldOptions.find(({ id }) => id === tube.yield)?.display ?? tube.yield;
    case 'purification':
      return purificationOptions.find(({ id }) => id === tube.purification)?.display ?? tube.purification;
    default:
      return tube[column];
  }
}

/** The cells as rows of a spreadsheet. */
export const textOfCells = ({ tubes, columns }: TubeRange): string =>
  tubes.map((tube) => columns.map((column) => oneCell(cellText(tube, column))).join('\t')).join('\n');

/** A tab or line break inside a cell would become two cells. */
const oneCell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');
