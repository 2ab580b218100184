import type { PlateFormat } from './plate-format.ts';
import {
  type FillOrder,
  parseWellLabel,
  positionsInOrder,
  type WellLabelFault,
  type WellPosition,
  wellIndex,
} from './well-label.ts';

/** A well that holds something; `index` counted row by row from zero. */
export interface FilledWell {
  readonly id: string;
  readonly index: number;
  readonly name: string;
  readonly sequence: string;
}

/** A plate of any product. Sparse: empty wells are not listed. */
export interface FilledPlate {
  readonly wells: readonly FilledWell[];
}

/** A row that is to go on a plate; `well` as written in the file, or null where the file names none. */
export interface RowToPlace {
  readonly name: string;
  readonly sequence: string;
  readonly well: string | null;
}

export interface PlacementOptions {
  readonly format: PlateFormat;
  readonly order: FillOrder;
  /**
   * Rows without a well go from here on in fill order, over what is there, as a paste does; default: next free wells.
   */
  readonly startAt?: WellPosition;
  /** Only into free wells, and over nothing: a row that names a well that holds something else has no place. */
  readonly skipTaken?: boolean;
  /** What becomes of such a row, where that is decided apart from rows that name no well. */
  readonly ifNamedTaken?: 'keep' | 'replace';
  /** Rows without a well go into these wells, one after the other, instead: the rows that a table shows. */
  readonly into?: readonly number[];
  /** Rows whose well cannot be taken for one of these reasons go into free wells, in fill order, instead of nowhere. */
  readonly relay?: ReadonlySet<NoPlace>;
  readonly newId: () => string;
}

/** Why a row found no place. */
export type NoPlace = WellLabelFault | 'well_taken' | 'well_named_twice' | 'plate_full';

/** The plate with the rows on it, and the rows that found no place, each with the reason. */
export interface Placement<Plate extends FilledPlate> {
  readonly plate: Plate;
  /** Well indexes in the order of the rows; null where a row was not placed. */
  readonly placedAt: readonly (number | null)[];
  readonly notPlaced: readonly {
    readonly rowIndex: number;
    readonly reason: NoPlace;
  }[];
}

/** The wells open to rows that name none, in the order in which they are taken. */
function openWells(
  plate: FilledPlate,
  { format, order, startAt, skipTaken, into }: PlacementOptions,
): readonly number[] {
  if (into !== undefined) return into;
  const positions = positionsInOrder(format, order);
  const all = positions.map((position) => wellIndex(position, format));
  const at = startAt === undefined ? 0 : all.indexOf(isOnPlate(startAt, format) ? wellIndex(startAt, format) : -1);
  const from = at === -1 ? [] : all.slice(at);
  if (startAt !== undefined && skipTaken !== true) return from;
  const filled = new Set(plate.wells.map((well) => well.index));
  return from.filter((index) => !filled.has(index));
}

const isOnPlate = ({ row, column }: WellPosition, { rows, columns }: PlateFormat): boolean =>
  row >= 0 && row < rows && column >= 0 && column < columns;

/** A list that comes back as it went out changes nothing, so nothing is in its way. */
const holds = (well: FilledWell, row: RowToPlace): boolean => well.name === row.name && well.sequence === row.sequence;

/**
 * Puts rows on a plate: a row that names its well goes there, in place of what was there unless taken wells are
 * skipped; the others fill up in the chosen order (ruling 23: row by row by default). Nothing is dropped: what found no
 * place comes back with the reason.
 */
export function placeRows<Plate extends FilledPlate>(
  plate: Plate,
  rows: readonly RowToPlace[],
  options: PlacementOptions,
): Placement<Plate> {
  const { format, skipTaken = false, ifNamedTaken = skipTaken ? 'keep' : 'replace' } = options;
  const wells = new Map<number, FilledWell>(plate.wells.map((well) => [well.index, well]));
  const placedAt: (number | null)[] = rows.map(() => null);
  const notPlaced: Placement<Plate>['notPlaced'][number][] = [];
  const named = new Set<number>();
  const laidAnew: number[] = [];

  const put = (rowIndex: number, row: RowToPlace, index: number) => {
    const id = wells.get(index)?.id ?? options.newId();
    wells.set(index, { id, index, name: row.name, sequence: row.sequence });
    placedAt[rowIndex] = index;
  };

  const refuse = (rowIndex: number, reason: NoPlace) => {
    if (options.relay?.has(reason) === true) laidAnew.push(rowIndex);
    else notPlaced.push({ rowIndex, reason });
  };

  for (const [rowIndex, row] of rows.entries()) {
    if (row.well === null) continue;
    const position = parseWellLabel(row.well, format);
    if (!position.ok) {
      refuse(rowIndex, position.error);
      continue;
    }
    const index = wellIndex(position.value, format);
    const before = wells.get(index);
    if (named.has(index)) refuse(rowIndex, 'well_named_twice');
    else if (ifNamedTaken === 'keep' && before !== undefined && !holds(before, row)) refuse(rowIndex, 'well_taken');
    else put(rowIndex, row, index);
    named.add(index);
  }

  const open = openWells(plate, options)
    .filter((index) => !named.has(index))
    .values();
  for (const [rowIndex, row] of rows.entries()) {
    if (row.well !== null) continue;
    const next = open.next();
    if (next.done) notPlaced.push({ rowIndex, reason: 'plate_full' });
    else put(rowIndex, row, next.value);
  }

  const free = positionsInOrder(format, options.order)
    .map((position) => wellIndex(position, format))
    .filter((index) => !wells.has(index))
    .values();
  for (const rowIndex of laidAnew) {
    const row = rows[rowIndex];
    const next = free.next();
    if (row === undefined || next.done) notPlaced.push({ rowIndex, reason: 'plate_full' });
    else put(rowIndex, row, next.value);
  }

  notPlaced.sort((one, other) => one.rowIndex - other.rowIndex);
  return {
    plate: { ...plate, wells: [...wells.values()].sort((one, other) => one.index - other.index) },
    placedAt,
    notPlaced,
  };
}
