import {
  checkTubes,
  type GuideRnaProject,
  type Proposal,
  proposeForTubes,
  type TubesCheck,
} from '@cutsite/domain/guide-rna';
import { mendable } from '../../../builder/plate-faults/listed-faults.ts';
import type { NewId } from '../../../builder/project/builder-project.ts';
import { type Fixed, fixInRounds, type PlacedFix } from '../../../builder/repairs/fixes.ts';
import { checkedPlates } from '../check/checked-plates.ts';
import { applyFixes } from '../fixes/apply-fix.ts';
import { fixesOf, type GuideFix } from '../fixes/fixes.ts';
import { plateFaults } from './listed-faults.ts';

const fixedBy = (
  project: GuideRnaProject,
  newId: NewId,
  fixesIn: (now: GuideRnaProject) => readonly PlacedFix<GuideFix>[],
): Fixed<GuideRnaProject> => fixInRounds(project, fixesIn, (now, fixes) => applyFixes(now, fixes, newId));

/** Mends all faults of all plates that have one answer. */
export const fixAll = (project: GuideRnaProject, newId: NewId): Fixed<GuideRnaProject> =>
  fixedBy(project, newId, (now) => mendable(checkedPlates(now).flatMap(plateFaults)));

/** The faults of tubes that have one answer. */
export function mendableOfTubes(
  { tubes }: Pick<GuideRnaProject, 'tubes'>,
  rows: TubesCheck['rows'],
  proposals: readonly (readonly Proposal[])[],
): readonly PlacedFix<GuideFix>[] {
  return tubes.flatMap(({ id }, at) => {
    const fixes = (rows[at] ?? [])
      .flatMap((fault) => fixesOf(fault, proposals[at] ?? []))
      .filter(({ certain }) => certain);
    return fixes.map((fix) => ({ place: { kind: 'row', rowId: id } as const, fix }));
  });
}

/** Mends all faults of tubes that have one answer. */
export const fixAllTubes = (
  project: GuideRnaProject,
  tubeNamesInCart: ReadonlySet<string>,
  newId: NewId,
): Fixed<GuideRnaProject> =>
  fixedBy(project, newId, (now) => {
    const check = checkTubes(now.tubes, { tubeNamesInCart });
    return mendableOfTubes(now, check.rows, proposeForTubes(now.tubes, check, tubeNamesInCart));
  });
