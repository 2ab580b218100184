import { type RowFault, rowFault } from '../faults/fault.ts';
import { genesTakenForDate } from './gene-dates.ts';

/** Well and tube names are printed on labels (GR-52). */
export const nameMaxLength = 20;

/** Letters, digits, spaces, underscores and hyphens: plate, well and tube names alike (GR-49, GR-53). */
const allowedInNames = /^[A-Za-z0-9 _-]*$/;

/** Whether a name has only the characters that a label can carry. */
export function hasOnlyNameCharacters(name: string): boolean {
  return allowedInNames.test(name);
}

/** What is wrong with one name by itself. The name is trimmed first (ruling 36). */
export function checkName(trimmed: string): RowFault[] {
  if (trimmed === '') return [rowFault('name_required')];
  const faults: RowFault[] = [];
  if (trimmed.length > nameMaxLength) faults.push(rowFault('name_too_long', { max: nameMaxLength }));
  if (!hasOnlyNameCharacters(trimmed)) faults.push(rowFault('name_characters'));
  const genes = genesTakenForDate(trimmed);
  if (genes.length > 0) faults.push(rowFault('name_from_date', { meant: genes.join(' or ') }));
  return faults;
}
