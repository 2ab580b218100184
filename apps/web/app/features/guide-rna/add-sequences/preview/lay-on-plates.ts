import { type GuideRnaProject, newPlate, type Plate } from '@cutsite/domain/guide-rna';
import {
  type FillOrder,
  type NoPlace,
  type PlatesOptions,
  placeOnPlates,
  plate96,
  type WellPosition,
  wellsNamedAgain,
} from '@cutsite/domain/labware';
import type { NamedSheet } from '@cutsite/domain/sheet';
import type { LargerPlatePlacing } from '../../../../builder/list-import/use-decisions.ts';
import { plateNamer } from '../../../../builder/plates/plate-names.ts';
import type { NewId } from '../../../../builder/project/builder-project.ts';
import { type ClaimedRow, type GuideRow, type LargerPlates, type PlatePart, plateParts } from './plate-parts.ts';
import { giveSettings, type PlateSettings } from './plate-settings.ts';

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
  /** What is done with lists of 384 wells; as named if left out. */
  readonly largerPlates?: LargerPlatePlacing;
}

/** A plate with the rows that were put on it, and where. */
export interface Load {
  readonly plate: Plate;
  readonly rows: readonly (ClaimedRow & { readonly index: number })[];
}

interface Laid {
  readonly loads: readonly Load[];
  readonly lost: readonly { readonly row: GuideRow; readonly reason: NoPlace }[];
  readonly namedAgain: { readonly rows: number; readonly plates: number | null };
  readonly settings: readonly PlateSettings[];
  readonly larger: LargerPlates | null;
}

/** Wells that are none of the plate, or taken by a row before. */
const wrongWell: ReadonlySet<NoPlace> = new Set([
  'not_a_well',
  'row_outside',
  'column_outside',
  'well_taken',
  'well_named_twice',
]);

/** Whether another well can be had for a row: there is one reason why a row has none that no other well answers. */
export const isWrongWell = (reason: NoPlace): boolean => wrongWell.has(reason);

/**
 * Gives each part its plate: one part the plate in view, several plates of their own, the first of them that one if it
 * is empty.
 */
function plateGiver(project: GuideRnaProject, active: Plate, parts: readonly PlatePart[], newId: NewId) {
  const [first] = parts;
  const isAlone = parts.length === 1;
  // An empty plate in view that takes the name of a part gives up its own.
  const isTaken = !isAlone && active.wells.length === 0 && first !== undefined && first.rows.length > 0;
  const takesName = isTaken && first.named;
  const kept = takesName ? project.plates.filter((plate) => plate !== active) : project.plates;
  const named = plateNamer(kept.map(({ name }) => name));
  const fresh = (name: string, like: Plate = active): Plate => newPlate(newId(), named(name), like);
  const plateOf = ({ plateName }: PlatePart, at: number): Plate => {
    if (isAlone) return active;
    if (at > 0 || active.wells.length > 0) return fresh(plateName);
    return takesName ? { ...active, name: named(plateName) } : active;
  };
  return { plateOf, fresh };
}

/**
 * Puts the rows of sheets on plates: one sheet on the plate in view, several on plates of their own, and so the parts
 * of a list of 384 wells. New plates take the settings of the one in view, and those that their rows ask for.
 */
export function layOnPlates(
  project: GuideRnaProject,
  active: Plate,
  sheets: readonly NamedSheet[],
  rows: readonly GuideRow[],
  { order, startAt, skipTaken = false, spill, againIsNextPlate, largerPlates = 'as_named' }: PlatePlacing,
  relay: boolean,
  newId: NewId,
): Laid {
  const { parts, larger } = plateParts(sheets, rows, largerPlates);
  const { plateOf, fresh } = plateGiver(project, active, parts, newId);
  const loads: Load[] = [];
  const lost: { row: GuideRow; reason: NoPlace }[] = [];
  const settings: PlateSettings[] = [];
  const again = { rows: 0, plates: null as number | null };
  for (const [at, part] of parts.entries()) {
    const own = part.rows;
    if (own.length === 0) continue;
    const given = giveSettings(
      plateOf(part, at),
      own.map(({ row }) => row),
    );
    const { plate } = given;
    if (given.settings !== null) settings.push(given.settings);
    const options: PlatesOptions<Plate> = {
      format: plate96,
      order,
      skipTaken,
      spill,
      againIsNextPlate,
      newId,
      newPlate: () => fresh(`Plate ${project.plates.length + 1}`, plate),
      ...(relay ? { relay: wrongWell } : {}),
      ...(startAt !== undefined && parts.length === 1 ? { startAt } : {}),
    };
    const toPlace = own.map(({ row: { name, sequence }, well }) => ({ name, sequence, well }));
    const placement = placeOnPlates(plate, toPlace, options);
    for (const { plate: filled, placed } of placement.plates) {
      const here = placed.map(({ rowIndex, index }) => ({ ...(own[rowIndex] as ClaimedRow), index }));
      loads.push({ plate: filled, rows: here });
    }
    for (const { rowIndex, reason } of placement.notPlaced)
      lost.push({ row: (own[rowIndex] as ClaimedRow).row, reason });
    const twice = wellsNamedAgain(toPlace, plate96);
    again.rows += twice.rows;
    if (parts.length === 1) again.plates = twice.plates;
  }
  return { loads: loads.filter((load) => load.rows.length > 0), lost, namedAgain: again, settings, larger };
}
