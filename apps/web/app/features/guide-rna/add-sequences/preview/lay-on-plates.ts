import {
  type GuideRnaProject,
  type NoPlace,
  newPlate,
  type Plate,
  type PlatesOptions,
  placeOnPlates,
  wellsNamedAgain,
} from '@cutsite/domain/guide-rna';
import type { FillOrder, WellPosition } from '@cutsite/domain/labware';
import type { NamedSheet } from '@cutsite/domain/sheet';
import type { NewId } from '../../project/edit-wells.ts';
import { plateNamer } from '../../project/plate-names.ts';
import { giveSettings, type PlateSettings } from './plate-settings.ts';
import type { RowToAdd } from './rows-to-add.ts';

export interface PlatePlacing {
  readonly order: FillOrder;
  /** Rows without a well go from here on; without it the next free wells are taken. */
  readonly startAt?: WellPosition;
  /** Only into free wells, instead of over what is there. */
  readonly skipTaken?: boolean;
  /** Rows beyond the last well go on new plates. */
  readonly spill: boolean;
  /** A well that is named again is the same well of another plate. */
  readonly againIsNextPlate: boolean;
}

/** A plate with the rows that were put on it, and where. */
export interface Load {
  readonly plate: Plate;
  readonly rows: readonly { readonly row: RowToAdd; readonly index: number }[];
}

interface Laid {
  readonly loads: readonly Load[];
  readonly lost: readonly { readonly row: RowToAdd; readonly reason: NoPlace }[];
  readonly namedAgain: { readonly rows: number; readonly plates: number | null };
  readonly settings: readonly PlateSettings[];
}

/** Wells that are none of the plate, or taken by a row before. */
const wrongWell: ReadonlySet<NoPlace> = new Set(['not_a_well', 'row_outside', 'column_outside', 'well_named_twice']);

/** Whether another well can be had for a row: there is one reason why a row has none that no other well answers. */
export const isWrongWell = (reason: NoPlace): boolean => wrongWell.has(reason);

/**
 * Puts the rows of sheets on plates: one sheet on the plate in view, several on plates of their own, the first of them
 * the one in view if it is empty. New plates take the settings of the one in view, and those that their rows ask for.
 */
export function layOnPlates(
  project: GuideRnaProject,
  active: Plate,
  sheets: readonly NamedSheet[],
  rows: readonly RowToAdd[],
  { order, startAt, skipTaken = false, spill, againIsNextPlate }: PlatePlacing,
  relay: boolean,
  newId: NewId,
): Laid {
  // An empty plate in view that takes the name of a sheet gives up its own.
  const isTaken = sheets.length > 1 && active.wells.length === 0 && rows.some((row) => row.sheet === 0);
  const takesName = isTaken && sheets[0]?.named === true;
  const kept = takesName ? project.plates.filter((plate) => plate !== active) : project.plates;
  const named = plateNamer(kept.map(({ name }) => name));
  const fresh = (name: string, like: Plate = active): Plate => newPlate(newId(), named(name), like);
  const target = ({ plateName }: NamedSheet, at: number): Plate => {
    if (sheets.length === 1) return active;
    if (at > 0 || active.wells.length > 0) return fresh(plateName);
    return takesName ? { ...active, name: named(plateName) } : active;
  };
  const loads: Load[] = [];
  const lost: { row: RowToAdd; reason: NoPlace }[] = [];
  const settings: PlateSettings[] = [];
  const again = { rows: 0, plates: null as number | null };
  for (const [at, sheet] of sheets.entries()) {
    const own = rows.filter((row) => row.sheet === at);
    if (own.length === 0) continue;
    const found = target(sheet, at);
    const given = giveSettings(found, own);
    const { plate } = given;
    if (given.settings !== null) settings.push(given.settings);
    const options: PlatesOptions = {
      order,
      spill,
      againIsNextPlate,
      newId,
      newPlate: () => fresh(`Plate ${project.plates.length + 1}`, plate),
      ...(relay ? { relay: wrongWell } : {}),
      ...(startAt !== undefined && sheets.length === 1 ? { startAt, skipTaken } : {}),
    };
    const placement = placeOnPlates(plate, own, options);
    for (const { plate: filled, placed } of placement.plates) {
      loads.push({
        plate: filled,
        rows: placed.map(({ rowIndex, index }) => ({ row: own[rowIndex] as RowToAdd, index })),
      });
    }
    for (const { rowIndex, reason } of placement.notPlaced) lost.push({ row: own[rowIndex] as RowToAdd, reason });
    const twice = wellsNamedAgain(own);
    again.rows += twice.rows;
    if (sheets.length === 1) again.plates = twice.plates;
  }
  return { loads: loads.filter((load) => load.rows.length > 0), lost, namedAgain: again, settings };
}
