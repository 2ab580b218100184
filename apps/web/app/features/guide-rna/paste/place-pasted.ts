import { type GuideRnaProject, newPlate, type Plate } from '@cutsite/domain/guide-rna';
import {
  type FillOrder,
  type PlatesPlacement,
  placeOnPlates,
  plate96,
  type RowToPlace,
  wellPosition,
} from '@cutsite/domain/labware';
import { plateNamer } from '../../../builder/plates/plate-names.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';

/** The wells that rows go into, in order. `onlySeen`: others are hidden, and nothing goes there. */
export interface PasteInto {
  readonly wells: readonly number[];
  readonly onlySeen: boolean;
}

/**
 * Puts pasted rows on a plate from a well on, over what is there, or into given wells; rows that name their well go
 * there. Rows past the last well start another plate with the same settings.
 */
export function placePasted(
  project: GuideRnaProject,
  plate: Plate,
  rows: readonly RowToPlace[],
  startAt: number | PasteInto,
  order: FillOrder,
  newId: NewId,
): PlatesPlacement<Plate> {
  const named = plateNamer(project.plates.map(({ name }) => name));
  const isFrom = typeof startAt === 'number';
  return placeOnPlates(plate, rows, {
    format: plate96,
    order,
    ...(isFrom ? { startAt: wellPosition(startAt, plate96) } : { into: startAt.wells }),
    spill: isFrom || !startAt.onlySeen,
    newId,
    newPlate: () => newPlate(newId(), named(`Plate ${project.plates.length + 1}`), plate),
  });
}
