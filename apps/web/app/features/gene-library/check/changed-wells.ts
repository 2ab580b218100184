import type { CheckedLibrary, LibraryProject } from '@cutsite/domain/gene-library';
import { type PlateFormat, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { type ChangedName, changeOfName } from '../../../genes/check/changed-name.ts';

/** What a newer gene list says otherwise of the wells of one project; both checks are of the same project. */
export function changedWells(
  before: CheckedLibrary,
  now: CheckedLibrary,
  { plates }: Pick<LibraryProject, 'plates'>,
  format: PlateFormat,
): readonly ChangedName[] {
  return now.plates.flatMap(({ wells }, plate) => {
    const known = new Map(before.plates[plate]?.wells.map((well) => [well.index, well]));
    const name = plates.length > 1 ? `${plates[plate]?.name ?? ''} ` : '';
    return wells.flatMap((well) => {
      const was = known.get(well.index);
      const sentence = was === undefined ? null : changeOfName(was, well);
      const place = `${name}${wellLabel(wellPosition(well.index, format))}`;
      return sentence === null ? [] : [{ key: `${plate} ${well.index}`, place, value: well.value, sentence }];
    });
  });
}
