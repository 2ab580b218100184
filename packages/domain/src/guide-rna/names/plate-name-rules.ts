import { type PlateFault, plateFault } from '../faults/fault.ts';
import { hasOnlyNameCharacters } from './name-rules.ts';

/** The message says 15, the check is over 20: between them the message is a warning (ruling 1). */
export const plateNameLengths = { warnAbove: 15, refuseAbove: 20 } as const;

/** What is wrong with a plate's name, given the names of the other plates of the project (GR-46 to GR-50). */
export function checkPlateName(name: string, otherNames: readonly string[]): PlateFault[] {
  const trimmed = name.trim();
  if (trimmed === '') return [plateFault('plate_name_required')];
  const faults: PlateFault[] = [];
  if (trimmed.length > plateNameLengths.refuseAbove) faults.push(plateFault('plate_name_too_long'));
  else if (trimmed.length > plateNameLengths.warnAbove) faults.push(plateFault('plate_name_long'));
  if (!hasOnlyNameCharacters(trimmed)) faults.push(plateFault('plate_name_characters'));
  const others = otherNames.map((other) => other.trim());
  if (others.includes(trimmed)) faults.push(plateFault('plate_name_not_unique'));
  else {
    const lower = trimmed.toLowerCase();
    const other = others.find((candidate) => candidate.toLowerCase() === lower);
    if (other !== undefined) faults.push(plateFault('plate_name_differs_by_case', { other }));
  }
  return faults;
}
