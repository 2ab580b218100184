import { tubePosition } from './new-rows.ts';
import type { GuideRnaProject, Tube } from './project.ts';

/** A tube is empty while its name or its sequence is missing (GR-33). */
export function isEmptyTube(tube: Pick<Tube, 'name' | 'sequence'>): boolean {
  return tube.name.trim() === '' || tube.sequence.trim() === '';
}

/**
 * Adds tubes: they take the place of a list that holds exactly one empty tube, and are appended to any other
 * (GR-34, GR-35). Added tubes get the next free places of the rack, whatever place they came with.
 */
export function addTubes(existing: readonly Tube[], added: readonly Tube[]): readonly Tube[] {
  if (added.length === 0) return existing;
  const [only] = existing;
  const kept = existing.length === 1 && only !== undefined && isEmptyTube(only) ? [] : existing;
  const taken = new Set(kept.map((tube) => tube.position));
  let place = 0;
  const placed = added.map((tube) => {
    while (taken.has(tubePosition(place))) place += 1;
    const position = tubePosition(place);
    place += 1;
    return { ...tube, position };
  });
  return [...kept, ...placed];
}

/** No guide was begun, neither on a plate nor in a tube. */
export const holdsNoGuide = ({ plates, tubes }: Pick<GuideRnaProject, 'plates' | 'tubes'>): boolean =>
  plates.every(({ wells }) => wells.length === 0) &&
  tubes.every(({ name, sequence }) => name === '' && sequence === '');
