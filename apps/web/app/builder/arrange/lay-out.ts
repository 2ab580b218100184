import { type FillOrder, type PlateFormat, positionsInOrder, wellIndex } from '@cutsite/domain/labware';
import { whenNeeded } from '../../platform/when-needed.ts';
import type { BuilderPlate, BuilderWell } from '../project/builder-project.ts';
import { movedTo } from './move-wells.ts';

/** What guides can be sorted by. A gene is the name up to the first hyphen, underscore or space. */
export const sortKeys = ['name', 'gene', 'target'] as const;

export type SortKey = (typeof sortKeys)[number];

/** g2 comes before g10, and letter case says nothing. */
const inWords = whenNeeded(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }));

const compared: Readonly<Record<SortKey, (one: BuilderWell, other: BuilderWell) => number>> = {
  name: (one, other) => inWords().compare(one.name, other.name),
  gene: (one, other) =>
    inWords().compare(geneOf(one), geneOf(other)) || inWords().compare(one.sequence, other.sequence),
  target: (one, other) => inWords().compare(one.sequence, other.sequence),
};

/** Sorts the guides and lays them out from A01 on, without gaps. Equal guides keep their order. */
export function sortWells<Plate extends BuilderPlate>(
  plate: Plate,
  key: SortKey,
  order: FillOrder,
  format: PlateFormat,
): Plate {
  return laidOut(plate, readIn(plate, order, format).toSorted(compared[key]), order, format);
}

/** Moves the guides up to A01, in their order, so that no empty well is left between them. */
export const closeGaps = <Plate extends BuilderPlate>(plate: Plate, order: FillOrder, format: PlateFormat): Plate =>
  laidOut(plate, readIn(plate, order, format), order, format);

/**
 * Reads the guides one way and lays them out the other, from A01 on: row by row becomes column by column. With `to` the
 * other order it leads back, when there were no gaps.
 */
export function layOutBy<Plate extends BuilderPlate>(plate: Plate, to: FillOrder, format: PlateFormat): Plate {
  return laidOut(plate, readIn(plate, to === 'by_row' ? 'by_column' : 'by_row', format), to, format);
}

const wellsBy = (order: FillOrder, format: PlateFormat): readonly number[] =>
  positionsInOrder(format, order).map((position) => wellIndex(position, format));

function readIn(plate: BuilderPlate, order: FillOrder, format: PlateFormat): readonly BuilderWell[] {
  const wells = new Map(plate.wells.map((well) => [well.index, well]));
  return wellsBy(order, format).flatMap((index) => wells.get(index) ?? []);
}

function laidOut<Plate extends BuilderPlate>(
  plate: Plate,
  wells: readonly BuilderWell[],
  order: FillOrder,
  format: PlateFormat,
): Plate {
  const places = wellsBy(order, format);
  const placeOf = new Map(wells.map((well, at) => [well.index, places[at] ?? well.index]));
  return movedTo(plate, (index) => placeOf.get(index) ?? index);
}

const geneOf = ({ name }: BuilderWell): string => name.trim().split(/[-_ ]/, 1)[0] ?? '';
