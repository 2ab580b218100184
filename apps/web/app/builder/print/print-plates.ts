import { activePlateOf, type BuilderPlate, type BuilderProject, type PlateOf } from '../project/builder-project.ts';
import type { Builder, Printed } from '../project/builder-store.ts';

/** The plates that go on paper: the one in view, or all that hold something. */
export function printedPlates<Project extends BuilderProject>(
  project: Project,
  printed: Printed,
): readonly PlateOf<Project>[] {
  const inView = activePlateOf(project)?.id;
  return project.plates.filter(({ id, wells }) => (printed === 'all' ? wells.length > 0 : id === inView));
}

/** Sequences of more bases than this don't fit beside a name in a third of the page. */
const fitsAThird = 24;

export const holdsLongSequences = (wells: BuilderPlate['wells']): boolean =>
  wells.some(({ sequence }) => sequence.length > fitsAThird);

/**
 * The list of a plate in columns of the page: three of short sequences, so that a plate is one page; one of long ones.
 */
export function listColumns(wells: BuilderPlate['wells']): readonly BuilderPlate['wells'][] {
  if (holdsLongSequences(wells)) return [wells];
  const rows = Math.max(Math.ceil(wells.length / 3), 1);
  return [0, 1, 2].map((column) => wells.slice(column * rows, (column + 1) * rows)).filter(({ length }) => length > 0);
}

/** Prints these plates, or what the product lists instead of plates. */
export function printSheet(builder: Pick<Builder, 'look'>, printed: Printed): void {
  builder.look({ printed });
  // When the screen has drawn whatever was closed before.
  requestAnimationFrame(() => window.print());
}
