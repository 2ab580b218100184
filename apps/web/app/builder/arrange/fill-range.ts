import type { Area } from '../cell-range/cell-range.ts';
import { putWells, type WellContent, wellAt } from '../plates/edit-wells.ts';
import type { BuilderPlate } from '../project/builder-project.ts';
import type { WellWriting } from './well-writing.ts';

/** Ctrl D: the first row of the range fills the rows below it; a range of one row takes the row above. */
export function fillDown<Plate extends BuilderPlate>(plate: Plate, range: Area, writing: WellWriting): Plate {
  const source = range.top === range.bottom ? range.top - 1 : range.top;
  return source < 0 ? plate : fillInto(plate, { ...range, top: source, bottom: source }, range, writing);
}

/**
 * Ctrl R: the first column of the range fills the columns right of it; a range of one column takes the column before.
 */
export function fillRight<Plate extends BuilderPlate>(plate: Plate, range: Area, writing: WellWriting): Plate {
  const source = range.left === range.right ? range.left - 1 : range.left;
  return source < 0 ? plate : fillInto(plate, { ...range, left: source, right: source }, range, writing);
}

/**
 * Repeats the wells of `source` over the rest of a range. Targets are copied; a name must be unique on its plate, so
 * names count on: NF1-g1, NF1-g2, NF1-g3. An empty well fills nothing.
 */
export function fillInto<Plate extends BuilderPlate>(
  plate: Plate,
  source: Area,
  range: Area,
  writing: WellWriting,
): Plate {
  const indexOf = ([row, column]: Place): number => row * writing.format.columns + column;
  const isSource = (row: number, column: number) =>
    row >= source.top && row <= source.bottom && column >= source.left && column <= source.right;
  const goal = places(range).filter(([row, column]) => !isSource(row, column));
  const goalWells = new Set(goal.map(indexOf));
  const taken = new Set(plate.wells.filter(({ index }) => !goalWells.has(index)).map(({ name }) => name.trim()));
  const contents = goal.flatMap(([row, column]): WellContent[] => {
    const modelRow = source.top + wrapped(row - source.top, source.bottom - source.top + 1);
    const modelColumn = source.left + wrapped(column - source.left, source.right - source.left + 1);
    const model = wellAt(plate, indexOf([modelRow, modelColumn]));
    if (model === undefined) return [];
    return [{ index: indexOf([row, column]), name: writing.nextName(model.name, taken), sequence: model.sequence }];
  });
  return putWells(plate, contents, writing.newId);
}

type Place = readonly [row: number, column: number];

/** Column by column, so that names count down the rows. */
function places(range: Area): readonly Place[] {
  const found: Place[] = [];
  for (let column = range.left; column <= range.right; column += 1) {
    for (let row = range.top; row <= range.bottom; row += 1) found.push([row, column]);
  }
  return found;
}

const wrapped = (offset: number, size: number): number => ((offset % size) + size) % size;
