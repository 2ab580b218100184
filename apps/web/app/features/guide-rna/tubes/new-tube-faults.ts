import {
  checkTubes,
  faultMessage,
  type GuideRnaSettings,
  newTube,
  proposeForTubes,
  type RowFault,
  tubePosition,
} from '@cutsite/domain/guide-rna';
import type { NewRowFault } from '../../../builder/row-table/new-row-settings.tsx';
import { fixesOf } from '../fixes/fixes.ts';

const choices: ReadonlySet<RowFault['field']> = new Set(['modifications', 'yield', 'purification']);
const noNamesInCart: ReadonlySet<string> = new Set();

/** The faults that every new tube would have by its choices: the rules and the repairs are those of the rows. */
export function newTubeFaults(settings: GuideRnaSettings): readonly NewRowFault<Partial<GuideRnaSettings>>[] {
  const tubes = [newTube('new', tubePosition(0), settings)];
  const check = checkTubes(tubes, { tubeNamesInCart: noNamesInCart });
  const [proposals = []] = proposeForTubes(tubes, check, noNamesInCart);
  const faults = (check.rows[0] ?? []).filter(({ field }) => choices.has(field));
  return faults.map((fault) => ({
    key: fault.code,
    severity: fault.severity,
    field: fault.field,
    message: faultMessage(fault),
    fixes: fixesOf(fault, proposals),
  }));
}
