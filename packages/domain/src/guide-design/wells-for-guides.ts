import { nameMaxLength, normalTarget } from '../guide-rna/index.ts';
import {
  type FilledPlate,
  type FillOrder,
  type PlateFormat,
  positionsInOrder,
  type WellPosition,
  wellIndex,
  wellLabel,
  wellPosition,
} from '../labware/index.ts';
import type { PickedGuide } from './guide-rows.ts';

/** What becomes of a guide that is to go on a plate. `index` counts wells row by row from zero. */
export type WellForGuide =
  | { readonly kind: 'free'; readonly index: number; readonly name: string }
  | { readonly kind: 'on_plate'; readonly index: number }
  | { readonly kind: 'no_room' };

interface WhereTo {
  readonly format: PlateFormat;
  readonly order: FillOrder;
  /** Free wells from here on; default: from the first one. */
  readonly startAt?: WellPosition;
}

/**
 * The well of each guide on a plate, in the order of the guides. One whose target stands there already goes nowhere;
 * the others go into free wells, over nothing. A name that another well has gets the next number: of "TP53-g1" to
 * "TP53-g4" it goes on with "TP53-g5".
 */
export function wellsForGuides(
  plate: FilledPlate,
  guides: readonly PickedGuide[],
  { format, order, startAt }: WhereTo,
): readonly WellForGuide[] {
  const there = new Map(plate.wells.map(({ sequence, index }) => [normalTarget(sequence), index]));
  const taken = new Set(plate.wells.map(({ index }) => index));
  const names = new Set(plate.wells.map(({ name }) => name.trim().toLowerCase()));
  const all = positionsInOrder(format, order).map((position) => wellIndex(position, format));
  const from = startAt === undefined ? 0 : Math.max(0, all.indexOf(wellIndex(startAt, format)));
  const open = all
    .slice(from)
    .filter((index) => !taken.has(index))
    .values();
  return guides.map(({ name, target }): WellForGuide => {
    const known = there.get(normalTarget(target));
    if (known !== undefined) return { kind: 'on_plate', index: known };
    const next = open.next();
    if (next.done) return { kind: 'no_room' };
    const free = freeName(name, names);
    names.add(free.toLowerCase());
    return { kind: 'free', index: next.value, name: free };
  });
}

/** The name, or with the next number that no other one has. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const parts = /^(.*?)(\d+)$/.exec(name);
  let [stem, number] = [parts?.[1] ?? `${name}-`, Number(parts?.[2] ?? 1)];
  let free = name;
  while (taken.has(free.toLowerCase())) {
    number += 1;
    stem = stem.slice(0, nameMaxLength - String(number).length);
    free = `${stem}${number}`;
  }
  return free;
}

/** Guides with the wells they go into, as a list that the guide builder reads: well, name and RNA target. */
export const guideRowsWithWells = (
  guides: readonly PickedGuide[],
  wells: readonly WellForGuide[],
  format: PlateFormat,
): string =>
  [
    'Well\tName\tSequence',
    ...guides.flatMap(({ target }, at) => {
      const well = wells[at];
      if (well?.kind !== 'free') return [];
      return [`${wellLabel(wellPosition(well.index, format))}\t${well.name}\t${target.replaceAll('T', 'U')}`];
    }),
  ].join('\n');
