import { nameMaxLength, type Plate } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import type { WellRange } from '@cutsite/ui/plate-grid';
import { type NewId, putWells, type WellContent, wellAt } from '../project/edit-wells.ts';

/**
 * Ctrl D: the first row of the range fills the rows below it; a range of one row takes the row above. Targets are copied;
 * a name must be unique on its plate, so names count on: NF1-g1, NF1-g2, NF1-g3. An empty well fills nothing.
 */
export function fillDown(plate: Plate, range: WellRange, newId: NewId): Plate {
  const source = range.top === range.bottom ? range.top - 1 : range.top;
  if (source < 0) return plate;
  const filled = new Set(within(range, source + 1));
  const taken = new Set(plate.wells.filter(({ index }) => !filled.has(index)).map(({ name }) => name.trim()));
  const contents: WellContent[] = [];
  for (let column = range.left; column <= range.right; column += 1) {
    const model = wellAt(plate, source * plate96.columns + column);
    if (model === undefined) continue;
    for (let row = source + 1; row <= range.bottom; row += 1) {
      const name = nextName(model.name, taken);
      contents.push({ index: row * plate96.columns + column, name, sequence: model.sequence });
    }
  }
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

function within(range: WellRange, fromRow: number): readonly number[] {
  const wells: number[] = [];
  for (let row = fromRow; row <= range.bottom; row += 1) {
    for (let column = range.left; column <= range.right; column += 1) wells.push(row * plate96.columns + column);
  }
  return wells;
}
