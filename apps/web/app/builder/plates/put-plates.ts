import type { BuilderProject, PlateOf } from '../project/builder-project.ts';

/**
 * The project with these plates in it: known ones in their places, new ones at the end; the last change of a plate
 * counts.
 */
export function putPlates<Project extends BuilderProject>(
  project: Project,
  plates: readonly PlateOf<Project>[],
): Project {
  const changed = new Map(plates.map((plate) => [plate.id, plate]));
  const known = new Set(project.plates.map(({ id }) => id));
  const kept = project.plates.map((plate) => changed.get(plate.id) ?? plate);
  return { ...project, plates: [...kept, ...[...changed.values()].filter(({ id }) => !known.has(id))] };
}
