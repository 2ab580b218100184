import {
  type FillOrder,
  type PlateFormat,
  positionsInOrder,
  wellIndex,
  wellLabel,
  wellPosition,
} from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import { putWells } from '../../../builder/plates/edit-wells.ts';
import { plateNamer } from '../../../builder/plates/plate-names.ts';
import { putPlates } from '../../../builder/plates/put-plates.ts';
import { type BuilderPlate, type NewId, plateInView } from '../../../builder/project/builder-project.ts';
import { formatOf, type LibraryDraft, newLibraryPlate } from './library-draft.ts';

/** A project with names pasted into it, and what is said of that. */
export interface PastedNames {
  readonly draft: LibraryDraft;
  readonly said: string;
}

const indexesIn = (format: PlateFormat, order: FillOrder): readonly number[] =>
  positionsInOrder(format, order).map((position) => wellIndex(position, format));

const label = (index: number, format: PlateFormat): string => wellLabel(wellPosition(index, format));

/** Names from a well of the plate in view on, over what is there, in fill order; further ones go on new plates. */
export function placeNames(
  draft: LibraryDraft,
  names: readonly string[],
  startAt: number,
  order: FillOrder,
  newId: NewId,
): PastedNames {
  const format = formatOf(draft);
  const plate = plateInView(draft);
  const indexes = indexesIn(format, order);
  const here = indexes.slice(Math.max(0, indexes.indexOf(startAt))).slice(0, names.length);
  const fill = (one: BuilderPlate, wells: readonly number[], own: readonly string[]) =>
    putWells(
      one,
      own.map((name, at) => ({ index: wells[at] ?? 0, name, sequence: '' })),
      newId,
    );
  const plates = [fill(plate, here, names.slice(0, here.length))];
  const named = plateNamer(draft.plates.map(({ name }) => name));
  for (let at = here.length; at < names.length; at += format.wellCount) {
    const fresh = newLibraryPlate(newId(), named(`Plate ${draft.plates.length + 1}`));
    plates.push(fill(fresh, indexes, names.slice(at, at + format.wellCount)));
  }
  const [first = 0] = here;
  const last = here.at(-1) ?? first;
  const where = first === last ? label(first, format) : `${label(first, format)} to ${label(last, format)}`;
  const added = plates.slice(1).map(({ name }) => name);
  const more =
    added.length === 0 ? '' : ` ${countText(names.length - here.length, 'name')} went on ${added.join(', ')}.`;
  return { draft: putPlates(draft, plates), said: `${countText(here.length, 'name')} pasted into ${where}.${more}` };
}
