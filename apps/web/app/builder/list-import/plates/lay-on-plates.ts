import {
  type FillOrder,
  type NoPlace,
  type PlatesOptions,
  placeOnPlates,
  type WellPosition,
  wellsNamedAgain,
} from '@cutsite/domain/labware';
import type { NamedSheet } from '@cutsite/domain/sheet';
import { plateNamer } from '../../plates/plate-names.ts';
import type { BuilderProject, NewId, PlateOf } from '../../project/builder-project.ts';
import type { LargerPlates, ListTypes } from '../list-preview.ts';
import type { ListRow } from '../list-rows.ts';
import type { IfNamedTaken, LargerPlatePlacing } from '../use-decisions.ts';
import { ifNamedTaken, namedTaken } from './named-taken.ts';
import { type ClaimedRow, type PlatePart, plateParts } from './plate-parts.ts';
import type { PlateListRules } from './plate-rules.ts';

export interface PlatePlacing {
  readonly order: FillOrder;
  /** Rows without a well go from here on; without it the next free wells are taken. */
  readonly startAt?: WellPosition;
  /** Only into free wells, instead of over what is there. */
  readonly skipTaken?: boolean;
  /** What becomes of filled wells that rows name; null or left out: not decided, see `ifNamedTaken`. */
  readonly named?: IfNamedTaken | null;
  /** Rows beyond the last well go on new plates. */
  readonly spill: boolean;
  /** A well that is named again is the same well of another plate. */
  readonly againIsNextPlate: boolean;
  /** What is done with lists of 384 wells; null or left out: not decided, and none of their rows is left out. */
  readonly largerPlates?: LargerPlatePlacing | null;
}

/** A plate with the rows that were put on it, and where. */
export interface Load<Plate, Asked> {
  readonly plate: Plate;
  readonly rows: readonly (ClaimedRow<Asked> & { readonly index: number })[];
}

interface Laid<T extends ListTypes, Plate> {
  readonly loads: readonly Load<Plate, T['asked']>[];
  readonly lost: readonly { readonly row: ListRow<T['asked']>; readonly reason: NoPlace }[];
  readonly namedAgain: { readonly rows: number; readonly plates: number | null };
  readonly takenWells: number;
  readonly ifTaken: IfNamedTaken;
  readonly isNewerVersion: boolean;
  readonly notes: readonly NonNullable<T['note']>[];
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
function plateGiver<Project extends BuilderProject>(
  project: Project,
  active: PlateOf<Project>,
  parts: readonly PlatePart<unknown>[],
  newPlate: PlateListRules<never, Project>['newPlate'],
  newId: NewId,
) {
  type Plate = PlateOf<Project>;
  const [first] = parts;
  const isAlone = parts.length === 1;
  // An empty plate in view that takes the name of a part gives up its own.
  const isTaken = !isAlone && active.wells.length === 0 && first !== undefined && first.rows.length > 0;
  const takesName = isTaken && first.named;
  const kept = takesName ? project.plates.filter((plate) => plate !== active) : project.plates;
  const named = plateNamer(kept.map(({ name }) => name));
  const fresh = (name: string, like: Plate = active): Plate => newPlate(newId(), named(name), like);
  const plateOf = ({ plateName }: PlatePart<unknown>, at: number): Plate => {
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
export function layOnPlates<T extends ListTypes, Project extends BuilderProject>(
  project: Project,
  active: PlateOf<Project>,
  sheets: readonly NamedSheet[],
  rows: readonly ListRow<T['asked']>[],
  { order, startAt, skipTaken = false, named = null, spill, againIsNextPlate, largerPlates }: PlatePlacing,
  rules: PlateListRules<T, Project>,
  relay: boolean,
  newId: NewId,
): Laid<T, PlateOf<Project>> {
  type Plate = PlateOf<Project>;
  const { format } = rules;
  const { parts, larger } = plateParts(sheets, rows, largerPlates ?? 'by_quadrant', rules);
  const { plateOf, fresh } = plateGiver(project, active, parts, rules.newPlate, newId);
  const loads: Load<Plate, T['asked']>[] = [];
  const lost: Laid<T, Plate>['lost'][number][] = [];
  const notes: NonNullable<T['note']>[] = [];
  const again = { rows: 0, plates: null as number | null };
  const taken = { rows: 0, isNewerVersion: false, ifTaken: named ?? (skipTaken ? 'keep' : 'replace') };
  for (const [at, part] of parts.entries()) {
    const own = part.rows;
    if (own.length === 0) continue;
    const changed = rules.takeSettings(
      plateOf(part, at),
      own.map(({ row }) => row),
    );
    const { plate } = changed;
    if (changed.note !== null && changed.note !== undefined) notes.push(changed.note);
    const toPlace = own.map(({ row: { name, sequence }, well }) => ({ name, sequence, well }));
    const onThis = namedTaken(plate, toPlace, format);
    const ifTaken = named ?? ifNamedTaken(onThis, skipTaken);
    if (onThis.rows > 0) {
      taken.rows += onThis.rows;
      Object.assign(taken, { ifTaken, isNewerVersion: onThis.isNewerVersion });
    }
    const options: PlatesOptions<Plate> = {
      format,
      order,
      skipTaken,
      ifNamedTaken: ifTaken,
      spill,
      againIsNextPlate,
      newId,
      newPlate: () => fresh(`Plate ${project.plates.length + 1}`, plate),
      ...(relay ? { relay: wrongWell } : {}),
      ...(startAt !== undefined && parts.length === 1 ? { startAt } : {}),
    };
    const placement = placeOnPlates(plate, toPlace, options);
    for (const { plate: filled, placed } of placement.plates) {
      const here = placed.map(({ rowIndex, index }) => ({ ...(own[rowIndex] as ClaimedRow<T['asked']>), index }));
      loads.push({ plate: filled, rows: here });
    }
    for (const { rowIndex, reason } of placement.notPlaced)
      lost.push({ row: (own[rowIndex] as ClaimedRow<T['asked']>).row, reason });
    const twice = wellsNamedAgain(toPlace, format);
    again.rows += twice.rows;
    if (parts.length === 1) again.plates = twice.plates;
  }
  const filled = loads.filter((load) => load.rows.length > 0);
  return {
    loads: filled,
    lost,
    namedAgain: again,
    takenWells: taken.rows,
    ifTaken: taken.ifTaken,
    isNewerVersion: taken.isNewerVersion,
    notes,
    larger,
  };
}
