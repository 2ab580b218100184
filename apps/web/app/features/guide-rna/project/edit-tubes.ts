import {
  addTubes,
  type GuideRnaProject,
  type GuideRnaSettings,
  newTube,
  type Tube,
  tubePosition,
} from '@cutsite/domain/guide-rna';
import type { NewId } from '../../../builder/project/builder-project.ts';
import { withEditor } from './edit-plates.ts';

/** What a pasted or typed row gives a tube; the rest are the settings for new tubes. */
export type TubeContent = Partial<Omit<Tube, 'id'>>;

export function setTube(project: GuideRnaProject, tubeId: string, change: Partial<Omit<Tube, 'id'>>): GuideRnaProject {
  return setTubes(project, new Set([tubeId]), change);
}

/** One change to several tubes; each keeps what the change does not name, as far as its editor offers it. */
export function setTubes(
  project: GuideRnaProject,
  tubeIds: ReadonlySet<string>,
  change: Partial<Omit<Tube, 'id'>>,
): GuideRnaProject {
  return changeTubes(project, new Map([...tubeIds].map((id) => [id, change])));
}

/**
 * A change of its own for each of several tubes; each keeps what its change does not name, as far as its editor offers
 * it.
 */
export function changeTubes(project: GuideRnaProject, changes: ReadonlyMap<string, TubeContent>): GuideRnaProject {
  if (changes.size === 0) return project;
  const tubes = project.tubes.map((tube) => {
    const change = changes.get(tube.id);
    return change === undefined ? tube : { ...tube, ...change, ...withEditor(tube, change) };
  });
  return { ...project, tubes };
}

/** Adds rows as specified: one single empty tube is replaced, otherwise they are appended (GR-34, GR-35). */
export function addTubeRows(
  project: GuideRnaProject,
  rows: readonly TubeContent[],
  settings: GuideRnaSettings,
  newId: NewId,
): GuideRnaProject {
  const added = rows.map((row): Tube => {
    const fresh = newTube(newId(), tubePosition(0), settings);
    return { ...fresh, ...row, ...withEditor(fresh, row) };
  });
  return added.length === 0 ? project : { ...project, tubes: addTubes(project.tubes, added) };
}

/** The first place of the rack where no tube stands. */
export function freePosition(tubes: readonly Tube[]): string {
  const taken = new Set(tubes.map((tube) => tube.position));
  let place = 0;
  while (taken.has(tubePosition(place))) place += 1;
  return tubePosition(place);
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
  const position = freePosition(kept);
  return { ...project, tubes: [...kept, { ...newTube(newId(), position, settings), ...tube }] };
}

/** Removing tubes closes the gaps, so that the rack stays filled from A01. */
export function removeTubes(project: GuideRnaProject, tubeIds: ReadonlySet<string>): GuideRnaProject {
  const kept = project.tubes.filter((tube) => !tubeIds.has(tube.id));
  if (kept.length === project.tubes.length) return project;
  return { ...project, tubes: kept.map((tube, place) => ({ ...tube, position: tubePosition(place) })) };
}
