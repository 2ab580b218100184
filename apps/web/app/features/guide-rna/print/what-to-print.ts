import type { GuideRnaProject, Plate } from '@cutsite/domain/guide-rna';
import { openPrintDialog } from '../../../builder/print/print-sheet.tsx';
import { activePlateOf } from '../../../builder/project/builder-project.ts';
import type { Printed } from '../../../builder/project/builder-store.ts';
import { type CheckedPlate, checkedPlates } from '../check/checked-plates.ts';
import type { GuideRnaBuilder } from '../project/use-builder.tsx';

/** The plates that go on paper: the one in view, or all that hold something. */
export function printedPlates(project: GuideRnaProject, printed: Printed): readonly CheckedPlate[] {
  const checked = checkedPlates(project);
  const inView = activePlateOf(project)?.id;
  return checked.filter(({ plate }) => (printed === 'all' ? plate.wells.length > 0 : plate.id === inView));
}

/** Sequences of more bases than this don't fit beside a name in a third of the page. */
const fitsAThird = 24;

export const holdsWholeGuides = (wells: Plate['wells']): boolean =>
  wells.some(({ sequence }) => sequence.length > fitsAThird);

/**
 * The list of a plate in columns of the page: three of short targets, so that a plate is one page; one of whole guides.
 */
export function listColumns(wells: Plate['wells']): readonly Plate['wells'][] {
  if (holdsWholeGuides(wells)) return [wells];
  const rows = Math.max(Math.ceil(wells.length / 3), 1);
  return [0, 1, 2].map((column) => wells.slice(column * rows, (column + 1) * rows)).filter(({ length }) => length > 0);
}

/** Prints these plates, or the list of tubes. */
export function printSheet(builder: GuideRnaBuilder, printed: Printed): void {
  builder.look({ printed });
  openPrintDialog();
}
