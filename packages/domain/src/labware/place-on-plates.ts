import { type FilledPlate, type NoPlace, type PlacementOptions, placeRows, type RowToPlace } from './place-rows.ts';
import type { PlateFormat } from './plate-format.ts';
import { parseWellLabel, wellIndex } from './well-label.ts';

export interface PlatesOptions<Plate extends FilledPlate> extends PlacementOptions {
  /** Rows that the plate has no room for go on new plates. */
  readonly spill: boolean;
  /** A well that is named again is the same well of another plate. */
  readonly againIsNextPlate?: boolean;
  readonly newPlate: () => Plate;
}

/** Rows on one plate. */
export interface LoadedPlate<Plate extends FilledPlate> {
  readonly plate: Plate;
  readonly placed: readonly { readonly rowIndex: number; readonly index: number }[];
}

/** The plate with rows on it, new ones after it, and the rows that found no place on any. */
export interface PlatesPlacement<Plate extends FilledPlate> {
  readonly plates: readonly LoadedPlate<Plate>[];
  readonly notPlaced: readonly { readonly rowIndex: number; readonly reason: NoPlace }[];
}

/**
 * Puts rows on a plate and, where they are to go on, on new plates after it. Nothing is dropped: see {@link placeRows}.
 */
export function placeOnPlates<Plate extends FilledPlate>(
  first: Plate,
  rows: readonly RowToPlace[],
  options: PlatesOptions<Plate>,
): PlatesPlacement<Plate> {
  const { spill, againIsNextPlate = false, newPlate, startAt, into, ...shared } = options;
  const relay = new Set(options.relay);
  if (againIsNextPlate) relay.delete('well_named_twice');
  const plates: LoadedPlate<Plate>[] = [];
  const notPlaced: { rowIndex: number; reason: NoPlace }[] = [];
  const goesOn = (reason: NoPlace): boolean =>
    (reason === 'plate_full' && spill) || (reason === 'well_named_twice' && againIsNextPlate);
  let left = [...rows.keys()];
  while (left.length > 0) {
    const plate = plates.length === 0 ? first : newPlate();
    // Rows that name no well take one each, so no more than a plate has need be tried on this one.
    const isPlain = left.every((rowIndex) => rows[rowIndex]?.well === null);
    const own = isPlain && spill ? left.slice(0, shared.format.wellCount) : left;
    const later = left.slice(own.length);
    const here = own.map((rowIndex) => withoutLostWell(rows[rowIndex] as RowToPlace, plates.length > 0, relay));
    const start = plates.length > 0 ? {} : { ...(startAt && { startAt }), ...(into && { into }) };
    const placement = placeRows(plate, here, { ...shared, ...start, relay });
    const placed = placement.placedAt.flatMap((index, at) =>
      index === null ? [] : [{ rowIndex: own[at] as number, index }],
    );
    plates.push({ plate: placement.plate, placed });
    left = [];
    for (const { rowIndex, reason } of placement.notPlaced) {
      const row = own[rowIndex] as number;
      if (goesOn(reason)) left.push(row);
      else notPlaced.push({ rowIndex: row, reason });
    }
    left = [...left, ...later];
  }
  notPlaced.sort((one, other) => one.rowIndex - other.rowIndex);
  return { plates, notPlaced };
}

/** A row that is laid again and found its own plate full has no claim on a well of the next. */
function withoutLostWell(row: RowToPlace, onNext: boolean, relay: ReadonlySet<NoPlace>): RowToPlace {
  if (!onNext || row.well === null || !relay.has('well_named_twice')) return row;
  return { ...row, well: null };
}

/** How often rows name a well that a row before them names, and how many plates the list looks like. */
export interface NamedAgain {
  readonly rows: number;
  /** Every well is named as often as every other: so many plates. Null where it is not. */
  readonly plates: number | null;
}

/** Looks for wells that are named more than once: a list of several plates below each other, or a slip. */
export function wellsNamedAgain(rows: readonly RowToPlace[], format: PlateFormat): NamedAgain {
  const times = new Map<number, number>();
  for (const { well } of rows) {
    const position = well === null ? null : parseWellLabel(well, format);
    if (position?.ok !== true) continue;
    const index = wellIndex(position.value, format);
    times.set(index, (times.get(index) ?? 0) + 1);
  }
  const counts = [...times.values()];
  const most = Math.max(1, ...counts);
  const named = counts.reduce((sum, count) => sum + count, 0);
  const alike = most > 1 && counts.length > 1 && counts.every((count) => count === most);
  return { rows: named - counts.length, plates: alike ? most : null };
}
