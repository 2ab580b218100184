import type { Plate, Well } from '@cutsite/domain/guide-rna';
import { type FillOrder, plate96, positionsInOrder, wellIndex } from '@cutsite/domain/labware';
import { whenNeeded } from '../../../platform/when-needed.ts';
import { movedTo } from './move-wells.ts';

/** What guides can be sorted by. A gene is the name up to the first hyphen, underscore or space. */
export const sortKeys = ['name', 'gene', 'target'] as const;

export type SortKey = (typeof sortKeys)[number];

/** g2 comes before g10, and letter case says nothing. */
const inWords = whenNeeded(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }));

const compared: Readonly<Record<SortKey, (one: Well, other: Well) => number>> = {
  name: (one, other) => inWords().compare(one.name, other.name),
  gene: (one, other) =>
    inWords().compare(geneOf(one), geneOf(other)) || inWords().compare(one.sequence, other.sequence),
  target: (one, other) => inWords().compare(one.sequence, other.sequence),
};

/** Sorts the guides and lays them out from A01 on, without gaps. Equal guides keep their order. */
export function sortWells(plate: Plate, key: SortKey, order: FillOrder): Plate {
  return laidOut(plate, readIn(plate, order).toSorted(compared[key]), order);
}

/** Moves the guides up to A01, in their order, so that no empty well is left between them. */
export const closeGaps = (plate: Plate, order: FillOrder): Plate => laidOut(plate, readIn(plate, order), order);

/**
 * Reads the guides one way and lays them out the other, from A01 on: row by row becomes column by column. With `to` the
 * other order it leads back, when there were no gaps.
 */
export function layOutBy(plate: Plate, to: FillOrder): Plate {
  return laidOut(plate, readIn(plate, to === 'by_row' ? 'by_column' : 'by_row'), to);
}

const wellsBy = (order: FillOrder): readonly number[] =>
  positionsInOrder(plate96, order).map((position) => wellIndex(position, plate96));

function readIn(plate: Plate, order: FillOrder): readonly Well[] {
  const wells = new Map(plate.wells.map((well) => [well.index, well]));
  return wellsBy(order).flatMap((index) => wells.get(index) ?? []);
}

function laidOut(plate: Plate, wells: readonly Well[], order: FillOrder): Plate {
  const places = wellsBy(order);
  const placeOf = new Map(wells.map((well, at) => [well.index, places[at] ?? well.index]));
  return movedTo(plate, (index) => placeOf.get(index) ?? index);
}

const geneOf = ({ name }: Well): string => name.trim().split(/[-_ ]/, 1)[0] ?? '';
