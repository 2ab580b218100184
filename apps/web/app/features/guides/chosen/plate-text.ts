import type { WellForGuide } from '@cutsite/domain/guide-design';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import type { WellState } from '@cutsite/ui/plate-grid';
import type { PlateToFill } from '../../../platform/between-pages/plate-to-fill.ts';

const labelOf = (index: number): string => wellLabel(wellPosition(index, plate96));

/** "Suppressor panel, Plate 1" */
export const plateLabel = ({ projectName, name }: Pick<PlateToFill, 'projectName' | 'name'>): string =>
  [projectName, name]
    .map((one) => one.trim())
    .filter(Boolean)
    .join(', ') || 'A plate without a name';

/** "F03 to F05 are free.", "F03, F05 and 2 more are free.": where guides go, and what does not. */
export function wellsSentence(wells: readonly WellForGuide[]): string {
  const free = wells.flatMap((well) => (well.kind === 'free' ? [well.index] : []));
  const there = wells.filter(({ kind }) => kind === 'on_plate').length;
  const noRoom = wells.filter(({ kind }) => kind === 'no_room').length;
  return [
    free.length === 0 ? null : `${wellsInWords(free)} ${free.length === 1 ? 'is' : 'are'} free.`,
    there === 0 ? null : `${countText(there, 'target')} on the plate already: not sent again.`,
    noRoom === 0 ? null : `${countText(noRoom, 'guide')} without a free well: start earlier, or choose another plate.`,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** Wells one behind the other are a range. */
function wellsInWords(indexes: readonly number[]): string {
  const [first = 0] = indexes;
  const last = indexes.at(-1) ?? first;
  if (indexes.length > 2 && last - first === indexes.length - 1) return `${labelOf(first)} to ${labelOf(last)}`;
  const shown = indexes.slice(0, 4).map(labelOf);
  const more = indexes.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length === 1 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`;
}

/** A plate as it would be with the guides on it, for its picture. */
export function plateAfter(plate: PlateToFill | null, wells: readonly WellForGuide[]) {
  const fresh = new Set(wells.flatMap((well) => (well.kind === 'free' ? [well.index] : [])));
  const states = new Map<number, WellState>(plate?.states());
  for (const index of fresh) states.set(index, 'filled');
  const name = plate === null ? 'A new plate' : plateLabel(plate);
  const label = `${name} after this: ${states.size} of ${plate96.wellCount} wells filled, ${fresh.size} of them new`;
  return { states, fresh, label };
}

/** Why nothing can be sent to the plate; null where something can. */
export function notSentBecause(wells: readonly WellForGuide[], isStartAWell: boolean): string | null {
  if (!isStartAWell) return 'Name a well from A01 to H12 to start at.';
  if (wells.some(({ kind }) => kind === 'free')) return null;
  return wells.some(({ kind }) => kind === 'no_room')
    ? 'There is no free well from there on.'
    : 'All of them are on the plate already.';
}
