import { checkPlateName, plateNameLengths } from './plate-name-rules.ts';
import { nameGiver, printableName, shortName } from './printable-name.ts';

/**
 * A name that fits on a plate's label and is that of no other plate, by the same rules as the names of rows; null where
 * there is nothing to say of the name, or only that another differs in letter case.
 */
export function offeredPlateName(name: string, otherNames: readonly string[]): string | null {
  const faults = checkPlateName(name, otherNames);
  if (faults.every(({ code }) => code === 'plate_name_differs_by_case')) return null;
  const others = otherNames.map((other) => other.trim());
  const short = shortName(printableName(name), plateNameLengths.warnAbove);
  if (short !== '') return nameGiver(others, plateNameLengths.warnAbove)(short);
  let number = 1;
  while (others.includes(`Plate ${number}`)) number += 1;
  return `Plate ${number}`;
}
