import type { GuideRnaProject, Plate } from '@cutsite/domain/guide-rna';
import type { FillOrder } from '@cutsite/domain/labware';
import type { NewId } from '../../../builder/project/builder-project.ts';
import { placePasted } from '../paste/place-pasted.ts';
import { type CellField, putTexts } from './table-cells.ts';

/** The plate with the column in it, and new plates after it for what it had no room for. */
interface PastedColumn {
  readonly plates: readonly Plate[];
  /** How many texts went on new plates. */
  readonly over: number;
}

/** Writes texts into one field of the given wells, one after the other; those past the last well start another plate. */
export function pasteColumn(
  project: GuideRnaProject,
  plate: Plate,
  field: CellField,
  wells: readonly number[],
  texts: readonly string[],
  order: FillOrder,
  newId: NewId,
): PastedColumn {
  const written = putTexts(plate, field, wells, texts.slice(0, wells.length), newId);
  const over = texts.slice(wells.length);
  const rows = over.map((text) => ({ name: '', sequence: '', [field]: text, well: null }));
  const none = { wells: [], onlySeen: false };
  const [, ...others] = over.length === 0 ? [] : placePasted(project, plate, rows, none, order, newId).plates;
  const filled = others.map((other) => ({
    ...other.plate,
    wells: other.plate.wells.filter(({ name, sequence }) => name !== '' || sequence !== ''),
  }));
  return { plates: [written, ...filled], over: over.length };
}
