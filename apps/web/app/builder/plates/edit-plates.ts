import { activePlateOf, type BuilderProject, type NewId, type PlateOf } from '../project/builder-project.ts';
import { updatePlate } from './edit-wells.ts';

/** An empty plate of the product; it takes the settings of `like`, when there is one. */
export type NewPlate<Plate> = (id: string, name: string, like?: Plate) => Plate;

/** "Plate 3": the first number from the count on that no plate carries. */
function freePlateName({ plates }: BuilderProject): string {
  const taken = new Set(plates.map((plate) => plate.name.trim()));
  let number = plates.length + 1;
  while (taken.has(`Plate ${number}`)) number += 1;
  return `Plate ${number}`;
}

/** A new plate takes the settings of the one in view. */
export function addPlate<Project extends BuilderProject>(
  project: Project,
  newId: NewId,
  newPlate: NewPlate<PlateOf<Project>>,
): Project {
  const plate = newPlate(newId(), freePlateName(project), activePlateOf(project));
  return { ...project, plates: [...project.plates, plate], activePlateId: plate.id };
}

export function duplicatePlate<Project extends BuilderProject>(
  project: Project,
  plateId: string,
  newId: NewId,
): Project {
  const at = project.plates.findIndex((plate) => plate.id === plateId);
  const original = project.plates[at];
  if (original === undefined) return project;
  const copy = {
    ...original,
    id: newId(),
    name: freePlateName(project),
    wells: original.wells.map((well) => ({ ...well, id: newId() })),
  };
  return { ...project, plates: project.plates.toSpliced(at + 1, 0, copy), activePlateId: copy.id };
}

/** Removes a plate; a project keeps at least one, so the last is replaced by an empty one. */
export function removePlate<Project extends BuilderProject>(
  project: Project,
  plateId: string,
  newId: NewId,
  newPlate: NewPlate<PlateOf<Project>>,
): Project {
  const at = project.plates.findIndex((plate) => plate.id === plateId);
  if (at < 0) return project;
  const rest = project.plates.toSpliced(at, 1);
  const plates = rest.length > 0 ? rest : [newPlate(newId(), 'Plate 1')];
  const next = plates[Math.min(at, plates.length - 1)];
  return { ...project, plates, activePlateId: next?.id ?? null };
}

export const renamePlate = <Project extends BuilderProject>(project: Project, plateId: string, name: string): Project =>
  updatePlate(project, plateId, (plate) => (plate.name === name ? plate : { ...plate, name }));
