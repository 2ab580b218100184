import { addTubes, type GuideRnaProject, newTube, type Tube } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import type { NewId } from './edit-wells.ts';

/** What a pasted or typed row gives a tube; the rest are the settings for new tubes. */
export type TubeContent = Partial<Omit<Tube, 'id'>>;

/** "A07" for the seventh tube: row by row, twelve to a row. */
export const nextPosition = (count: number): string => wellLabel(wellPosition(count, plate96));

export function setTube(project: GuideRnaProject, tubeId: string, change: TubeContent): GuideRnaProject {
  const tubes = project.tubes.map((tube) => (tube.id === tubeId ? { ...tube, ...change } : tube));
  return { ...project, tubes };
}

/** Adds rows as specified: one single empty tube is replaced, otherwise they are appended (Specification 1 §4). */
export function addTubeRows(project: GuideRnaProject, rows: readonly TubeContent[], newId: NewId): GuideRnaProject {
  const replaced = addTubes(project.tubes, []).length < project.tubes.length;
  const from = replaced ? 0 : project.tubes.length;
  const added = rows.map((row, at): Tube => ({ ...newTube(newId(), nextPosition(from + at)), ...row }));
  return { ...project, tubes: addTubes(project.tubes, added) };
}

/** Removing tubes closes the gaps, so that the rack stays filled from A01. */
export function removeTubes(project: GuideRnaProject, tubeIds: ReadonlySet<string>): GuideRnaProject {
  const tubes = project.tubes
    .filter((tube) => !tubeIds.has(tube.id))
    .map((tube, at) => ({ ...tube, position: nextPosition(at) }));
  return tubes.length === project.tubes.length ? project : { ...project, tubes };
}
