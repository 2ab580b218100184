import { type Tube, tubePosition } from '@cutsite/domain/guide-rna';
import { nextName } from '../../arrange/fill-range.ts';
import type { TubeContent } from '../../project/edit-tubes.ts';
import { readCell } from './read-cell.ts';
import { cellText, type TubeColumn, type TubeRange, tubeColumns } from './tube-cells.ts';

/** What changes, tube by tube. */
export type TubeChanges = ReadonlyMap<string, Partial<Tube>>;

/** What a paste does: to the tubes that are there, and the tubes it adds below them. */
export interface PastedCells {
  readonly changes: TubeChanges;
  readonly added: readonly TubeContent[];
  /** Cells whose words are none of the choices of their column. */
  readonly notUnderstood: number;
}

/** Names and sequences are emptied; a choice and a place cannot be. */
export function clearCells({ tubes, columns }: TubeRange): TubeChanges {
  const cleared = columns.filter((column) => column === 'name' || column === 'sequence');
  const empty = Object.fromEntries(cleared.map((column) => [column, '']));
  return new Map(cleared.length === 0 ? [] : tubes.map(({ id }) => [id, empty]));
}

/**
 * The first row of the range fills the rows below it. Names count on, since no two may be alike, and so do places in the
 * rack; everything else is copied. `all` are the tubes of the project, seen or not.
 */
export function fillCellsDown({ tubes, columns }: TubeRange, all: readonly Tube[]): TubeChanges {
  const [model, ...below] = tubes;
  if (model === undefined) return new Map();
  const counter = countedOn(all, below);
  return new Map(
    below.map(({ id }) => [id, Object.assign({}, ...columns.map((column) => counter(model, column)))] as const),
  );
}

/**
 * Puts cells of a spreadsheet over the range, from its first cell on: as often as they fit evenly into it, otherwise once.
 * Rows past the last tube become new tubes; columns past the last have no place and are left out.
 */
export function pasteCells(
  range: TubeRange,
  cells: readonly (readonly string[])[],
  shown: readonly Tube[],
  all: readonly Tube[],
): PastedCells {
  const height = cells.length;
  const width = Math.max(...cells.map((row) => row.length));
  const down = range.tubes.length % height === 0 ? range.tubes.length : height;
  const across = range.columns.length % width === 0 ? range.columns.length : width;
  const firstRow = shown.findIndex(({ id }) => id === range.tubes[0]?.id);
  const firstColumn = tubeColumns.indexOf(range.columns[0] ?? 'name');
  const columns = tubeColumns.slice(firstColumn, firstColumn + across);
  const goal = shown.slice(firstRow, firstRow + down);
  const names = new Set(all.filter((tube) => !goal.includes(tube)).map(({ name }) => name.trim()));
  const changes = new Map<string, Partial<Tube>>();
  const added: TubeContent[] = [];
  let notUnderstood = 0;
  for (let row = 0; row < down; row += 1) {
    let change: Partial<Tube> = {};
    for (const [at, column] of columns.entries()) {
      const text = cells[row % height]?.[at % width];
      if (text === undefined) continue;
      const read = readCell(column, text);
      if (read === null) notUnderstood += text.trim() === '' ? 0 : 1;
      else change = { ...change, ...read };
    }
    // The second time the same cells are put down, their names count on.
    if (row >= height && change.name !== undefined) change = { ...change, name: nextName(change.name, names) };
    else if (change.name !== undefined) names.add(change.name.trim());
    const tube = goal[row];
    if (tube !== undefined) changes.set(tube.id, change);
    else added.push(change);
  }
  return { changes, added, notUnderstood };
}

/** Gives each next tube what a cell of the model becomes there. */
function countedOn(all: readonly Tube[], below: readonly Tube[]) {
  const others = all.filter((tube) => !below.includes(tube));
  const names = new Set(others.map(({ name }) => name.trim()));
  const places = new Set(others.map(({ position }) => position));
  return (model: Tube, column: TubeColumn): Partial<Tube> => {
    if (column === 'name') return { name: nextName(model.name, names) };
    if (column !== 'position') return readCell(column, cellText(model, column)) ?? {};
    let place = 0;
    while (places.has(tubePosition(place))) place += 1;
    places.add(tubePosition(place));
    return { position: tubePosition(place) };
  };
}
