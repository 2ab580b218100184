import type { Placement } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { figured } from '../words/count-words.ts';

const reasons = {
  plate_full: 'did not fit',
  well_named_twice: 'named a well that another row named',
  not_a_well: 'named no well of this plate',
  row_outside: 'named no well of this plate',
  column_outside: 'named no well of this plate',
} as const satisfies Record<Placement['notPlaced'][number]['reason'], string>;

/**
 * "50 rows pasted into A01 to E02. 3 rows did not fit. 2 lines ignored." `onlySeen`: they went into the rows of a table
 * that hides others, and those lie apart on the plate.
 */
export function pastedNotice(placement: Placement, ignoredLines: number, onlySeen = false): string {
  const wells = placement.placedAt.filter((index) => index !== null);
  const counts = new Map<string, number>();
  for (const { reason } of placement.notPlaced) counts.set(reasons[reason], (counts.get(reasons[reason]) ?? 0) + 1);
  return [
    wells.length === 0
      ? 'Nothing was pasted.'
      : `${figured(wells.length, 'row')} pasted into ${onlySeen ? 'the rows shown' : span(wells)}.`,
    ...[...counts].map(([reason, count]) => `${figured(count, 'row')} ${reason}.`),
    ...(ignoredLines > 0 ? [`${figured(ignoredLines, 'line')} ignored.`] : []),
  ].join(' ');
}

function span(wells: readonly number[]): string {
  const first = label(Math.min(...wells));
  const last = label(Math.max(...wells));
  return first === last ? first : `${first} to ${last}`;
}

const label = (index: number): string => wellLabel(wellPosition(index, plate96));
