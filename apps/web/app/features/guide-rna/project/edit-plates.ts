import {
  type GuideRnaProject,
  type GuideRnaSettings,
  modificationsFor,
  newPlate,
  type Plate,
} from '@cutsite/domain/guide-rna';
import { type NewId, updatePlate } from './edit-wells.ts';

/** "Plate 3": the first number from the count on that no plate carries. */
function freePlateName(project: GuideRnaProject): string {
  const taken = new Set(project.plates.map((plate) => plate.name.trim()));
  let number = project.plates.length + 1;
  while (taken.has(`Plate ${number}`)) number += 1;
  return `Plate ${number}`;
}

export function activePlateOf(project: GuideRnaProject): Plate | undefined {
  return project.plates.find((plate) => plate.id === project.activePlateId) ?? project.plates[0];
}

/** A new plate takes the settings of the one in view. */
export function addPlate(project: GuideRnaProject, newId: NewId): GuideRnaProject {
  const plate = newPlate(newId(), freePlateName(project), activePlateOf(project));
  return { ...project, plates: [...project.plates, plate], activePlateId: plate.id };
}

export function duplicatePlate(project: GuideRnaProject, plateId: string, newId: NewId): GuideRnaProject {
  const at = project.plates.findIndex((plate) => plate.id === plateId);
  const original = project.plates[at];
  if (original === undefined) return project;
  const copy: Plate = {
    ...original,
    id: newId(),
    name: freePlateName(project),
    wells: original.wells.map((well) => ({ ...well, id: newId() })),
  };
  return { ...project, plates: project.plates.toSpliced(at + 1, 0, copy), activePlateId: copy.id };
}

/** Removes a plate; a project keeps at least one, so the last is replaced by an empty one. */
export function removePlate(project: GuideRnaProject, plateId: string, newId: NewId): GuideRnaProject {
  const at = project.plates.findIndex((plate) => plate.id === plateId);
  if (at < 0) return project;
  const rest = project.plates.toSpliced(at, 1);
  const plates = rest.length > 0 ? rest : [newPlate(newId(), 'Plate 1')];
  const next = plates[Math.min(at, plates.length - 1)];
  return { ...project, plates, activePlateId: next?.id ?? null };
}

export const renamePlate = (project: GuideRnaProject, plateId: string, name: string): GuideRnaProject =>
  updatePlate(project, plateId, (plate) => (plate.name === name ? plate : { ...plate, name }));

/** Looking at another plate is no change of the order; the caller keeps it out of the history. */
export const showPlate = (project: GuideRnaProject, plateId: string | null): GuideRnaProject =>
  project.activePlateId === plateId ? project : { ...project, activePlateId: plateId };

export const setPlateSettings = (
  project: GuideRnaProject,
  plateId: string,
  change: Partial<GuideRnaSettings>,
): GuideRnaProject => updatePlate(project, plateId, (plate) => ({ ...plate, ...withEditor(plate, change) }));

/** Another gene editor may not offer the chemistry chosen before; its default is taken then. */
export function withEditor(before: GuideRnaSettings, change: Partial<GuideRnaSettings>): Partial<GuideRnaSettings> {
  if (change.nuclease === undefined || change.modifications !== undefined) return change;
  const offered = modificationsFor(change.nuclease);
  if (offered.includes(before.modifications)) return change;
  return { ...change, modifications: offered[0] ?? 'Standard' };
}
