import { guideRows, guideRowsWithWells, type PickedGuide, type WellForGuide } from '@cutsite/domain/guide-design';
import type { Nuclease } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { keepList } from '../../../builder/list-import/kept-list.ts';
import { keepArrival } from '../../../platform/between-pages/kept-arrival.ts';
import type { PlateToFill } from '../../../platform/between-pages/plate-to-fill.ts';

const tubesAddress = '/order/guide-rna/tubes';

/** Where guides go: into tubes, or into wells of a plate; `plate` null: a plate of a new project. */
export type Destination =
  | { readonly to: 'tubes' }
  | { readonly to: 'plate'; readonly plate: PlateToFill | null; readonly wells: readonly WellForGuide[] };

/**
 * Leaves guides for the guide builder, which shows them as a list that was pasted before anything is added.
 *
 * @returns the address of the builder; null where the browser had no room to keep them
 */
export function leaveForBuilder(
  guides: readonly PickedGuide[],
  editor: Nuclease,
  destination: Destination,
): string | null {
  if (destination.to === 'tubes') {
    keepArrival({ editor, plateId: null });
    return keepList(guideRows(guides)) ? tubesAddress : null;
  }
  const { plate, wells } = destination;
  keepArrival({ editor, plateId: plate?.id ?? null });
  if (!keepList(guideRowsWithWells(guides, wells, plate96))) return null;
  return plate?.address ?? `/order/guide-rna?project=${crypto.randomUUID()}`;
}
