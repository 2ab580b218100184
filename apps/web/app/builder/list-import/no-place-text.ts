import { type PlateFormat, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { groupedDigits } from '@cutsite/domain/text';
import type { ListNoPlace } from './list-preview.ts';
import { maxRowsAtOnce } from './list-rows.ts';

/** Why a row has no place, in two words and in a sentence that goes on after the well that it names. */
export function noPlaceText(reason: ListNoPlace, format: PlateFormat): readonly [short: string, sentence: string] {
  const span = `wells go from A01 to ${wellLabel(wellPosition(format.wellCount - 1, format))}.`;
  const most = groupedDigits(maxRowsAtOnce);
  switch (reason) {
    case 'not_a_well':
      return ['no well', 'is not a well of a plate.'];
    case 'row_outside':
      return ['row not on the plate', `is in a row that is not on the plate: ${span}`];
    case 'column_outside':
      return ['column not on the plate', `is in a column that is not on the plate: ${span}`];
    case 'well_taken':
      return ['well is taken', 'is already filled.'];
    case 'well_named_twice':
      return ['well named twice', 'is already named by an earlier row.'];
    case 'plate_full':
      return ['plate is full', 'has no free well left: the plate is full.'];
    case 'too_many':
      return [`over ${most} at once`, `is past the limit of ${most} rows at once.`];
  }
}
