import {
  geneEditors,
  modifications,
  purificationOptions,
  type Tube,
  tubePosition,
  yieldOptions,
} from '@cutsite/domain/guide-rna';
import type { CellRules } from '../../../../builder/cell-range/cell-changes.ts';
import { nextGuideName } from '../../project/guide-wells.ts';

/** The columns of the table that can be edited, from left to right. */
export const tubeColumns = [
  'position',
  'name',
  'sequence',
  'nuclease',
  'modifications',
  'yield',
  'purification',
] as const;

export type TubeColumn = (typeof tubeColumns)[number];

/** One choice of a column, and the words it is known by. */
interface Choice {
  readonly words: readonly string[];
  readonly change: Partial<Tube>;
}

/** The amount of a yield without its unit is understood too. */
const choices = {
  nuclease: Object.entries(geneEditors).map(([id, { display }]) => ({
    words: [id, display],
    change: { nuclease: id as keyof typeof geneEditors },
  })),
  modifications: modifications.map((id) => ({ words: [id], change: { modifications: id } })),
  yield: yieldOptions.map(({ id, display, nmol }) => ({ words: [id, display, String(nmol)], change: { yield: id } })),
  purification: purificationOptions.map(({ id, display }) => ({
    words: [id, display, `${display} (not available)`],
    change: { purification: id },
  })),
} as const satisfies Record<string, readonly Choice[]>;

/** What text from a spreadsheet gives a field of a tube; null when a choice is not one of those offered. */
export function readCell(column: TubeColumn, text: string): Partial<Tube> | null {
  const cell = text.replace(/\s+/g, ' ').trim();
  if (column === 'position' || column === 'name' || column === 'sequence') return { [column]: cell };
  const word = plain(cell);
  return choices[column].find(({ words }) => words.some((one) => plain(one) === word))?.change ?? null;
}

/** Letter case, blanks and hyphens make no difference between choices. */
const plain = (words: string): string => words.toLowerCase().replace(/[\s-]+/g, '');

/** What stands in a cell, in the words of the screen. */
export function cellText(tube: Tube, column: TubeColumn): string {
  switch (column) {
    case 'nuclease':
      return geneEditors[tube.nuclease].display;
    case 'yield':
      return yieldOptions.find(({ id }) => id === tube.yield)?.display ?? tube.yield;
    case 'purification':
      return purificationOptions.find(({ id }) => id === tube.purification)?.display ?? tube.purification;
    default:
      return tube[column];
  }
}

/** The first place of the rack that is free, whatever stood above. */
function nextPosition(_: string, taken: Set<string>): string {
  let place = 0;
  while (taken.has(tubePosition(place))) place += 1;
  taken.add(tubePosition(place));
  return tubePosition(place);
}

/** The tubes as rows of cells, each known by the id of its tube. */
export function tubeRules(tubes: readonly Tube[]): CellRules<string, TubeColumn, Partial<Tube>> {
  const byId = new Map(tubes.map((tube) => [tube.id, tube]));
  return {
    columns: tubeColumns,
    allRows: tubes.map(({ id }) => id),
    text: (id, column) => {
      const tube = byId.get(id);
      return tube === undefined ? '' : cellText(tube, column);
    },
    read: readCell,
    canBeEmpty: ['name', 'sequence'],
    countsOn: { name: nextGuideName, position: nextPosition },
  };
}
