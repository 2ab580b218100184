import { type FillOrder, type PlateFormat, positionsInOrder, wellIndex } from '../labware/index.ts';
import { libraryLimits } from './plate-types.ts';

/** A name in the well that it gets. */
export interface FilledWell {
  readonly index: number;
  readonly name: string;
}

/** Where names of a list come to stand: the rest of the plate in view, then plates of their own. */
export interface FilledPlates {
  /** For the plate in view. */
  readonly first: readonly FilledWell[];
  readonly further: readonly (readonly FilledWell[])[];
  /** Names above the 500 wells of a project, in their order. */
  readonly tooMany: readonly string[];
}

/**
 * Spreads names over the free wells of a plate and then over new ones, down the columns unless asked otherwise
 * (ruling 23), and no further than a project may go (GL-23).
 *
 * @param plate the indexes that are taken, and the one to start at
 * @param elsewhere filled wells of the project's other plates
 */
export function fillPlates(
  names: readonly string[],
  format: PlateFormat,
  plate: { readonly taken: ReadonlySet<number>; readonly startAt: number },
  elsewhere: number,
  order: FillOrder = 'by_column',
): FilledPlates {
  const room = Math.max(0, libraryLimits.wellsPerProject.max - elsewhere - plate.taken.size);
  const kept = names.slice(0, room);
  const indexes = positionsInOrder(format, order).map((position) => wellIndex(position, format));
  const from = Math.max(0, indexes.indexOf(plate.startAt));
  const free = indexes.slice(from).filter((index) => !plate.taken.has(index));
  const first = kept.slice(0, free.length).map((name, at) => ({ index: free[at] ?? 0, name }));
  const further: FilledWell[][] = [];
  for (let at = first.length; at < kept.length; at += format.wellCount) {
    further.push(kept.slice(at, at + format.wellCount).map((name, place) => ({ index: indexes[place] ?? 0, name })));
  }
  return { first, further, tooMany: names.slice(room) };
}

/**
 * How many wells each plate gets when a list is spread evenly, where filling one after the other would leave the last
 * with fewer than it needs (GL-22): 97 genes on 96 wells are 49 and 48. Null where filling up does it, and where no
 * spreading helps.
 */
export function evenPlates(count: number, { wellCount }: Pick<PlateFormat, 'wellCount'>): readonly number[] | null {
  const { min } = libraryLimits.wellsPerPlate;
  const plates = Math.ceil(count / wellCount);
  const last = count - (plates - 1) * wellCount;
  if (plates < 2 || last >= min || count < plates * min) return null;
  const least = Math.floor(count / plates);
  return Array.from({ length: plates }, (_, at) => least + (at < count % plates ? 1 : 0));
}
