import {
  type FillOrder,
  type PlateFormat,
  type PlatesPlacement,
  placeOnPlates,
  type RowToPlace,
  wellPosition,
} from '@cutsite/domain/labware';
import type { NewPlate } from '../plates/edit-plates.ts';
import { plateNamer } from '../plates/plate-names.ts';
import type { BuilderProject, NewId, PlateOf } from '../project/builder-project.ts';

/** The wells that rows go into, in order. `onlySeen`: others are hidden, and nothing goes there. */
export interface PasteInto {
  readonly wells: readonly number[];
  readonly onlySeen: boolean;
}

/** The plates that a product comes on. */
export interface ProductPlates<Project extends BuilderProject> {
  readonly format: PlateFormat;
  readonly newPlate: NewPlate<PlateOf<Project>>;
}

/**
 * Puts pasted rows on a plate from a well on, over what is there, or into given wells; rows that name their well go
 * there. Rows past the last well start another plate with the same settings.
 */
export function placePasted<Project extends BuilderProject>(
  project: Project,
  plate: PlateOf<Project>,
  rows: readonly RowToPlace[],
  startAt: number | PasteInto,
  order: FillOrder,
  { format, newPlate }: ProductPlates<Project>,
  newId: NewId,
): PlatesPlacement<PlateOf<Project>> {
  const named = plateNamer(project.plates.map(({ name }) => name));
  const isFrom = typeof startAt === 'number';
  return placeOnPlates(plate, rows, {
    format,
    order,
    ...(isFrom ? { startAt: wellPosition(startAt, format) } : { into: startAt.wells }),
    spill: isFrom || !startAt.onlySeen,
    newId,
    newPlate: () => newPlate(newId(), named(`Plate ${project.plates.length + 1}`), plate),
  });
}
