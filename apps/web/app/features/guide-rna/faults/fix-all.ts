import {
  checkTubes,
  type GuideRnaProject,
  type Proposal,
  proposeForTubes,
  type TubesCheck,
} from '@cutsite/domain/guide-rna';
import type { NewId } from '../../../builder/project/builder-project.ts';
import { inRounds } from '../../../builder/repairs/repair.ts';
import { checkedPlates } from '../check/checked-plates.ts';
import { applyFixes, type PlacedFix } from '../fixes/apply-fix.ts';
import { fixesOf } from '../fixes/fixes.ts';
import { mendable, plateFaults } from './listed-faults.ts';

/** A project with its answers made, and how many there were. */
interface Fixed {
  readonly project: GuideRnaProject;
  readonly fixed: number;
}

/** Every fault mended that has one answer, those too that only then have one. `fixesIn` finds them as things stand. */
function fixInRounds(
  project: GuideRnaProject,
  newId: NewId,
  fixesIn: (now: GuideRnaProject) => readonly PlacedFix[],
): Fixed {
  let fixed = 0;
  const done = inRounds(project, (now) => {
    const fixes = firstOfEach(fixesIn(now));
    if (fixes.length === 0) return null;
    fixed += fixes.length;
    return applyFixes(now, fixes, newId);
  });
  return { project: done, fixed };
}

/** Mends all faults of all plates that have one answer. */
export const fixAll = (project: GuideRnaProject, newId: NewId): Fixed =>
  fixInRounds(project, newId, (now) => mendable(checkedPlates(now).flatMap(plateFaults)));

/** The faults of tubes that have one answer. */
export function mendableOfTubes(
  { tubes }: Pick<GuideRnaProject, 'tubes'>,
  rows: TubesCheck['rows'],
  proposals: readonly (readonly Proposal[])[],
): readonly PlacedFix[] {
  return tubes.flatMap(({ id }, at) => {
    const fixes = (rows[at] ?? [])
      .flatMap((fault) => fixesOf(fault, proposals[at] ?? []))
      .filter(({ certain }) => certain);
    return fixes.map((fix) => ({ place: { kind: 'tube', tubeId: id } as const, fix }));
  });
}

/** Mends all faults of tubes that have one answer. */
export const fixAllTubes = (project: GuideRnaProject, tubeNamesInCart: ReadonlySet<string>, newId: NewId): Fixed =>
  fixInRounds(project, newId, (now) => {
    const check = checkTubes(now.tubes, { tubeNamesInCart });
    return mendableOfTubes(now, check.rows, proposeForTubes(now.tubes, check, tubeNamesInCart));
  });

/** Two answers for one field never go together: the second is asked for again once the first is made. */
function firstOfEach(faults: readonly PlacedFix[]): readonly PlacedFix[] {
  const seen = new Set<string>();
  return faults.filter(({ place, fix }) => {
    const fields = Object.keys(fix?.change ?? {}).map((field) => `${JSON.stringify(place)} ${field}`);
    if (fields.some((field) => seen.has(field))) return false;
    for (const field of fields) seen.add(field);
    return true;
  });
}
