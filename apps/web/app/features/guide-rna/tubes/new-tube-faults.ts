import {
  checkTubes,
  type GuideRnaSettings,
  newTube,
  proposeForTubes,
  type RowFault,
  tubePosition,
} from '@cutsite/domain/guide-rna';
import { type Fix, fixesOf } from '../fixes/fixes.ts';

/** A choice for new tubes that none of them could be ordered with, and what can be chosen instead. */
export interface SettingFault {
  readonly fault: RowFault;
  readonly fixes: readonly Fix[];
}

const choices: ReadonlySet<RowFault['field']> = new Set(['modifications', 'yield', 'purification']);
const nobody: ReadonlySet<string> = new Set();

/** What every new tube would be told about its choices: the rules and the repairs are those of the rows. */
export function newTubeFaults(settings: GuideRnaSettings): readonly SettingFault[] {
  const tubes = [newTube('new', tubePosition(0), settings)];
  const check = checkTubes(tubes, { tubeNamesInCart: nobody });
  const [proposals = []] = proposeForTubes(tubes, check, nobody);
  const faults = (check.rows[0] ?? []).filter(({ field }) => choices.has(field));
  return faults.map((fault) => ({ fault, fixes: fixesOf(fault, proposals) }));
}
