import type { BuilderProject } from '../project/builder-project.ts';

/** Moves a plate among its neighbours; at an end it stays. */
export function movePlate<Project extends BuilderProject>(project: Project, plateId: string, step: 1 | -1): Project {
  const at = project.plates.findIndex((plate) => plate.id === plateId);
  return movePlateTo(project, plateId, at + step);
}

/** Puts a plate at a place of the row of plates; the others close up. Beyond the ends there is no place. */
export function movePlateTo<Project extends BuilderProject>(project: Project, plateId: string, to: number): Project {
  const at = project.plates.findIndex((plate) => plate.id === plateId);
  const plate = project.plates[at];
  if (plate === undefined || to === at || to < 0 || to >= project.plates.length) return project;
  return { ...project, plates: project.plates.toSpliced(at, 1).toSpliced(to, 0, plate) };
}
