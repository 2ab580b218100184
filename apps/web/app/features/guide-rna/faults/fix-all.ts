import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { checkedPlates } from '../check/checked-plates.ts';
import type { NewId } from '../project/edit-wells.ts';
import { applyFixes } from './apply-fix.ts';
import { type ListedFault, mendable, plateFaults } from './listed-faults.ts';

/** One answer can uncover the next, as bases in another notation do the scaffold behind them; this is deeper than they lie. */
const mostRounds = 8;

/** The plates with every error mended that has one answer, those too that only then have one; and how many there were. */
export function fixAll(
  project: GuideRnaProject,
  newId: NewId,
): { readonly project: GuideRnaProject; readonly fixed: number } {
  let done = project;
  let fixed = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const faults = firstOfEach(mendable(checkedPlates(done.plates).flatMap(plateFaults)));
    if (faults.length === 0) break;
    done = applyFixes(done, faults, newId);
    fixed += faults.length;
  }
  return { project: done, fixed };
}

/** Two answers for one field never go together: the second is asked for again once the first is made. */
function firstOfEach(faults: readonly ListedFault[]): readonly ListedFault[] {
  const seen = new Set<string>();
  return faults.filter(({ place, fix }) => {
    const fields = Object.keys(fix?.change ?? {}).map((field) => `${JSON.stringify(place)} ${field}`);
    if (fields.some((field) => seen.has(field))) return false;
    for (const field of fields) seen.add(field);
    return true;
  });
}
