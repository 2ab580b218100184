import {
  addTubes,
  type GuideRnaProject,
  type GuideRnaSettings,
  newTube,
  type Tube,
  tubePosition,
} from '@cutsite/domain/guide-rna';
import { withEditor } from './edit-plates.ts';
import type { NewId } from './edit-wells.ts';

/** What a pasted or typed row gives a tube; the rest are the settings for new tubes. */
export type TubeContent = Partial<Pick<Tube, 'name' | 'sequence' | 'modifications'>>;

export function setTube(project: GuideRnaProject, tubeId: string, change: Partial<Omit<Tube, 'id'>>): GuideRnaProject {
  const tubes = project.tubes.map((tube) =>
    tube.id === tubeId ? { ...tube, ...change, ...withEditor(tube, change) } : tube,
  );
  return { ...project, tubes };
}

/** Adds rows as specified: one single empty tube is replaced, otherwise they are appended (Specification 1 §4). */
export function addTubeRows(
  project: GuideRnaProject,
  rows: readonly TubeContent[],
  settings: GuideRnaSettings,
  newId: NewId,
): GuideRnaProject {
  const added = rows.map((row): Tube => ({ ...newTube(newId(), tubePosition(0), settings), ...row }));
  return added.length === 0 ? project : { ...project, tubes: addTubes(project.tubes, added) };
}

/** A tube at the end, for typing; it takes the place of a single blank one. */
export function appendTube(
  project: GuideRnaProject,
  tube: TubeContent,
  settings: GuideRnaSettings,
  newId: NewId,
): GuideRnaProject {
  const [only] = project.tubes;
  const blank = project.tubes.length === 1 && only?.name === '' && only.sequence === '';
  const kept = blank && tube.name !== '' ? [] : project.tubes;
  const position = tubePosition(kept.length);
  return { ...project, tubes: [...kept, { ...newTube(newId(), position, settings), ...tube }] };
}

/** Removing tubes closes the gaps, so that the rack stays filled from A01. */
export function removeTubes(project: GuideRnaProject, tubeIds: ReadonlySet<string>): GuideRnaProject {
  const kept = project.tubes.filter((tube) => !tubeIds.has(tube.id));
  if (kept.length === project.tubes.length) return project;
  return { ...project, tubes: kept.map((tube, place) => ({ ...tube, position: tubePosition(place) })) };
}
