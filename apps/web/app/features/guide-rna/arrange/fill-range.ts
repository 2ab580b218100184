import { nameMaxLength, type Plate } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import type { WellRange } from '@cutsite/ui/plate-grid';
import { putWells, type WellContent, wellAt } from '../../../builder/plates/edit-wells.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';

/** Ctrl D: the first row of the range fills the rows below it; a range of one row takes the row above. */
export function fillDown(plate: Plate, range: WellRange, newId: NewId): Plate {
  const source = range.top === range.bottom ? range.top - 1 : range.top;
  return source < 0 ? plate : fillInto(plate, { ...range, top: source, bottom: source }, range, newId);
}

/** Ctrl R: the first column of the range fills the columns right of it; a range of one column takes the column before. */
export function fillRight(plate: Plate, range: WellRange, newId: NewId): Plate {
  const source = range.left === range.right ? range.left - 1 : range.left;
  return source < 0 ? plate : fillInto(plate, { ...range, left: source, right: source }, range, newId);
}

/**
 * Repeats the wells of `source` over the rest of a range. Targets are copied; a name must be unique on its plate, so names
 * count on: NF1-g1, NF1-g2, NF1-g3. An empty well fills nothing.
 */
export function fillInto(plate: Plate, source: WellRange, range: WellRange, newId: NewId): Plate {
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
    return [{ index: indexOf([row, column]), name: nextName(model.name, taken), sequence: model.sequence }];
  });
  return putWells(plate, contents, newId);
}

/** The name with the first number that is still free, and takes it. A name without a number gets one. */
export function nextName(name: string, taken: Set<string>): string {
  const trimmed = name.trim();
  if (trimmed === '') return name;
  const [, stem = trimmed, digits] = /^(.*?)(\d{1,9})$/.exec(trimmed) ?? [];
  const [start, from] = digits === undefined ? [`${trimmed}-`, 2] : [stem, Number(digits) + 1];
  for (let number = from; ; number += 1) {
    const text = String(number).padStart(digits?.length ?? 1, '0');
    const next = start.slice(0, nameMaxLength - text.length) + text;
    if (taken.has(next)) continue;
    taken.add(next);
    return next;
  }
}

type Place = readonly [row: number, column: number];

const indexOf = ([row, column]: Place): number => row * plate96.columns + column;

/** Column by column, so that names count down the rows. */
function places(range: WellRange): readonly Place[] {
  const found: Place[] = [];
  for (let column = range.left; column <= range.right; column += 1) {
    for (let row = range.top; row <= range.bottom; row += 1) found.push([row, column]);
  }
  return found;
}

const wrapped = (offset: number, size: number): number => ((offset % size) + size) % size;
